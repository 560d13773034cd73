### Главный экран и то, что ложится поверх всего.

close = Закрыть
cancel = Отмена

## Главный экран

title-tagline = Три игры на одном столе
title-freedom = Камни, которые ставят рядом друг с другом. В счёт идут ряды ровно из четырёх.
title-freeze = Кубики, которые переворачивают друг друга взглядом. Заморозьте все.
title-squares = Кружки и квадратики. Углы квадратов закрашиваются и запускают каскады.
title-go-on =
    Продолжить партию: { $game }, { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }
title-look-at =
    Посмотреть партию: { $game }, { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }

## Новая игра

new-game = Новая игра
new-start = Начать
new-caption-game = Игра
new-caption-board = Доска
new-caption-rules = Правила
new-caption-players = Игроки
new-size = { $size } × { $size }
new-size-beginners = { $size } × { $size }, для новичков
new-size-standard = { $size } × { $size }, обычная
new-size-advanced = { $size } × { $size }, для опытных
new-size-go = { $size } × { $size }, доска го
new-size-longer = { $size } × { $size }, подольше
new-size-slider = клеток по стороне
new-escape-hint = Первый ряд ровно из четырёх сразу приносит победу.
new-expert-hint = Считаются и квадраты, стоящие на угле.
new-squares-hint = Считаются прямые квадраты 3 × 3 и 4 × 4 клетки.
new-freedom-hint = На полной доске побеждает тот, у кого больше живых камней.
new-change-sides = Поменять стороны
new-begins = { side } начинают
new-begins-sentence = { side } начинают.
new-name-hint = Имя, если хотите

## Настройки

settings-language = Язык
settings-as-system = Как в системе
settings-one-click = Ход одним нажатием
settings-legal = Показывать возможные клетки
settings-explain = Объяснять то, на что я указываю, и то, что происходит
settings-threads = Показывать все связи
settings-slow = Замедлять ходы от трёх волн
settings-straight-down = Смотреть на доску прямо сверху
settings-calls = Объявлять изменения («Заморозка», правила 1975 года)
settings-warn = Предупреждать о ходах, которые много теряют
settings-motion = Меньше движения
settings-motion-on = Вкл.
settings-motion-off = Выкл.
settings-graphics = Графика
settings-graphics-low = низкая
settings-graphics-medium = средняя
settings-graphics-high = высокая
settings-graphics-auto = авто
settings-game = Игра
settings-look = Вид
settings-colors = Цвета
settings-colors-natural = Природные
settings-colors-contrast = Контраст
settings-colors-harbour = Гавань
settings-colors-iris = Ирис
settings-surroundings = Окружение
settings-surroundings-light = День
settings-surroundings-dark = Вечер
settings-paper = «Свобода» на бумаге в клетку
settings-turn-board = Поворачивать доску к тому, чей ход
settings-scale = Размер интерфейса
settings-sound = Звук
settings-volume = Громкость
settings-mute = Без звука

## Клавиши

key-arrows = Стрелки
key-arrows-do = Двигать курсор по доске
key-enter = Enter
key-enter-do = Выбрать клетку, затем сделать ход
key-escape-do = Отпустить выбранное
key-tab = Tab
key-tab-do = Переходить по кнопкам; Escape возвращает к доске
key-space-do = Остановить анимацию или продолжить; показать, о чём было объявление
key-step = , и .
key-step-do = Шаг назад, шаг вперёд
key-slow = Держать S
key-slow-do = Замедленное движение
key-threads = W
key-threads-do = Показать все связи
key-hint = H
key-hint-do = Подсказка
key-analyse = A
key-analyse-do = Включить или выключить анализ
key-mute = M
key-mute-do = Выключить или включить звук
key-move = Shift + , и .
key-move-do = Ход назад, ход вперёд
key-ends = Home и End
key-ends-do = Начало партии и текущий ход
key-speed = − и +
key-speed-do = Медленнее, быстрее
key-list = ?
key-list-do = Этот список
key-view = T
key-view-do = Смотреть сверху или под углом
key-panel = P
key-panel-do = Свернуть или развернуть панель
key-orbit = Правая кнопка, колесо
key-orbit-do = Обойти доску, приблизить её
key-return = Двойной правый щелчок
key-return-do = Вернуть обычный вид
key-undo = Ctrl + Z
key-undo-do = Взять ход назад
key-redo = Ctrl + Shift + Z
key-redo-do = Сделать его снова

## Последняя клетка в «Свободе»

last-cell = Последняя клетка
last-cell-question = Ваш камень на ней уменьшил бы ваш счёт. Клетку можно оставить пустой.
last-cell-pass = Пас: Белые { $white }, Чёрные { $black }
last-cell-place = Ход { $move }: Белые { $white }, Чёрные { $black }
