### Что не удалось и почему так ходить нельзя.

## Почему так ходить нельзя

refusal = { $reason }.
refusal-game-over = партия окончена
refusal-wrong-form =
    { $form ->
        [pass] { $move } — не ход в игре «{ $game }»; нужна клетка, например d4, или пас
        [slide] { $move } — не ход в игре «{ $game }»; нужны две клетки, например b2-g7
       *[cell] { $move } — не ход в игре «{ $game }»; нужна клетка, например d4
    }
refusal-off-board = клетки { $cell } на этой доске нет; её клетки — от a1 до { $last }
refusal-occupied = клетка { $cell } занята
refusal-not-neighbour = клетка { $cell } не рядом с последним камнем { side.genitive } на { $last }
refusal-no-pass = в «Побеге» пасовать нельзя
refusal-pass-too-early =
    { $count ->
        [one] пустой можно оставить только последнюю клетку; свободна ещё { $count } клетка
        [few] пустой можно оставить только последнюю клетку; свободны ещё { $count } клетки
       *[many] пустой можно оставить только последнюю клетку; свободно ещё { $count } клеток
    }
refusal-pass-without-loss = пасовать можно, только если камень на { $cell } уменьшил бы ваш счёт, а он не уменьшит
refusal-no-cube = на { $cell } нет кубика
refusal-not-yours = кубик на { $cell } принадлежит { side.dative }
refusal-frozen = кубик на { $cell } заморожен
refusal-not-moved = кубику на { $cell } надо перейти на другую клетку
refusal-off-line =
    { $line ->
        [row] кубик на { $cell } поляризован и ходит только по горизонтали
        [column] кубик на { $cell } поляризован и ходит только по вертикали
        [rising] кубик на { $cell } поляризован и ходит только по восходящей диагонали
       *[falling] кубик на { $cell } поляризован и ходит только по нисходящей диагонали
    }
refusal-not-in-line = клетки { $from } и { $to } не лежат на одной горизонтали, вертикали или диагонали
refusal-blocked = между { $from } и { $to } стоит кубик на { $blocker }

## Сообщения

notice-played =
    { $subject ->
        [name] { $who }: сделан ход { $move }.
       *[other] { $who } сделали ход { $move }.
    }
notice-not-opened = Не удалось открыть партию: { $error }.
notice-link-not-opened = Не удалось открыть партию по ссылке: { $error }.
notice-file-not-opened = { $name }: { $error }.
notice-last-not-read = Не удалось прочитать последнюю партию: { $error }.
notice-last-damaged = Не удалось прочитать последнюю партию: { $error }. Повреждённый файл сохранён как { $place }.
notice-game-not-kept = Не удалось сохранить партию: { $error }.
notice-settings-damaged = Не удалось прочитать настройки ({ $error }); действуют обычные. Повреждённый файл сохранён как { $place }.
notice-settings-not-read = Не удалось прочитать настройки: { $error }.
notice-settings-not-kept = Не удалось сохранить настройки: { $error }.
notice-nothing-kept = Здесь ничего не сохраняется: { $error }. Партия и настройки живут, пока открыта страница.

## О чём такое сообщение

error-too-large = файл слишком велик для записи партии
error-not-utf8 = это не текст в кодировке UTF-8
error-no-record = записи нет; ожидался тег вроде [Game "Freeze"]
error-no-folder = система не называет папки для данных пользователя
error-browser-read = браузер не смог прочитать файл
error-browser-refuses = браузер отказывает
error-browser-refuses-why = браузер отказывает ({ $reason })
error-browser-keeps-nothing = браузер ничего не хранит для этой страницы
