### Boards and moves in words, and what a page says to those who do not see it.

speech-at = { $cell }, { $what }
speech-empty = empty
speech-stone =
    { $side ->
        [white] white stone
       *[black] black stone
    }
speech-stone-live =
    { $side ->
        [white] white stone, live
       *[black] black stone, live
    }
speech-cube =
    { $side ->
        [white] white cube, { cube-state }
       *[black] black cube, { cube-state }
    }
speech-mark =
    { $side ->
        [circles] circle
       *[boxes] box
    }
speech-mark-filled =
    { $side ->
        [circles] circle, filled
       *[boxes] box, filled
    }

## The whole board: after the side, its cells with what is special about each

speech-board = { $game }, { $size } by { $size } cells.
speech-nothing = { side }: nothing.
speech-pieces = { side }, { $count }: { $pieces }.
speech-cell-live = { $cell } live
speech-cell-filled = { $cell } filled
speech-cell-cube = { $cell } { cube-state }
speech-score-freedom = Live stones: White { $white }, Black { $black }.
speech-score-freeze = Opponent's cubes frozen: White { $white }, Black { $black }.
speech-score-squares = Filled marks: Circles { $white }, Boxes { $black }.

## A move and what it sets off

speech-place =
    { $side ->
        [circles] { side } play { $cell }.
        [boxes] { side } play { $cell }.
       *[other] { side } plays { $cell }.
    }
speech-pass = { side } passes.
speech-slide = { side } moves { $from } to { $to }.
speech-wave = Wave { $wave }: { $changes }.
speech-step = { $changes }.
# $count: how many cells
speech-fills = { $cells } filled
# $count: how many cells
speech-turns = { $cells } { cube-state }
# $count: how many cells
speech-becomes-stone =
    { $side ->
        [white] { $cells } now white stone
       *[black] { $cells } now black stone
    }
# $count: how many cells
speech-becomes-mark =
    { $side ->
        [circles] { $cells } now circle
       *[boxes] { $cells } now box
    }
# $count: how many cells
speech-becomes-empty = { $cells } now empty

## The page

page-game = { $game }, { $size } by { $size }, move { $move }.
page-back = Back to move { $move }.
# $subject: the side, or `name` if $who is a player's name
page-win =
    { $subject ->
        [circles] { $who } win.
        [boxes] { $who } win.
       *[other] { $who } wins.
    }
page-draw = A draw.
page-choice = { $what }. Again to make the move.
page-cube = { $what }, chosen.
page-refusal = Not possible: { $reason }.
page-cell-again = { $what }, chosen; press again to make the move
page-cell-chosen = { $what }, chosen
page-cell-can-move = { $what }, can move
page-cell-legal = { $what }, legal
page-cell-called = { $what }, called
page-refuses = The browser does not let this page do that.
page-link-copied = A link to this game is on the clipboard.
page-link = A link to this game:
