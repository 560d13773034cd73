### What stands around the board during a game: the panel, the bar, the list of moves.

## The panel

board-plain = { $size } × { $size }
# $variant: standard, escape or expert
board-with-rules =
    { $size } × { $size }, { $variant ->
        [escape] escape
        [expert] expert
       *[standard] standard
    }

menu = Menu
menu-new-game = New game…
menu-rules = Rules
menu-settings = Settings
menu-keys = Keys
menu-share = Share a link
menu-download = Download
menu-open = Open a file…
menu-title = Title screen
panel-fold = Fold the panel away (P)
panel-unfold = Unfold the panel (P)

seat-hint = Who plays this side
counted-freedom = Live stones
counted-freeze = Cubes of the opponent that are frozen
counted-squares = Filled marks

undo = Undo
undo-hint = Take the last move back (Ctrl+Z)
redo = Redo
redo-hint = Make it again (Ctrl+Shift+Z)
draw = Draw
draw-hint = Both players agree on a draw
resign = Resign
resign-hint = The side to move gives up

## The card that says what happens

status-looking-back = You are looking at move { $move }.
status-back-to-now = Back to now
# $who: a side, or a player's name with the side
# $subject: the side, or `name` if $who is a player's name
status-thinking =
    { $subject ->
        [circles] { $who } are thinking.
        [boxes] { $who } are thinking.
       *[other] { $who } is thinking.
    }
status-move-now = Move now
commit-move = Move { $move }
commit-place = Place { $move }
commit-hint = Enter, or click the cell again
let-go = Let go
key-escape = Escape
key-space = Space

near-repetition = This position stands for the second time. A third time is a draw.
near-limit = The game is a draw after { $left } more moves.

step-move = Move { $move }
# $side: whose cubes turn
step-turn =
    Wave { $wave } of { $waves }: { $count ->
        [one] { $count } cube of { side } turns
       *[other] { $count } cubes of { side } turn
    }
step-fill =
    Wave { $wave } of { $waves }: { $count ->
        [one] { $count } corner filled
       *[other] { $count } corners filled
    }
step-occupy =
    Wave { $wave } of { $waves }: { $count ->
        [one] { $count } cell occupied
       *[other] { $count } cells occupied
    }

# $subject: the side, or `name` if $who is a player's name
invite-free = { $who } is free: any empty cell will do.
# $subject: the side, or `name` if $who is a player's name
invite-cube = { $who }: choose a cube.
# $subject: the side, or `name` if $who is a player's name
invite-target = { $who }: choose where it goes.
# $subject: the side, or `name` if $who is a player's name
invite-move = { $who } to move.

# $subject: the side, or `name` if $who is a player's name
result-win =
    { $subject ->
        [circles] { $who } win
        [boxes] { $who } win
       *[other] { $who } wins
    }
result-draw = A draw
rematch = Rematch

end-resigned = { side } resigned.
end-agreed = The players agreed on a draw.
end-same-score = Both sides have the same score.
end-more-marks = { side } have more filled marks.
end-more-stones = { side } has more live stones.
end-no-four = The board is full and has no four.
end-four = { side } has a row of exactly four.
end-all-frozen = All of { side }'s cubes are frozen.
end-no-move = { side } cannot move.
end-repetition = The same position stood for the third time.
end-limit = The limit of 400 moves is reached.

## What a move would do: parts of an enumeration that begins with the move

preview-gain = { side } { $gain }
preview-waves = { $count } waves
preview-freezes = freezes { $count } of { side }
preview-turns = turns { $count } of { side }

## Calls, by the rules of 1975

calls-question = { $who }: which cubes change? Mark them, then see.
calls-see = See
calls-marked = { $count } marked
calls-tally = { $who }: called { $called } of { $changed }, { $wrong } wrongly
calls-nothing = Nothing changed, and nothing was called.
calls-all = All { $count } called.
calls-verdict = { $count } called. Missed: { $missed }. Wrongly called: { $wrong }.
calls-none = none

## The moves

moves-none = No moves yet.
moves-hint = Look at this move; again for its steps
moves-promote = Make main line
moves-delete = Delete line
# How many pieces a move has changed in how many waves.
moves-set-off =
    { $waves ->
        [1] ·{ $changed }
       *[other] ·{ $changed } in { $waves }
    }

## The bar under the board

bar-hold = Hold (Space)
bar-go-on = Go on (Space)
bar-start = Start (Home)
bar-back = One step back (,)
bar-on = One step on (.)
bar-now = Now (End)
bar-view = Look straight down, or at an angle (T)
bar-sound = Sound off, or on again (M)
bar-speed = { $speed }×
bar-speed-hint = Speed (− and +)
bar-speed-off = off
bar-no-animation = No animation
bar-time = Time in the game
