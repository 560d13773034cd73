### Šta nije uspelo, i zašto potez nije dozvoljen.

## Zašto potez nije dozvoljen

refusal = { $reason }.
refusal-game-over = partija je završena
refusal-wrong-form =
    { $form ->
        [pass] { $move } nije potez u igri { $game }; očekuje se polje kao d4, ili dalje
        [slide] { $move } nije potez u igri { $game }; očekuju se dva polja kao b2-g7
       *[cell] { $move } nije potez u igri { $game }; očekuje se polje kao d4
    }
refusal-off-board = polja { $cell } nema na ovoj tabli; njena polja su od a1 do { $last }
refusal-occupied = polje { $cell } nije prazno
refusal-not-neighbour = polje { $cell } nije pored poslednjeg kamenčića { side.genitive } na { $last }
refusal-no-pass = u Bekstvu nema „dalje“
refusal-pass-too-early =
    { $count ->
        [one] samo poslednje prazno polje sme da ostane prazno; prazno je još { $count } polje
        [few] samo poslednje prazno polje sme da ostane prazno; prazna su još { $count } polja
       *[other] samo poslednje prazno polje sme da ostane prazno; prazno je još { $count } polja
    }
refusal-pass-without-loss = „dalje“ smeš reći samo ako bi ti kamenčić na { $cell } umanjio rezultat; ne bi
refusal-no-cube = na { $cell } nema kocke
refusal-not-yours = kocka na { $cell } pripada { side.dative }
refusal-frozen = kocka na { $cell } je zamrznuta
refusal-not-moved = kocka na { $cell } mora da ode na drugo polje
refusal-off-line =
    { $line ->
        [row] kocka na { $cell } je polarizovana i ide samo po svom redu
        [column] kocka na { $cell } je polarizovana i ide samo po svojoj koloni
        [rising] kocka na { $cell } je polarizovana i ide samo po svojoj uzlaznoj dijagonali
       *[falling] kocka na { $cell } je polarizovana i ide samo po svojoj silaznoj dijagonali
    }
refusal-not-in-line = polja { $from } i { $to } nisu u istom redu, koloni ni dijagonali
refusal-blocked = kocka na { $blocker } stoji između { $from } i { $to }

## Obaveštenja

notice-played =
    { $subject ->
        [name] { $who }: odigran potez { $move }.
        [circles] { $who } su odigrali { $move }.
        [boxes] { $who } su odigrali { $move }.
       *[other] { $who } je odigrao { $move }.
    }
notice-not-opened = Partija nije mogla da se otvori: { $error }.
notice-link-not-opened = Partija iz linka nije mogla da se otvori: { $error }.
notice-file-not-opened = { $name }: { $error }.
notice-last-not-read = Poslednja partija nije mogla da se pročita: { $error }.
notice-last-damaged = Poslednja partija nije mogla da se pročita: { $error }. Oštećena datoteka je sačuvana kao { $place }.
notice-game-not-kept = Partija nije mogla da se sačuva: { $error }.
notice-settings-damaged = Podešavanja nisu mogla da se pročitaju ({ $error }); važe uobičajena. Oštećena datoteka je sačuvana kao { $place }.
notice-settings-not-read = Podešavanja nisu mogla da se pročitaju: { $error }.
notice-settings-not-kept = Podešavanja nisu mogla da se sačuvaju: { $error }.
notice-nothing-kept = Ovde ništa ne može da se sačuva: { $error }. Partija i podešavanja traju dok se stranica ne zatvori.

## O čemu je takvo obaveštenje

error-too-large = datoteka je prevelika da bi bila zapis partije
error-not-utf8 = ovo nije tekst u UTF-8
error-no-record = nema zapisa; očekuje se oznaka kao [Game "Freeze"]
error-no-folder = sistem ne navodi fasciklu za korisnikove podatke
error-browser-read = pregledač nije mogao da pročita datoteku
error-browser-refuses = pregledač odbija
error-browser-refuses-why = pregledač odbija ({ $reason })
error-browser-keeps-nothing = pregledač ne čuva ništa za ovu stranicu
