### Šta stoji oko table tokom partije.

## Ploča pored table

board-plain = { $size } × { $size }
board-with-rules =
    { $size } × { $size }, { $variant ->
        [escape] bekstvo
        [expert] ekspert
       *[standard] obična pravila
    }

menu = Meni
menu-new-game = Nova igra…
menu-rules = Pravila
menu-settings = Podešavanja
menu-keys = Tasteri
menu-share = Podeli link
menu-download = Preuzmi
menu-open = Otvori datoteku…
menu-title = Početni ekran
panel-fold = Sklopi panel (P)
panel-unfold = Otvori panel (P)

seat-hint = Ko igra ovu stranu
counted-freedom = Živi kamenčići
counted-freeze = Zamrznute kocke protivnika
counted-squares = Popunjeni znakovi

undo = Vrati
undo-hint = Vrati poslednji potez (Ctrl+Z)
redo = Ponovi
redo-hint = Odigraj ga ponovo (Ctrl+Shift+Z)
draw = Remi
draw-hint = Oba igrača pristaju na remi
resign = Predaj
resign-hint = Predaje onaj ko je na potezu

## Kartica koja kaže šta se dešava

status-looking-back = Gledaš potez { $move }.
status-back-to-now = Na tekući potez
status-thinking =
    { $subject ->
        [circles] { $who } razmišljaju.
        [boxes] { $who } razmišljaju.
       *[other] { $who } razmišlja.
    }
status-move-now = Igraj odmah
commit-move = Potez { $move }
commit-place = Potez { $move }
commit-hint = Enter, ili još jedan klik na polje
let-go = Pusti
key-escape = Escape
key-space = Razmaknica

near-repetition = Ova pozicija stoji drugi put. Treći put je remi.
near-limit = Partija je remi posle još { $left } poteza.

step-move = Potez { $move }
step-turn =
    Talas { $wave } od { $waves }: { $count ->
        [one] okreće se { $count } kocka { side.genitive }
        [few] okreću se { $count } kocke { side.genitive }
       *[other] okreće se { $count } kocki { side.genitive }
    }
step-fill =
    Talas { $wave } od { $waves }: { $count ->
        [one] popunjen { $count } ugao
        [few] popunjena { $count } ugla
       *[other] popunjeno { $count } uglova
    }
step-occupy =
    Talas { $wave } od { $waves }: { $count ->
        [one] zauzeto { $count } polje
        [few] zauzeta { $count } polja
       *[other] zauzeto { $count } polja
    }

invite-free =
    { $subject ->
        [circles] { $who } su slobodni: može bilo koje prazno polje.
        [boxes] { $who } su slobodni: može bilo koje prazno polje.
       *[other] { $who } ima slobodu: može bilo koje prazno polje.
    }
invite-cube = { $who }: izaberi kocku.
invite-target = { $who }: izaberi kuda ide.
invite-move =
    { $subject ->
        [circles] { $who } su na potezu.
        [boxes] { $who } su na potezu.
       *[other] { $who } je na potezu.
    }

result-win =
    { $subject ->
        [circles] { $who } pobeđuju
        [boxes] { $who } pobeđuju
       *[other] { $who } pobeđuje
    }
result-draw = Remi
rematch = Revanš

end-resigned =
    { $side ->
        [circles] { side } predaju partiju.
        [boxes] { side } predaju partiju.
       *[other] { side } predaje partiju.
    }
end-agreed = Igrači su se složili za remi.
end-same-score = Obe strane imaju isti rezultat.
end-more-marks = { side } imaju više popunjenih znakova.
end-more-stones = { side } ima više živih kamenčića.
end-no-four = Tabla je puna, a četvorke nema.
end-four = { side } ima red od tačno četiri.
end-all-frozen = Sve kocke { side.genitive } su zamrznute.
end-no-move = { side } nema nijedan potez.
end-repetition = Ista pozicija je nastala treći put.
end-limit = Dostignuta je granica od 400 poteza.

## Šta bi potez uradio

preview-gain = { side } { $gain }
preview-waves =
    { $count ->
        [one] { $count } talas
       *[other] { $count } talasa
    }
preview-freezes = zamrzava { $count } od { side.genitive }
preview-turns = okreće { $count } od { side.genitive }

## Najave po pravilima iz 1975.

calls-question = { $who }: koje kocke se menjaju? Označi ih, pa pogledaj.
calls-see = Pogledaj
calls-marked =
    { $count ->
        [one] { $count } označena
        [few] { $count } označene
       *[other] { $count } označenih
    }
calls-tally = { $who }: najavljeno { $called } od { $changed }, pogrešno { $wrong }
calls-nothing = Ništa se nije promenilo i ništa nije najavljeno.
calls-all =
    { $count ->
        [one] Najavljeno je sve: { $count } kocka.
        [few] Najavljeno je sve: { $count } kocke.
       *[other] Najavljeno je sve: { $count } kocki.
    }
calls-verdict = Najavljeno: { $count }. Propušteno: { $missed }. Pogrešno najavljeno: { $wrong }.
calls-none = ništa

## Potezi

moves-none = Još nema poteza.
moves-hint = Pogledaj ovaj potez; još jednom za njegove korake
moves-promote = Glavna varijanta
moves-delete = Obriši varijantu
moves-set-off =
    { $waves ->
        [1] ·{ $changed }
       *[other] ·{ $changed } u { $waves }
    }

## Traka ispod table

bar-hold = Zaustavi (razmaknica)
bar-go-on = Nastavi (razmaknica)
bar-start = Početak (Home)
bar-back = Korak nazad (,)
bar-on = Korak napred (.)
bar-now = Sada (End)
bar-view = Pogled odozgo ili pod uglom (T)
bar-sound = Isključi ili uključi zvuk (M)
bar-speed = { $speed }×
bar-speed-hint = Brzina (− i +)
bar-speed-off = isklj.
bar-no-animation = Bez animacije
bar-time = Vreme u partiji
