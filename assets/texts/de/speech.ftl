### Bretter und Züge in Worten, und was eine Seite denen sagt, die sie nicht sehen.

speech-at = { $cell }, { $what }
speech-empty = leer
speech-stone =
    { $side ->
        [white] weißer Stein
       *[black] schwarzer Stein
    }
speech-stone-live =
    { $side ->
        [white] weißer Stein, lebend
       *[black] schwarzer Stein, lebend
    }
speech-cube =
    { $side ->
        [white] weißer Würfel, { cube-state }
       *[black] schwarzer Würfel, { cube-state }
    }
speech-mark =
    { $side ->
        [circles] Kreis
       *[boxes] Kästchen
    }
speech-mark-filled =
    { $side ->
        [circles] Kreis, ausgefüllt
       *[boxes] Kästchen, ausgefüllt
    }

speech-board = { $game }, { $size } mal { $size } Felder.
speech-nothing = { side }: nichts.
speech-pieces = { side }, { $count }: { $pieces }.
speech-cell-live = { $cell } lebend
speech-cell-filled = { $cell } ausgefüllt
speech-cell-cube = { $cell } { cube-state }
speech-score-freedom = Lebende Steine: Weiß { $white }, Schwarz { $black }.
speech-score-freeze = Eingefrorene Würfel des Gegners: Weiß { $white }, Schwarz { $black }.
speech-score-squares = Ausgefüllte Zeichen: Kreise { $white }, Kästchen { $black }.

speech-place =
    { $side ->
        [circles] { side } setzen auf { $cell }.
        [boxes] { side } setzen auf { $cell }.
       *[other] { side } setzt auf { $cell }.
    }
speech-pass = { side } passt.
speech-slide = { side } zieht von { $from } nach { $to }.
speech-wave = Welle { $wave }: { $changes }.
speech-step = { $changes }.
speech-fills = { $cells } ausgefüllt
speech-turns = { $cells } { cube-state }
speech-becomes-stone =
    { $side ->
        [white] { $cells } jetzt weißer Stein
       *[black] { $cells } jetzt schwarzer Stein
    }
speech-becomes-mark =
    { $side ->
        [circles]
            { $count ->
                [one] { $cells } jetzt Kreis
               *[other] { $cells } jetzt Kreise
            }
       *[boxes] { $cells } jetzt Kästchen
    }
speech-becomes-empty = { $cells } jetzt leer

page-game = { $game }, { $size } mal { $size }, Zug { $move }.
page-back = Zurück zu Zug { $move }.
page-win =
    { $subject ->
        [circles] { $who } gewinnen.
        [boxes] { $who } gewinnen.
       *[other] { $who } gewinnt.
    }
page-draw = Unentschieden.
page-choice = { $what }. Noch einmal, um den Zug zu machen.
page-cube = { $what }, gewählt.
page-refusal = Das geht nicht: { $reason }.
page-cell-again = { $what }, gewählt; noch einmal drücken, um den Zug zu machen
page-cell-chosen = { $what }, gewählt
page-cell-can-move = { $what }, kann ziehen
page-cell-legal = { $what }, möglich
page-cell-called = { $what }, angesagt
page-refuses = Der Browser erlaubt das dieser Seite nicht.
page-link-copied = Ein Link zu diesem Spiel ist in der Zwischenablage.
page-link = Ein Link zu diesem Spiel:
