### Why it happened, and what would.

## Freeze: what holds a cube

# $state: free, polarised or frozen
why-cube =
    { $state ->
        [free] Free
        [polarised] Polarised
       *[frozen] Frozen
    }: { $causes }.
# $state: free, polarised or frozen
why-cube-alone =
    { $state ->
        [free] Free
        [polarised] Polarised
       *[frozen] Frozen
    }: no cube that counts is in line.
# $line: row, column, rising or falling
why-cause =
    { $line ->
        [row] { $cell } on the row
        [column] { $cell } on the column
        [rising] { $cell } on the rising diagonal
       *[falling] { $cell } on the falling diagonal
    }
why-idle =
    { $count ->
        [one] { $causes } does not count: it is frozen.
       *[other] { $causes } do not count: they are frozen.
    }

## Freedom: what a stone would make and end

# One of the lines that follow "a four on the".
# $line: row, column, rising or falling
four-line =
    { $line ->
        [row] row
        [column] column
        [rising] rising diagonal
       *[falling] falling diagonal
    }
why-four = Makes a four on the { $lines }.
# $count: how many fours
why-ends-four = Ends the four { $rows }: five give nothing.
why-opponent-free = { side } would be free to use any empty cell.
why-opponent-cells =
    { $count ->
        [one] { side } would have one cell to go to.
       *[other] { side } would have { $count } cells to go to.
    }

## Squares

why-completes =
    { $count ->
        [one] { side } would complete the square { $squares }.
       *[other] { side } would complete the squares { $squares }.
    }

## Advice: one sentence of clauses whose subject is the move, and doubts that are whole clauses

advice-sentence = { $reasons }.
advice-sentence-but = { $reasons }, but { $doubts }.

advice-only-move = is the only legal move
advice-wins-score = wins the game { $own } : { $other }
advice-loses-score = loses the game only { $own } : { $other }
advice-draws-score = ends the game in a draw, { $own } : { $other }
advice-leads-to = leads to { $own } : { $other } at the end
advice-wins = wins the game
advice-wins-next = wins whatever { side } plays
advice-wins-in = wins in { $moves } moves

## Advice in Freedom

advice-four = makes a four on the { $lines }
# $count: how many fours
advice-ends-four = ends the four { $rows }
advice-fills-last = fills the last cell
advice-prepares =
    { $count ->
        [one] prepares a four at { cells }
       *[other] prepares fours at { cells }
    }
advice-leaves-cells = leaves { side } only { $cells }
advice-leaves-next = leaves { side } only the { $count } cells next to { $cell }
advice-loses-nothing = loses nothing
advice-keeps-from-four = keeps { side } from a four on the { $lines }
advice-keeps-away =
    { $count ->
        [one] keeps { side } away from the four at { cells }
       *[other] keeps { side } away from the fours at { cells }
    }
advice-keeps-both =
    { $count ->
        [one] keeps { side } from a four on the { $lines } and away from the four at { cells }
       *[other] keeps { side } from a four on the { $lines } and away from the fours at { cells }
    }
advice-saves =
    { $count ->
        [one] saves the four { $rows }
       *[other] saves the fours { $rows }
    }
doubt-can-win = { side } can win at { cells }
doubt-can-four = { side } can make a four at { cells }
doubt-any-cell = { side } may use any empty cell

## Advice in Freeze

advice-freezes = freezes { cubes }
advice-thaws = thaws { cubes }
advice-frees = frees { cubes }
advice-polarises = polarises { cubes }
advice-fewer-slides = leaves { side } { $then } slides instead of { $now }
advice-slides = has { $own } slides against { $then }
advice-freezes-own-last = freezes { side }'s own last cube
advice-no-slide = leaves { side } no slide
advice-keeps-from-freezing = keeps { side } from freezing { cubes } with { $move }
advice-threatens-to-freeze = threatens to freeze { cubes } with { $move }
doubt-freeze =
    { $count ->
        [one] { cubes } freezes
       *[other] { cubes } freeze
    }
doubt-thaw =
    { $count ->
        [one] { cubes } thaws
       *[other] { cubes } thaw
    }

## Advice in Squares

# Squares by their names, or only how many they are.
# $form: one, few or many
squares =
    { $form ->
        [one] the square { $squares }
        [few] the squares { $squares }
       *[many] { $square_count } squares
    }
# What a move fills, and the cells that it gains.
fills =
    { $filled } filled marks{ $gained ->
        [0] { "" }
        [one] { " " }and { $gained } cell
       *[other] { " " }and { $gained } cells
    }
advice-completes-one = completes the square { $square } for { fills }
advice-completes-more = completes { $squares } squares at once for { fills }
advice-cascade = sets off a cascade of { $squares } squares for { fills }
advice-keeps-from-squares = keeps { side } from { squares }
advice-keeps-from-squares-marks = keeps { side } from { squares } with { $marks } filled marks
advice-threatens-squares = threatens { squares } at { cells }
advice-threatens-squares-at-once = threatens { squares } at once, at { cells }
advice-nobody-can = fills a cell where nobody can complete a square any more
advice-gives-nothing = gives nothing away
advice-corner-of =
    { $count ->
        [one] is a corner of a possible square
       *[other] is a corner of { $count } possible squares
    }
advice-takes =
    { $count ->
        [one] takes a possible square from { side }
       *[other] takes { $count } possible squares from { side }
    }
# Behind `advice-corner-of`.
advice-takes-too =
    { $count ->
        [one] takes one from { side }
       *[other] takes { $count } from { side }
    }
doubt-lets-fill = lets { side } fill { $count } marks
doubt-can-still-fill = { side } can still fill { $count } marks
