### Table i potezi rečima, i šta stranica kaže onima koji je ne vide.

speech-at = { $cell }, { $what }
speech-empty = prazno
speech-stone =
    { $side ->
        [white] beli kamenčić
       *[black] crni kamenčić
    }
speech-stone-live =
    { $side ->
        [white] beli kamenčić, živ
       *[black] crni kamenčić, živ
    }
speech-cube =
    { $side ->
        [white] bela kocka, { cube-state }
       *[black] crna kocka, { cube-state }
    }
speech-mark =
    { $side ->
        [circles] kružić
       *[boxes] kvadratić
    }
speech-mark-filled =
    { $side ->
        [circles] kružić, popunjen
       *[boxes] kvadratić, popunjen
    }

speech-board = { $game }, { $size } puta { $size } polja.
speech-nothing = { side }: ništa.
speech-pieces = { side }, { $count }: { $pieces }.
speech-cell-live = { $cell } živ
speech-cell-filled = { $cell } popunjen
speech-cell-cube = { $cell } { cube-state }
speech-score-freedom = Živi kamenčići: Beli { $white }, Crni { $black }.
speech-score-freeze = Zamrznute kocke protivnika: Beli { $white }, Crni { $black }.
speech-score-squares = Popunjeni znakovi: Kružići { $white }, Kvadratići { $black }.

speech-place =
    { $side ->
        [circles] { side } igraju { $cell }.
        [boxes] { side } igraju { $cell }.
       *[other] { side } igra { $cell }.
    }
speech-pass = { side } kaže dalje.
speech-slide = { side } igra sa { $from } na { $to }.
speech-wave = Talas { $wave }: { $changes }.
speech-step = { $changes }.
speech-fills =
    { $count ->
        [1] { $cells } popunjen
       *[other] { $cells } popunjeni
    }
speech-turns =
    { $count ->
        [1] { $cells } { cube-state }
       *[other] { $cells } { cube-state.many }
    }
speech-becomes-stone =
    { $side ->
        [white] { $cells } sada beli kamenčić
       *[black] { $cells } sada crni kamenčić
    }
speech-becomes-mark =
    { $side ->
        [circles]
            { $count ->
                [1] { $cells } sada kružić
               *[other] { $cells } sada kružići
            }
       *[boxes]
            { $count ->
                [1] { $cells } sada kvadratić
               *[other] { $cells } sada kvadratići
            }
    }
speech-becomes-empty =
    { $count ->
        [1] { $cells } sada prazno
       *[other] { $cells } sada prazna
    }

page-game = { $game }, { $size } puta { $size }, potez { $move }.
page-back = Nazad na potez { $move }.
page-win =
    { $subject ->
        [circles] { $who } pobeđuju.
        [boxes] { $who } pobeđuju.
       *[other] { $who } pobeđuje.
    }
page-draw = Remi.
page-choice = { $what }. Još jednom za potez.
page-cube = { $what }, izabrana.
page-refusal = Ne može: { $reason }.
page-cell-again = { $what }, izabrano; pritisni još jednom za potez
page-cell-chosen = { $what }, izabrana
page-cell-can-move = { $what }, može da ide
page-cell-legal = { $what }, dozvoljeno
page-cell-called = { $what }, najavljena
page-refuses = Pregledač to ne dozvoljava ovoj stranici.
page-link-copied = Link do ove partije je kopiran.
page-link = Link do ove partije:
