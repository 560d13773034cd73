### Čemu računar uči.

hint = Savet
hint-hint = Dobar potez, i zašto (H)
hint-looking = Tražim dobar potez…
hint-best = Najbolje izgleda { $move }.
hint-why = { $move } { $why }
hint-place = { $number } od { $count }: { $move }
hint-done = Gotovo
hint-back = Prethodni potez
hint-on = Sledeći potez

analyse = Analiza
analyse-hint = Koliko vredi pozicija (A)
analyse-nothing = Ovde nema šta da se analizira.
analyse-effort = dubina { $depth }, { $nodes } mil. pozicija
analyse-effort-solved = dubina { $depth }, { $nodes } mil. pozicija, rešeno
analyse-effort-running = dubina { $depth }, { $nodes } mil. pozicija …

value-even = Izjednačeno
value-stones =
    { side }: prednost { $margin ->
        [one] { $margin } kamenčić
       *[other] { $margin } kamenčića
    }
value-marks =
    { side }: prednost { $margin ->
        [one] { $margin } znak
        [few] { $margin } znaka
       *[other] { $margin } znakova
    }
value-chance = { side }: { $percent }% za pobedu
value-wins =
    { $plies ->
        [one] { side }: pobeda za najviše { $plies } potez
       *[other] { side }: pobeda za najviše { $plies } poteza
    }

value-short-win = pobeda { $plies }
value-short-loss = poraz { $plies }

review = Osvrt
review-hint = Kako je partija tekla, potez po potez
review-looking = Gledam potez { $known } od { $moves } …
review-summary = Gore: { $up }. Tačnost: { $accuracies }
review-accuracy = { side } { $percent }%

doubt-question = { $move }?
doubt-choose = Biraj ponovo
doubt-play = Igraj ipak
doubt-stones =
    { $count ->
        [one] To je oko { $count } kamenčić lošije od najboljeg poteza.
       *[other] To je oko { $count } kamenčića lošije od najboljeg poteza.
    }
doubt-cubes =
    { $count ->
        [one] To je oko { $count } kocku lošije od najboljeg poteza.
        [few] To je oko { $count } kocke lošije od najboljeg poteza.
       *[other] To je oko { $count } kocki lošije od najboljeg poteza.
    }
doubt-marks =
    { $count ->
        [one] To je oko { $count } znak lošije od najboljeg poteza.
        [few] To je oko { $count } znaka lošije od najboljeg poteza.
       *[other] To je oko { $count } znakova lošije od najboljeg poteza.
    }
doubt-win-lost = Ovaj potez ispušta sigurnu pobedu.
doubt-loses =
    { $plies ->
        [one] Ovaj potez gubi za najviše { $plies } potez.
       *[other] Ovaj potez gubi za najviše { $plies } poteza.
    }
doubt-chances = Tvoji izgledi za pobedu padaju sa { $before }% na { $after }%.
