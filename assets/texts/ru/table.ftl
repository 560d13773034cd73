### Что окружает доску во время игры: панель, полоса под доской, список ходов.

## Панель

board-plain = { $size } × { $size }
board-with-rules =
    { $size } × { $size }, { $variant ->
        [escape] побег
        [expert] эксперт
       *[standard] обычные правила
    }

menu = Меню
menu-new-game = Новая игра…
menu-rules = Правила
menu-settings = Настройки
menu-keys = Клавиши
menu-share = Поделиться ссылкой
menu-download = Скачать
menu-open = Открыть файл…
menu-title = На главный экран
panel-fold = Свернуть панель (P)
panel-unfold = Развернуть панель (P)

seat-hint = Кто играет за эту сторону
counted-freedom = Живые камни
counted-freeze = Замороженные кубики соперника
counted-squares = Закрашенные знаки

undo = Отменить
undo-hint = Взять последний ход назад (Ctrl+Z)
redo = Вернуть
redo-hint = Сделать его снова (Ctrl+Shift+Z)
draw = Ничья
draw-hint = Оба игрока соглашаются на ничью
resign = Сдаться
resign-hint = Сдаётся тот, чей сейчас ход

## Карточка о том, что происходит

status-looking-back = Вы смотрите ход { $move }.
status-back-to-now = К текущему ходу
status-thinking =
    { $subject ->
        [name] { $who } думает.
       *[other] { $who } думают.
    }
status-move-now = Ходить сейчас
commit-move = Ход { $move }
commit-place = Ход { $move }
commit-hint = Enter или ещё раз нажать на клетку
let-go = Отпустить
key-escape = Escape
key-space = Пробел

near-repetition = Эта позиция стоит во второй раз. В третий раз будет ничья.
near-limit =
    { $left ->
        [one] Через { $left } ход партия закончится вничью.
        [few] Через { $left } хода партия закончится вничью.
       *[many] Через { $left } ходов партия закончится вничью.
    }

step-move = Ход { $move }
step-turn =
    Волна { $wave } из { $waves }: { $count ->
        [one] { $count } кубик { side.genitive } переворачивается
        [few] { $count } кубика { side.genitive } переворачиваются
       *[many] { $count } кубиков { side.genitive } переворачиваются
    }
step-fill =
    Волна { $wave } из { $waves }: { $count ->
        [one] закрашен { $count } угол
        [few] закрашено { $count } угла
       *[many] закрашено { $count } углов
    }
step-occupy =
    Волна { $wave } из { $waves }: { $count ->
        [one] занята { $count } клетка
        [few] занято { $count } клетки
       *[many] занято { $count } клеток
    }

invite-free =
    { $subject ->
        [name] { $who }: полная свобода, годится любая пустая клетка.
       *[other] { $who } свободны: годится любая пустая клетка.
    }
invite-cube = { $who }: выберите кубик.
invite-target = { $who }: выберите, куда его поставить.
invite-move =
    { $subject ->
        [name] Ходит { $who }.
       *[other] Ходят { $who }.
    }

result-win =
    { $subject ->
        [name] Победа: { $who }
       *[other] { $who } победили
    }
result-draw = Ничья
rematch = Реванш

end-resigned = { side } сдались.
end-agreed = Игроки согласились на ничью.
end-same-score = У обеих сторон равный счёт.
end-more-marks = У { side.genitive } больше закрашенных знаков.
end-more-stones = У { side.genitive } больше живых камней.
end-no-four = Доска заполнена, а четвёрки нет.
end-four = У { side.genitive } ряд ровно из четырёх.
end-all-frozen = Все кубики { side.genitive } заморожены.
end-no-move = { side } не могут ходить.
end-repetition = Та же позиция встала в третий раз.
end-limit = Достигнут предел в 400 ходов.

## Что сделал бы ход

preview-gain = { side } { $gain }
preview-waves =
    { $count ->
        [one] { $count } волна
        [few] { $count } волны
       *[many] { $count } волн
    }
preview-freezes = заморозит { $count } у { side.genitive }
preview-turns = перевернёт { $count } у { side.genitive }

## Объявления по правилам 1975 года

calls-question = { $who }: какие кубики изменятся? Отметьте их, а потом смотрите.
calls-see = Смотреть
calls-marked =
    { $count ->
        [one] отмечен { $count }
       *[other] отмечено { $count }
    }
calls-tally = { $who }: объявлено { $called } из { $changed }, ошибочно { $wrong }
calls-nothing = Ничего не изменилось, и ничего не было объявлено.
calls-all =
    { $count ->
        [one] Объявлено всё: { $count } кубик.
        [few] Объявлено всё: { $count } кубика.
       *[many] Объявлено всё: { $count } кубиков.
    }
calls-verdict = Объявлено: { $count }. Пропущено: { $missed }. Объявлено ошибочно: { $wrong }.
calls-none = ничего

## Ходы

moves-none = Ходов ещё нет.
moves-hint = Посмотреть этот ход; ещё раз — его шаги
moves-promote = Сделать главной
moves-delete = Удалить вариант
moves-set-off =
    { $waves ->
        [1] ·{ $changed }
       *[other] ·{ $changed } за { $waves }
    }

## Полоса под доской

bar-hold = Остановить (пробел)
bar-go-on = Продолжить (пробел)
bar-start = Начало (Home)
bar-back = Шаг назад (,)
bar-on = Шаг вперёд (.)
bar-now = Сейчас (End)
bar-view = Смотреть сверху или под углом (T)
bar-sound = Выключить или включить звук (M)
bar-speed = { $speed }×
bar-speed-hint = Скорость (− и +)
bar-speed-off = выкл.
bar-no-animation = Без анимации
bar-time = Время в партии
