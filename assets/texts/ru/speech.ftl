### Доска и ходы словами, и что страница говорит тем, кто её не видит.

speech-at = { $cell }, { $what }
speech-empty = пусто
speech-stone =
    { $side ->
        [white] белый камень
       *[black] чёрный камень
    }
speech-stone-live =
    { $side ->
        [white] белый камень, живой
       *[black] чёрный камень, живой
    }
speech-cube =
    { $side ->
        [white] белый кубик, { cube-state }
       *[black] чёрный кубик, { cube-state }
    }
speech-mark =
    { $side ->
        [circles] кружок
       *[boxes] квадратик
    }
speech-mark-filled =
    { $side ->
        [circles] кружок, закрашен
       *[boxes] квадратик, закрашен
    }

speech-board =
    { $size ->
        [one] { $game }, { $size } на { $size } клетку.
        [few] { $game }, { $size } на { $size } клетки.
       *[many] { $game }, { $size } на { $size } клеток.
    }
speech-nothing = { side }: ничего.
speech-pieces = { side }, { $count }: { $pieces }.
speech-cell-live = { $cell } живой
speech-cell-filled = { $cell } закрашен
speech-cell-cube = { $cell } { cube-state }
speech-score-freedom = Живые камни: Белые { $white }, Чёрные { $black }.
speech-score-freeze = Заморожено у соперника: Белые { $white }, Чёрные { $black }.
speech-score-squares = Закрашенные знаки: Кружки { $white }, Квадратики { $black }.

speech-place = { side } ставят на { $cell }.
speech-pass = { side } пасуют.
speech-slide = { side } ходят с { $from } на { $to }.
speech-wave = Волна { $wave }: { $changes }.
speech-step = { $changes }.
speech-fills =
    { $count ->
        [1] { $cells } закрашен
       *[other] { $cells } закрашены
    }
speech-turns =
    { $count ->
        [1] { $cells } { cube-state }
       *[other] { $cells } { cube-state.many }
    }
speech-becomes-stone =
    { $side ->
        [white] { $cells } теперь белый камень
       *[black] { $cells } теперь чёрный камень
    }
speech-becomes-mark =
    { $side ->
        [circles]
            { $count ->
                [1] { $cells } теперь кружок
               *[other] { $cells } теперь кружки
            }
       *[boxes]
            { $count ->
                [1] { $cells } теперь квадратик
               *[other] { $cells } теперь квадратики
            }
    }
speech-becomes-empty =
    { $count ->
        [1] { $cells } теперь пуста
       *[other] { $cells } теперь пусты
    }

page-game = { $game }, { $size } на { $size }, ход { $move }.
page-back = Назад к ходу { $move }.
page-win =
    { $subject ->
        [name] Победа: { $who }.
       *[other] { $who } победили.
    }
page-draw = Ничья.
page-choice = { $what }. Ещё раз, чтобы сделать ход.
page-cube = { $what }, выбран.
page-refusal = Так нельзя: { $reason }.
page-cell-again = { $what }, выбрано; нажмите ещё раз, чтобы сделать ход
page-cell-chosen = { $what }, выбран
page-cell-can-move = { $what }, может ходить
page-cell-legal = { $what }, сюда можно
page-cell-called = { $what }, назван
page-refuses = Браузер не разрешает этого странице.
page-link-copied = Ссылка на эту партию скопирована.
page-link = Ссылка на эту партию:
