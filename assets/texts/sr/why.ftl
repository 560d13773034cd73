### Zašto je tako bilo i šta bi bilo.

## Mraz: šta drži kocku

why-cube =
    { $state ->
        [free] Slobodna
        [polarised] Polarizovana
       *[frozen] Zamrznuta
    }: { $causes }.
why-cube-alone =
    { $state ->
        [free] Slobodna
        [polarised] Polarizovana
       *[frozen] Zamrznuta
    }: nijedna kocka koja važi nije s njom u liniji.
why-cause =
    { $line ->
        [row] { $cell } po redu
        [column] { $cell } po koloni
        [rising] { $cell } po uzlaznoj dijagonali
       *[falling] { $cell } po silaznoj dijagonali
    }
why-idle =
    { $count ->
        [1] { $causes } ne važi: zamrznuta je.
       *[other] { $causes } ne važe: zamrznute su.
    }

## Sloboda: šta kamenčić pravi i kvari

four-line =
    { $line ->
        [row] po redu
        [column] po koloni
        [rising] po uzlaznoj dijagonali
       *[falling] po silaznoj dijagonali
    }
why-four = Pravi četvorku { $lines }.
why-ends-four =
    { $count ->
        [1] Kvari četvorku { $rows }: pet u redu ne vredi ništa.
       *[other] Kvari četvorke { $rows }: pet u redu ne vredi ništa.
    }
why-opponent-free = { side } bi imao slobodu: bilo koje prazno polje.
why-opponent-cells =
    { $count ->
        [one] { side } bi imao { $count } polje na izboru.
       *[other] { side } bi imao { $count } polja na izboru.
    }

## Kvadrati

why-completes =
    { $count ->
        [1] { side } bi ovde dovršili kvadrat { $squares }.
       *[other] { side } bi ovde dovršili kvadrate { $squares }.
    }

## Savet: subjekat je potez; zamerke su cele rečenice

advice-sentence = { $reasons }.
advice-sentence-but = { $reasons }, ali { $doubts }.

advice-only-move = jedini je mogući potez
advice-wins-score = dobija partiju { $own } : { $other }
advice-loses-score = gubi partiju samo { $own } : { $other }
advice-draws-score = završava partiju remijem, { $own } : { $other }
advice-leads-to = vodi do { $own } : { $other } na kraju
advice-wins = dobija partiju
advice-wins-next =
    { $side ->
        [circles] dobija šta god { side } odgovorili
        [boxes] dobija šta god { side } odgovorili
       *[other] dobija šta god { side } odgovorio
    }
advice-wins-in =
    { $moves ->
        [one] dobija za { $moves } potez
       *[other] dobija za { $moves } poteza
    }

## Savet u Slobodi

advice-four = pravi četvorku { $lines }
advice-ends-four =
    { $count ->
        [1] kvari četvorku { $rows }
       *[other] kvari četvorke { $rows }
    }
advice-fills-last = popunjava poslednje polje
advice-prepares =
    { $count ->
        [1] priprema četvorku na { cells }
       *[other] priprema četvorke na { cells }
    }
advice-leaves-cells = ostavlja { side.dative } samo { $cells }
advice-leaves-next =
    { $count ->
        [one] ostavlja { side.dative } samo { $count } polje pored { $cell }
       *[other] ostavlja { side.dative } samo { $count } polja pored { $cell }
    }
advice-loses-nothing = ne gubi ništa
advice-keeps-from-four = ne da { side.dative } četvorku { $lines }
advice-keeps-away =
    { $count ->
        [1] ne pušta { side.accusative } do četvorke na { cells }
       *[other] ne pušta { side.accusative } do četvorki na { cells }
    }
advice-keeps-both =
    { $count ->
        [1] ne da { side.dative } četvorku { $lines } ni onu na { cells }
       *[other] ne da { side.dative } četvorku { $lines } ni one na { cells }
    }
advice-saves =
    { $count ->
        [1] čuva četvorku { $rows }
       *[other] čuva četvorke { $rows }
    }
doubt-can-win = { side } može da pobedi na { cells }
doubt-can-four = { side } može da napravi četvorku na { cells }
doubt-any-cell = { side } sme na bilo koje prazno polje

