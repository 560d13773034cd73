### The title screen, and what lies over everything.

close = Close
cancel = Cancel

## The title screen

title-tagline = Three games on one table
title-freedom = Stones that go next to each other. Rows of exactly four count.
title-freeze = Cubes that turn over when they face each other. Freeze them all.
title-squares = Circles and boxes. Corners of squares fill, and cascades run.
title-go-on =
    Go on with the last game: { $game }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
title-look-at =
    Look at the last game: { $game }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }

## A new game

new-game = New game
new-start = Start
new-caption-game = Game
new-caption-board = Board
new-caption-rules = Rules
new-caption-players = Players
new-size = { $size } × { $size }
new-size-beginners = { $size } × { $size }, beginners
new-size-standard = { $size } × { $size }, standard
new-size-advanced = { $size } × { $size }, advanced
new-size-go = { $size } × { $size }, Go board
new-size-longer = { $size } × { $size }, longer
new-size-slider = cells along a side
new-escape-hint = The first row of exactly four wins at once.
new-expert-hint = Squares standing on a corner count too.
new-squares-hint = Upright squares of 3 × 3 and 4 × 4 cells count.
new-freedom-hint = More live stones on the full board win.
new-change-sides = Change sides
new-begins = { side } begins
new-begins-sentence = { side } begins.
new-name-hint = Name, if you like

## The settings

settings-language = Language
settings-as-system = As the system
settings-one-click = One click makes a move
settings-legal = Show legal cells
settings-explain = Show why, where I point and as it happens
settings-threads = Show all connections
settings-slow = Slow down for three waves or more
settings-straight-down = Look straight down at the board
settings-calls = Call your changes (Freeze, the rules of 1975)
settings-warn = Warn me before a move that loses much
settings-motion = Reduced motion
settings-motion-on = On
settings-motion-off = Off
settings-graphics = Graphics
settings-graphics-low = low
settings-graphics-medium = medium
settings-graphics-high = high
settings-graphics-auto = automatic
settings-game = Game
settings-look = Look
settings-colors = Colours
settings-colors-natural = Natural
settings-colors-contrast = Contrast
settings-colors-harbour = Harbour
settings-colors-iris = Iris
settings-surroundings = Surroundings
settings-surroundings-light = Day
settings-surroundings-dark = Evening
settings-paper = Freedom on squared paper
settings-turn-board = Turn the board to the side to move
settings-scale = Size of the interface
settings-sound = Sound
settings-volume = Volume
settings-mute = Mute

## The keys

key-arrows = Arrow keys
key-arrows-do = Move the cursor over the board
key-enter = Enter
key-enter-do = Choose the cell, then make the move
key-escape-do = Let go of what is chosen
key-tab = Tab
key-tab-do = Go through the buttons; Escape goes back to the board
key-space-do = Hold the animation, or go on; show what a call was about
key-step = , and .
key-step-do = One step back, one step on
key-slow = Hold S
key-slow-do = Slow motion
key-threads = W
key-threads-do = Show all connections
key-hint = H
key-hint-do = A hint
key-analyse = A
key-analyse-do = Analyse, or no longer
key-mute = M
key-mute-do = Sound off, or on again
key-move = Shift + , and .
key-move-do = One move back, one move on
key-ends = Home and End
key-ends-do = The start of the game, and now
key-speed = − and +
key-speed-do = Slower, faster
key-list = ?
key-list-do = This list
key-view = T
key-view-do = Look straight down, or at an angle
key-panel = P
key-panel-do = Fold the panel away, or unfold it
key-orbit = Right drag, wheel
key-orbit-do = Go around the board, come nearer
key-return = Right double click
key-return-do = Back to the usual view
key-undo = Ctrl + Z
key-undo-do = Take a move back
key-redo = Ctrl + Shift + Z
key-redo-do = Make it again

## Freedom's last cell

last-cell = The last cell
last-cell-question = Your stone there would lower your score. You may leave the cell empty.
last-cell-pass = Pass: White { $white }, Black { $black }
last-cell-place = Place { $move }: White { $white }, Black { $black }
