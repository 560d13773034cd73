### Was der Computer lehrt.

hint = Tipp
hint-hint = Ein guter Zug, und warum (H)
hint-looking = Ein guter Zug wird gesucht …
hint-best = { $move } sieht am besten aus.
hint-why = { $move } { $why }
hint-place = { $number } von { $count }: { $move }
hint-done = Fertig
hint-back = Voriger Zug
hint-on = Nächster Zug

analyse = Analyse
analyse-hint = Was die Stellung wert ist (A)
analyse-nothing = Hier gibt es nichts zu analysieren.
analyse-effort = { $depth } Züge tief, { $nodes } Mio. Stellungen
analyse-effort-solved = { $depth } Züge tief, { $nodes } Mio. Stellungen, gelöst
analyse-effort-running = { $depth } Züge tief, { $nodes } Mio. Stellungen …

value-even = Ausgeglichen
value-stones = { side }: { $margin } Steine voraus
value-marks = { side }: { $margin } Zeichen voraus
value-chance = { side }: { $percent } % Gewinnchance
value-wins =
    { $plies ->
        [one] { side }: Sieg in höchstens { $plies } Zug
       *[other] { side }: Sieg in höchstens { $plies } Zügen
    }

value-short-win = Sieg in { $plies }
value-short-loss = Verlust in { $plies }

review = Rückblick
review-hint = Wie das Spiel verlief, Zug für Zug
review-looking = Zug { $known } von { $moves } wird betrachtet …
review-summary = Oben: { $up }. Genauigkeit: { $accuracies }
review-accuracy = { side } { $percent } %

doubt-question = { $move }?
doubt-choose = Neu wählen
doubt-play = Trotzdem
doubt-stones =
    { $count ->
        [one] Das ist etwa { $count } Stein schlechter als der beste Zug.
       *[other] Das ist etwa { $count } Steine schlechter als der beste Zug.
    }
doubt-cubes = Das ist etwa { $count } Würfel schlechter als der beste Zug.
doubt-marks = Das ist etwa { $count } Zeichen schlechter als der beste Zug.
doubt-win-lost = Das verschenkt einen sicheren Sieg.
doubt-loses =
    { $plies ->
        [one] Das verliert in höchstens { $plies } Zug.
       *[other] Das verliert in höchstens { $plies } Zügen.
    }
doubt-chances = Deine Gewinnchancen fallen von { $before } % auf { $after } %.
