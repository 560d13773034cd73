### Почему так вышло и что было бы.

## «Заморозка»: что держит кубик

why-cube =
    { $state ->
        [free] Свободен
        [polarised] Поляризован
       *[frozen] Заморожен
    }: { $causes }.
why-cube-alone =
    { $state ->
        [free] Свободен
        [polarised] Поляризован
       *[frozen] Заморожен
    }: ни один действующий кубик не стоит с ним на линии.
why-cause =
    { $line ->
        [row] { $cell } по горизонтали
        [column] { $cell } по вертикали
        [rising] { $cell } по восходящей диагонали
       *[falling] { $cell } по нисходящей диагонали
    }
why-idle =
    { $count ->
        [1] { $causes } не в счёт: кубик заморожен.
       *[other] { $causes } не в счёт: кубики заморожены.
    }

## «Свобода»: что камень создаст и разрушит

four-line =
    { $line ->
        [row] по горизонтали
        [column] по вертикали
        [rising] по восходящей диагонали
       *[falling] по нисходящей диагонали
    }
why-four = Создаёт четвёрку { $lines }.
why-ends-four =
    { $count ->
        [1] Разрушает четвёрку { $rows }: пять в ряд ничего не дают.
       *[other] Разрушает четвёрки { $rows }: пять в ряд ничего не дают.
    }
why-opponent-free = { side } получат свободу: любую пустую клетку.
why-opponent-cells =
    { $count ->
        [one] { side.dative } останется { $count } клетка.
        [few] { side.dative } останутся { $count } клетки.
       *[many] { side.dative } останется { $count } клеток.
    }

## «Квадраты»

why-completes =
    { $count ->
        [1] { side } достроят здесь квадрат { $squares }.
       *[other] { side } достроят здесь квадраты { $squares }.
    }

## Совет: подлежащее — ход; возражения — целые предложения

advice-sentence = { $reasons }.
advice-sentence-but = { $reasons }, но { $doubts }.

advice-only-move = остаётся единственным возможным ходом
advice-wins-score = выигрывает партию { $own } : { $other }
advice-loses-score = проигрывает партию всего { $own } : { $other }
advice-draws-score = сводит партию вничью, { $own } : { $other }
advice-leads-to = ведёт к итоговому счёту { $own } : { $other }
advice-wins = выигрывает партию
advice-wins-next = выигрывает при любом ответе { side.genitive }
advice-wins-in =
    { $moves ->
        [one] выигрывает в { $moves } ход
        [few] выигрывает в { $moves } хода
       *[many] выигрывает в { $moves } ходов
    }

## Совет в «Свободе»

advice-four = создаёт четвёрку { $lines }
advice-ends-four =
    { $count ->
        [1] разрушает четвёрку { $rows }
       *[other] разрушает четвёрки { $rows }
    }
advice-fills-last = заполняет последнюю клетку
advice-prepares =
    { $count ->
        [1] готовит четвёрку на { cells }
       *[other] готовит четвёрки на { cells }
    }
advice-leaves-cells = оставляет { side.dative } только { $cells }
advice-leaves-next =
    { $count ->
        [one] оставляет { side.dative } только { $count } клетку рядом с { $cell }
        [few] оставляет { side.dative } только { $count } клетки рядом с { $cell }
       *[many] оставляет { side.dative } только { $count } клеток рядом с { $cell }
    }
advice-loses-nothing = ничего не теряет
advice-keeps-from-four = не даёт { side.dative } создать четвёрку { $lines }
advice-keeps-away =
    { $count ->
        [1] не подпускает { side.genitive } к четвёрке на { cells }
       *[other] не подпускает { side.genitive } к четвёркам на { cells }
    }
advice-keeps-both =
    { $count ->
        [1] не даёт { side.dative } создать четвёрку { $lines } и подойти к четвёрке на { cells }
       *[other] не даёт { side.dative } создать четвёрку { $lines } и подойти к четвёркам на { cells }
    }
advice-saves =
    { $count ->
        [1] сохраняет четвёрку { $rows }
       *[other] сохраняет четвёрки { $rows }
    }
doubt-can-win = { side } могут победить на { cells }
doubt-can-four = { side } могут создать четвёрку на { cells }
doubt-any-cell = { side } смогут занять любую пустую клетку

