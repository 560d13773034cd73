### Чему учит компьютер.

hint = Совет
hint-hint = Хороший ход и почему он хорош (H)
hint-looking = Ищу хороший ход…
hint-best = Лучшим выглядит { $move }.
hint-why = { $move }: { $why }
hint-place = { $number } из { $count }: { $move }
hint-done = Готово
hint-back = Предыдущий ход
hint-on = Следующий ход

analyse = Анализ
analyse-hint = Чего стоит позиция (A)
analyse-nothing = Здесь анализировать нечего.
analyse-effort = глубина { $depth }, позиций: { $nodes } млн
analyse-effort-solved = глубина { $depth }, позиций: { $nodes } млн, решено
analyse-effort-running = глубина { $depth }, позиций: { $nodes } млн …

value-even = Поровну
value-stones =
    { side }: перевес { $margin ->
        [one] { $margin } камень
        [few] { $margin } камня
        [many] { $margin } камней
       *[other] { $margin } камня
    }
value-marks =
    { side }: перевес { $margin ->
        [one] { $margin } знак
        [few] { $margin } знака
        [many] { $margin } знаков
       *[other] { $margin } знака
    }
value-chance = { side }: { $percent } % на победу
value-wins =
    { $plies ->
        [one] { side }: победа не позже чем через { $plies } ход
        [few] { side }: победа не позже чем через { $plies } хода
       *[many] { side }: победа не позже чем через { $plies } ходов
    }

value-short-win = победа { $plies }
value-short-loss = потеря { $plies }

review = Разбор
review-hint = Как шла партия, ход за ходом
review-looking = Разбираю ход { $known } из { $moves } …
review-summary = Вверху — { $up }. Точность: { $accuracies }
review-accuracy = { side } { $percent } %

doubt-question = { $move }?
doubt-choose = Выбрать другой
doubt-play = Всё равно
doubt-stones =
    { $count ->
        [one] Это примерно на { $count } камень хуже лучшего хода.
        [few] Это примерно на { $count } камня хуже лучшего хода.
       *[many] Это примерно на { $count } камней хуже лучшего хода.
    }
doubt-cubes =
    { $count ->
        [one] Это примерно на { $count } кубик хуже лучшего хода.
        [few] Это примерно на { $count } кубика хуже лучшего хода.
       *[many] Это примерно на { $count } кубиков хуже лучшего хода.
    }
doubt-marks =
    { $count ->
        [one] Это примерно на { $count } знак хуже лучшего хода.
        [few] Это примерно на { $count } знака хуже лучшего хода.
       *[many] Это примерно на { $count } знаков хуже лучшего хода.
    }
doubt-win-lost = Этот ход упускает верную победу.
doubt-loses =
    { $plies ->
        [one] Этот ход проигрывает не позже чем через { $plies } ход.
        [few] Этот ход проигрывает не позже чем через { $plies } хода.
       *[many] Этот ход проигрывает не позже чем через { $plies } ходов.
    }
doubt-chances = Ваши шансы на победу падают с { $before } % до { $after } %.
