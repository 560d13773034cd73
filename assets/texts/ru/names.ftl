### Игры, стороны, ходы.
###
### Словарь: cell — клетка, stone — камень, cube — кубик, mark — знак, filled — закрашенный, four — четвёрка,
### wave — волна, live — живой, polarised — поляризованный, frozen — замороженный.

game-freedom = Свобода
game-freeze = Заморозка
game-squares = Квадраты

side =
    { $side ->
        [white] Белые
        [black] Чёрные
        [circles] Кружки
       *[boxes] Квадратики
    }
    .genitive =
    { $side ->
        [white] Белых
        [black] Чёрных
        [circles] Кружков
       *[boxes] Квадратиков
    }
    .dative =
    { $side ->
        [white] Белым
        [black] Чёрным
        [circles] Кружкам
       *[boxes] Квадратикам
    }

player-with-side = { $name } ({ side })
player-person = Человек
player-computer = Компьютер, уровень { $level }
player-level = Уровень { $level }

variant-standard = Обычные
variant-escape = Побег
variant-expert = Эксперт

move-pass = пас

list-and = { $others } и { $last }

# В предложном падеже, после «на».
cells =
    { $listed ->
        [yes] { $cells }
       *[no]
            { $count ->
                [one] { $count } клетке
               *[other] { $count } клетках
            }
    }

# В именительном и винительном падежах.
cubes =
    { $listed ->
        [yes] { $cells }
       *[no]
            { $count ->
                [one] { $count } кубик
                [few] { $count } кубика
               *[many] { $count } кубиков
            }
    }

cube-state =
    { $state ->
        [free] свободен
        [row] поляризован по горизонтали
        [column] поляризован по вертикали
        [rising] поляризован по восходящей диагонали
        [falling] поляризован по нисходящей диагонали
       *[frozen] заморожен
    }
    .many =
    { $state ->
        [free] свободны
        [row] поляризованы по горизонтали
        [column] поляризованы по вертикали
        [rising] поляризованы по восходящей диагонали
        [falling] поляризованы по нисходящей диагонали
       *[frozen] заморожены
    }
