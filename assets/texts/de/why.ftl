### Warum es so kam, und was wäre.

## Frost: was einen Würfel hält

why-cube =
    { $state ->
        [free] Frei
        [polarised] Polarisiert
       *[frozen] Eingefroren
    }: { $causes }.
why-cube-alone =
    { $state ->
        [free] Frei
        [polarised] Polarisiert
       *[frozen] Eingefroren
    }: Kein Würfel, der zählt, steht mit ihm in einer Linie.
why-cause =
    { $line ->
        [row] { $cell } in der Reihe
        [column] { $cell } in der Spalte
        [rising] { $cell } auf der steigenden Diagonale
       *[falling] { $cell } auf der fallenden Diagonale
    }
why-idle =
    { $count ->
        [one] { $causes } zählt nicht: eingefroren.
       *[other] { $causes } zählen nicht: eingefroren.
    }

## Freiheit: was ein Stein schafft und beendet

four-line =
    { $line ->
        [row] in der Reihe
        [column] in der Spalte
        [rising] auf der steigenden Diagonale
       *[falling] auf der fallenden Diagonale
    }
why-four = Bildet einen Vierer { $lines }.
why-ends-four =
    { $count ->
        [one] Beendet den Vierer { $rows }: Fünf zählen nichts.
       *[other] Beendet die Vierer { $rows }: Fünf zählen nichts.
    }
why-opponent-free = { side } wäre frei und dürfte auf jedes leere Feld.
why-opponent-cells =
    { $count ->
        [one] { side } hätte nur ein Feld zur Wahl.
       *[other] { side } hätte { $count } Felder zur Wahl.
    }

## Quadrate

why-completes =
    { $count ->
        [one] { side } würden hier das Quadrat { $squares } vollenden.
       *[other] { side } würden hier die Quadrate { $squares } vollenden.
    }

## Rat: das Subjekt ist der Zug; Bedenken sind ganze Sätze

advice-sentence = { $reasons }.
advice-sentence-but = { $reasons }, aber { $doubts }.

advice-only-move = ist der einzige mögliche Zug
advice-wins-score = gewinnt das Spiel { $own } : { $other }
advice-loses-score = verliert das Spiel nur { $own } : { $other }
advice-draws-score = beendet das Spiel unentschieden, { $own } : { $other }
advice-leads-to = führt am Ende zu { $own } : { $other }
advice-wins = gewinnt das Spiel
advice-wins-next = gewinnt, was { side.the } auch antwortet
advice-wins-in =
    { $moves ->
        [one] gewinnt in { $moves } Zug
       *[other] gewinnt in { $moves } Zügen
    }

## Rat in Freiheit

advice-four = bildet einen Vierer { $lines }
advice-ends-four =
    { $count ->
        [one] der Zug beendet den Vierer { $rows }
       *[other] der Zug beendet die Vierer { $rows }
    }
advice-fills-last = füllt das letzte Feld
advice-prepares =
    { $count ->
        [one] bereitet einen Vierer auf { cells } vor
       *[other] bereitet Vierer auf { cells } vor
    }
advice-leaves-cells = lässt { side.dative } nur { $cells }
advice-leaves-next =
    { $count ->
        [one] lässt { side.dative } nur das eine Feld neben { $cell }
       *[other] lässt { side.dative } nur die { $count } Felder neben { $cell }
    }
advice-loses-nothing = verliert nichts
advice-keeps-from-four = verwehrt { side.dative } einen Vierer { $lines }
advice-keeps-away =
    { $count ->
        [one] hält { side.the } vom Vierer auf { cells } fern
       *[other] hält { side.the } von den Vierern auf { cells } fern
    }
advice-keeps-both =
    { $count ->
        [one] verwehrt { side.dative } einen Vierer { $lines } und den auf { cells }
       *[other] verwehrt { side.dative } einen Vierer { $lines } und die auf { cells }
    }
advice-saves =
    { $count ->
        [one] rettet den Vierer { $rows }
       *[other] rettet die Vierer { $rows }
    }
doubt-can-win = { side.the } kann auf { cells } gewinnen
doubt-can-four = { side.the } kann auf { cells } einen Vierer bilden
doubt-any-cell = { side.the } darf auf jedes leere Feld

## Rat in Frost

advice-freezes = friert { cubes } ein
advice-thaws = taut { cubes } auf
advice-frees = befreit { cubes }
advice-polarises = polarisiert { cubes }
advice-fewer-slides =
    { $then ->
        [one] lässt { side.dative } { $then } Zug statt { $now }
       *[other] lässt { side.dative } { $then } Züge statt { $now }
    }
advice-slides =
    { $own ->
        [one] hat { $own } Zug gegen { $then }
       *[other] hat { $own } Züge gegen { $then }
    }
advice-freezes-own-last = friert den letzten eigenen Würfel von { side.the } ein
advice-no-slide = lässt { side.dative } keinen Zug
advice-keeps-from-freezing = hindert { side.the } daran, { cubes } mit { $move } einzufrieren
advice-threatens-to-freeze = droht { cubes } mit { $move } einzufrieren
doubt-freeze =
    { $count ->
        [one] { cubes } friert ein
       *[other] { cubes } frieren ein
    }
doubt-thaw =
    { $count ->
        [one] { cubes } taut auf
       *[other] { cubes } tauen auf
    }

## Rat in Quadrate

squares =
    { $form ->
        [one] das Quadrat { $squares }
        [few] die Quadrate { $squares }
       *[many] { $square_count } Quadrate
    }
fills =
    { $filled ->
        [one] { $filled } ausgefülltes Zeichen
       *[other] { $filled } ausgefüllte Zeichen
    }{ $gained ->
        [0] { "" }
        [one] { " " }und { $gained } Feld
       *[other] { " " }und { $gained } Felder
    }
advice-completes-one = vollendet das Quadrat { $square } ({ fills })
advice-completes-more = vollendet { $squares } Quadrate auf einmal ({ fills })
advice-cascade = löst eine Kaskade von { $squares } Quadraten aus ({ fills })
advice-keeps-from-squares = hindert { side.the } daran, { squares } zu vollenden
advice-keeps-from-squares-marks = hindert { side.the } daran, { squares } zu vollenden und { $marks } Zeichen auszufüllen
advice-threatens-squares = droht { squares } auf { cells } zu vollenden
advice-threatens-squares-at-once = droht auf { cells } zugleich { squares } zu vollenden
advice-nobody-can = besetzt ein Feld, wo niemand mehr ein Quadrat vollenden kann
advice-gives-nothing = verschenkt nichts
advice-corner-of =
    { $count ->
        [one] ist die Ecke eines möglichen Quadrats
       *[other] ist die Ecke von { $count } möglichen Quadraten
    }
advice-takes =
    { $count ->
        [one] nimmt { side.dative } ein mögliches Quadrat
       *[other] nimmt { side.dative } { $count } mögliche Quadrate
    }
advice-takes-too =
    { $count ->
        [one] nimmt { side.dative } eins
       *[other] nimmt { side.dative } { $count }
    }
doubt-lets-fill = der Zug lässt { side.the } { $count } Zeichen ausfüllen
doubt-can-still-fill = { side.the } können noch { $count } Zeichen ausfüllen
