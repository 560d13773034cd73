### What went wrong, and why a move may not be made.

## Why a move may not be made: clauses that get a capital and a full stop, or follow "Not possible:"

refusal = { $reason }.
refusal-game-over = the game is over
# $game: the name of the game
# $form: cell, pass or slide, what moves of the game look like
refusal-wrong-form =
    { $form ->
        [pass] { $move } is not a move of { $game }; expected a cell such as d4, or pass
        [slide] { $move } is not a move of { $game }; expected two cells such as b2-g7
       *[cell] { $move } is not a move of { $game }; expected a cell such as d4
    }
refusal-off-board = { $cell } is not on this board; its cells are a1 to { $last }
refusal-occupied = { $cell } is not empty
refusal-not-neighbour = { $cell } is not next to { side }'s last stone at { $last }
refusal-no-pass = there is no pass in Escape
refusal-pass-too-early = only the last empty cell may be left empty; there are { $count } empty cells
refusal-pass-without-loss = you may pass only if a stone on { $cell } would lower your score; it would not
refusal-no-cube = there is no cube at { $cell }
refusal-not-yours = the cube at { $cell } is { side }'s
refusal-frozen = the cube at { $cell } is frozen
refusal-not-moved = the cube at { $cell } has to move to another cell
# $line: row, column, rising or falling
refusal-off-line =
    { $line ->
        [row] the cube at { $cell } is polarised and moves only along its row
        [column] the cube at { $cell } is polarised and moves only along its column
        [rising] the cube at { $cell } is polarised and moves only along its rising diagonal
       *[falling] the cube at { $cell } is polarised and moves only along its falling diagonal
    }
refusal-not-in-line = { $to } is not on a row, column or diagonal with { $from }
refusal-blocked = the cube at { $blocker } stands between { $from } and { $to }

## Notices

# $who: a side, or a player's name with the side
# $subject: the side, or `name` if $who is a player's name
notice-played =
    { $subject ->
        [circles] { $who } have played { $move }.
        [boxes] { $who } have played { $move }.
       *[other] { $who } has played { $move }.
    }
notice-not-opened = The game could not be opened: { $error }.
notice-link-not-opened = The game in the link could not be opened: { $error }.
notice-file-not-opened = { $name }: { $error }.
notice-last-not-read = The last game could not be read: { $error }.
notice-last-damaged = The last game could not be read: { $error }. The damaged file is kept as { $place }.
notice-game-not-kept = The game could not be kept: { $error }.
notice-settings-damaged = The settings could not be read ({ $error }); the usual ones are in force. The damaged file is kept as { $place }.
notice-settings-not-read = The settings could not be read: { $error }.
notice-settings-not-kept = The settings could not be kept: { $error }.
notice-nothing-kept = Nothing can be kept here: { $error }. The game and the settings last until the page is closed.

## What such a notice is about: $error

error-too-large = the file is too large to be a record
error-not-utf8 = this is not a text in UTF-8
error-no-record = no record; expected a tag such as [Game "Freeze"]
error-no-folder = this system names no folder for a user's data
error-browser-read = the browser could not read the file
error-browser-refuses = the browser refuses
error-browser-refuses-why = the browser refuses ({ $reason })
error-browser-keeps-nothing = the browser keeps nothing for this page
