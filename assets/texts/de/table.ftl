### Was während des Spiels um das Brett herum steht.

## Die Tafel

board-plain = { $size } × { $size }
board-with-rules =
    { $size } × { $size }, { $variant ->
        [escape] Ausbruch
        [expert] Experte
       *[standard] Standard
    }

menu = Menü
menu-new-game = Neues Spiel …
menu-rules = Regeln
menu-settings = Einstellungen
menu-keys = Tasten
menu-share = Link teilen
menu-download = Herunterladen
menu-open = Datei öffnen …
menu-title = Startbildschirm
panel-fold = Seitenleiste einklappen (P)
panel-unfold = Seitenleiste ausklappen (P)

seat-hint = Wer diese Seite spielt
counted-freedom = Lebende Steine
counted-freeze = Eingefrorene Würfel des Gegners
counted-squares = Ausgefüllte Zeichen

undo = Zurück
undo-hint = Den letzten Zug zurücknehmen (Strg+Z)
redo = Vor
redo-hint = Den Zug wieder machen (Strg+Umschalt+Z)
draw = Remis
draw-hint = Beide einigen sich auf ein Unentschieden
resign = Aufgeben
resign-hint = Wer am Zug ist, gibt auf

## Die Karte, die sagt, was geschieht

status-looking-back = Zu sehen ist Zug { $move }.
status-back-to-now = Zum aktuellen Zug
status-thinking =
    { $subject ->
        [circles] { $who } denken nach.
        [boxes] { $who } denken nach.
       *[other] { $who } denkt nach.
    }
status-move-now = Jetzt ziehen
commit-move = { $move } ziehen
commit-place = Auf { $move } setzen
commit-hint = Enter, oder noch einmal auf das Feld klicken
let-go = Loslassen
key-escape = Escape
key-space = Leertaste

near-repetition = Diese Stellung gibt es zum zweiten Mal. Beim dritten Mal ist das Spiel unentschieden.
near-limit =
    { $left ->
        [one] Nach einem weiteren Zug ist das Spiel unentschieden.
       *[other] Nach { $left } weiteren Zügen ist das Spiel unentschieden.
    }

step-move = Zug { $move }
step-turn =
    Welle { $wave } von { $waves }: { $count ->
        [one] { $count } Würfel von { side.the } dreht sich
       *[other] { $count } Würfel von { side.the } drehen sich
    }
step-fill =
    Welle { $wave } von { $waves }: { $count ->
        [one] { $count } Ecke ausgefüllt
       *[other] { $count } Ecken ausgefüllt
    }
step-occupy =
    Welle { $wave } von { $waves }: { $count ->
        [one] { $count } Feld besetzt
       *[other] { $count } Felder besetzt
    }

invite-free =
    { $subject ->
        [circles] { $who } sind frei: Jedes leere Feld geht.
        [boxes] { $who } sind frei: Jedes leere Feld geht.
       *[other] { $who } ist frei: Jedes leere Feld geht.
    }
invite-cube = { $who }: Wähle einen Würfel.
invite-target = { $who }: Wähle, wohin er geht.
invite-move =
    { $subject ->
        [circles] { $who } sind am Zug.
        [boxes] { $who } sind am Zug.
       *[other] { $who } ist am Zug.
    }

result-win =
    { $subject ->
        [circles] { $who } gewinnen
        [boxes] { $who } gewinnen
       *[other] { $who } gewinnt
    }
result-draw = Unentschieden
rematch = Revanche

end-resigned =
    { $side ->
        [circles] { side } geben auf.
        [boxes] { side } geben auf.
       *[other] { side } gibt auf.
    }
end-agreed = Beide haben sich auf ein Unentschieden geeinigt.
end-same-score = Beide Seiten haben gleich viel.
end-more-marks = { side } haben mehr ausgefüllte Zeichen.
end-more-stones = { side } hat mehr lebende Steine.
end-no-four = Das Brett ist voll und hat keinen Vierer.
end-four = { side } hat eine Reihe von genau vier.
end-all-frozen = Alle Würfel von { side.the } sind eingefroren.
end-no-move = { side } kann nicht ziehen.
end-repetition = Dieselbe Stellung gab es zum dritten Mal.
end-limit = Die Grenze von 400 Zügen ist erreicht.

## Was ein Zug bewirken würde

preview-gain = { side } { $gain }
preview-waves =
    { $count ->
        [one] { $count } Welle
       *[other] { $count } Wellen
    }
preview-freezes = friert { $count } von { side.the } ein
preview-turns = dreht { $count } von { side.the }

## Ansagen nach den Regeln von 1975

calls-question = { $who }: Welche Würfel ändern sich? Erst markieren, dann aufdecken.
calls-see = Aufdecken
calls-marked = { $count } markiert
calls-tally = { $who }: { $called } von { $changed } angesagt, { $wrong } falsch
calls-nothing = Nichts hat sich geändert, und nichts wurde angesagt.
calls-all =
    { $count ->
        [one] Angesagt, was es anzusagen gab: { $count } Würfel.
       *[other] Alle { $count } angesagt.
    }
calls-verdict = { $count } angesagt. Übersehen: { $missed }. Falsch angesagt: { $wrong }.
calls-none = nichts

## Die Züge

moves-none = Noch keine Züge.
moves-hint = Diesen Zug ansehen; noch einmal für seine Schritte
moves-promote = Zur Hauptvariante
moves-delete = Variante löschen
moves-set-off =
    { $waves ->
        [1] ·{ $changed }
       *[other] ·{ $changed } in { $waves }
    }

## Die Leiste unter dem Brett

bar-hold = Anhalten (Leertaste)
bar-go-on = Weiter (Leertaste)
bar-start = Anfang (Pos1)
bar-back = Ein Schritt zurück (,)
bar-on = Ein Schritt vor (.)
bar-now = Jetzt (Ende)
bar-view = Gerade von oben oder schräg (T)
bar-sound = Ton aus oder wieder an (M)
bar-speed = { $speed }×
bar-speed-hint = Tempo (− und +)
bar-speed-off = aus
bar-no-animation = Ohne Animation
bar-time = Zeit im Spiel