## Savet u Mrazu

advice-freezes = zamrzava { cubes }
advice-thaws = odmrzava { cubes }
advice-frees = oslobađa { cubes }
advice-polarises = polarizuje { cubes }
advice-fewer-slides =
    { $then ->
        [one] ostavlja { side.dative } { $then } potez umesto { $now }
       *[other] ostavlja { side.dative } { $then } poteza umesto { $now }
    }
advice-slides =
    { $own ->
        [one] ima { $own } potez prema { $then }
       *[other] ima { $own } poteza prema { $then }
    }
advice-freezes-own-last = zamrzava poslednju kocku samog { side.genitive }
advice-no-slide = ne ostavlja { side.dative } nijedan potez
advice-keeps-from-freezing = ne da { side.dative } da zamrzne { cubes } potezom { $move }
advice-threatens-to-freeze = preti da zamrzne { cubes } potezom { $move }
doubt-freeze =
    { $count ->
        [one] { cubes.nominative } se zamrzava
        [few] { cubes.nominative } se zamrzavaju
       *[other] { cubes.nominative } se zamrzava
    }
doubt-thaw =
    { $count ->
        [one] { cubes.nominative } se odmrzava
        [few] { cubes.nominative } se odmrzavaju
       *[other] { cubes.nominative } se odmrzava
    }

## Savet u Kvadratima

# U akuzativu.
squares =
    { $form ->
        [one] kvadrat { $squares }
        [few] kvadrate { $squares }
       *[many]
            { $square_count ->
                [one] { $square_count } kvadrat
               *[other] { $square_count } kvadrata
            }
    }
fills =
    { $filled ->
        [one] { $filled } popunjen znak
        [few] { $filled } popunjena znaka
       *[other] { $filled } popunjenih znakova
    }{ $gained ->
        [0] { "" }
        [one] { " " }i { $gained } polje
       *[other] { " " }i { $gained } polja
    }
advice-completes-one = dovršava kvadrat { $square } ({ fills })
advice-completes-more = dovršava { $squares } kvadrata odjednom ({ fills })
advice-cascade = pokreće kaskadu od { $squares } kvadrata ({ fills })
advice-keeps-from-squares = ne da { side.dative } da dovrše { squares }
advice-keeps-from-squares-marks =
    { $marks ->
        [one] ne da { side.dative } da dovrše { squares } i popune { $marks } znak
        [few] ne da { side.dative } da dovrše { squares } i popune { $marks } znaka
       *[other] ne da { side.dative } da dovrše { squares } i popune { $marks } znakova
    }
advice-threatens-squares = preti da dovrši { squares } na { cells }
advice-threatens-squares-at-once = preti da dovrši odjednom { squares } na { cells }
advice-nobody-can = popunjava polje na kom više niko ne može da dovrši kvadrat
advice-gives-nothing = ne daje ništa
advice-corner-of =
    { $count ->
        [1] ugao je jednog mogućeg kvadrata
        [one] ugao je { $count } mogućeg kvadrata
        [few] ugao je { $count } moguća kvadrata
       *[other] ugao je { $count } mogućih kvadrata
    }
advice-takes =
    { $count ->
        [1] oduzima { side.dative } jedan mogući kvadrat
        [one] oduzima { side.dative } { $count } mogući kvadrat
        [few] oduzima { side.dative } { $count } moguća kvadrata
       *[other] oduzima { side.dative } { $count } mogućih kvadrata
    }
advice-takes-too =
    { $count ->
        [1] oduzima jedan { side.dative }
       *[other] oduzima { $count } { side.dative }
    }
doubt-lets-fill =
    { $count ->
        [one] dopušta { side.dative } da popune { $count } znak
        [few] dopušta { side.dative } da popune { $count } znaka
       *[other] dopušta { side.dative } da popune { $count } znakova
    }
doubt-can-still-fill =
    { $count ->
        [one] { side } još mogu da popune { $count } znak
        [few] { side } još mogu da popune { $count } znaka
       *[other] { side } još mogu da popune { $count } znakova
    }
