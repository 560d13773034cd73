### What the games, the sides and the moves are called.
###
### A comment that begins with `# $name:` tells what an argument is. An argument that is named so but not
### used here is for languages whose words depend on it.

game-freedom = Freedom
game-freeze = Freeze
game-squares = Squares

# The name of a side. Other messages refer to it, also by the cases that a language has as its attributes.
# $side: white, black, circles or boxes
side =
    { $side ->
        [white] White
        [black] Black
        [circles] Circles
       *[boxes] Boxes
    }

player-with-side = { $name } ({ side })
player-person = Person
player-computer = Computer, level { $level }
player-level = Level { $level }

variant-standard = Standard
variant-escape = Escape
variant-expert = Expert

move-pass = pass

# The end of an enumeration.
list-and = { $others } and { $last }

# Cells by their names, or only how many they are.
# $listed: yes if there are few enough to be named
cells =
    { $listed ->
        [yes] { $cells }
       *[no] { $count } cells
    }

# Cubes by the names of their cells, or only how many they are.
# $listed: yes if there are few enough to be named
cubes =
    { $listed ->
        [yes] { $cells }
       *[no] { $count } cubes
    }

# $state: free, row, column, rising, falling or frozen
cube-state =
    { $state ->
        [free] free
        [row] polarised on the row
        [column] polarised on the column
        [rising] polarised on the rising diagonal
        [falling] polarised on the falling diagonal
       *[frozen] frozen
    }