## Совет в «Заморозке»

advice-freezes = замораживает { cubes }
advice-thaws = размораживает { cubes }
advice-frees = освобождает { cubes }
advice-polarises = поляризует { cubes }
advice-fewer-slides =
    { $then ->
        [one] оставляет { side.dative } { $then } ход вместо { $now }
        [few] оставляет { side.dative } { $then } хода вместо { $now }
       *[many] оставляет { side.dative } { $then } ходов вместо { $now }
    }
advice-slides =
    { $own ->
        [one] даёт { $own } ход против { $then }
        [few] даёт { $own } хода против { $then }
       *[many] даёт { $own } ходов против { $then }
    }
advice-freezes-own-last = замораживает последний кубик самих { side.genitive }
advice-no-slide = не оставляет { side.dative } ни одного хода
advice-keeps-from-freezing = не даёт { side.dative } заморозить { cubes } ходом { $move }
advice-threatens-to-freeze = грозит заморозить { cubes } ходом { $move }
doubt-freeze =
    { $count ->
        [one] { cubes } замерзает
       *[other] { cubes } замерзают
    }
doubt-thaw =
    { $count ->
        [one] { cubes } оттаивает
       *[other] { cubes } оттаивают
    }

## Совет в «Квадратах»

# В винительном падеже.
squares =
    { $form ->
        [one] квадрат { $squares }
        [few] квадраты { $squares }
       *[many]
            { $square_count ->
                [one] { $square_count } квадрат
                [few] { $square_count } квадрата
               *[many] { $square_count } квадратов
            }
    }
fills =
    { $filled ->
        [one] { $filled } закрашенный знак
        [few] { $filled } закрашенных знака
       *[many] { $filled } закрашенных знаков
    }{ $gained ->
        [0] { "" }
        [one] { " " }и { $gained } клетка
        [few] { " " }и { $gained } клетки
       *[many] { " " }и { $gained } клеток
    }
advice-completes-one = достраивает квадрат { $square } ({ fills })
advice-completes-more =
    { $squares ->
        [one] достраивает сразу { $squares } квадрат ({ fills })
        [few] достраивает сразу { $squares } квадрата ({ fills })
       *[many] достраивает сразу { $squares } квадратов ({ fills })
    }
advice-cascade =
    { $squares ->
        [one] запускает каскад из { $squares } квадрата ({ fills })
       *[other] запускает каскад из { $squares } квадратов ({ fills })
    }
advice-keeps-from-squares = не даёт { side.dative } достроить { squares }
advice-keeps-from-squares-marks =
    { $marks ->
        [one] не даёт { side.dative } достроить { squares } и закрасить { $marks } знак
        [few] не даёт { side.dative } достроить { squares } и закрасить { $marks } знака
       *[many] не даёт { side.dative } достроить { squares } и закрасить { $marks } знаков
    }
advice-threatens-squares = грозит достроить { squares } на { cells }
advice-threatens-squares-at-once = грозит достроить сразу { squares } на { cells }
advice-nobody-can = занимает клетку, где уже никто не достроит квадрата
advice-gives-nothing = ничего не отдаёт
advice-corner-of =
    { $count ->
        [1] служит углом возможного квадрата
        [one] служит углом { $count } возможного квадрата
       *[other] служит углом { $count } возможных квадратов
    }
advice-takes =
    { $count ->
        [1] отнимает у { side.genitive } возможный квадрат
        [one] отнимает у { side.genitive } { $count } возможный квадрат
        [few] отнимает у { side.genitive } { $count } возможных квадрата
       *[many] отнимает у { side.genitive } { $count } возможных квадратов
    }
advice-takes-too =
    { $count ->
        [1] отнимает один у { side.genitive }
       *[other] отнимает { $count } у { side.genitive }
    }
doubt-lets-fill =
    { $count ->
        [one] даёт { side.dative } закрасить { $count } знак
        [few] даёт { side.dative } закрасить { $count } знака
       *[many] даёт { side.dative } закрасить { $count } знаков
    }
doubt-can-still-fill =
    { $count ->
        [one] { side } ещё могут закрасить { $count } знак
        [few] { side } ещё могут закрасить { $count } знака
       *[many] { side } ещё могут закрасить { $count } знаков
    }
