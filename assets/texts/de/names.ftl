### Spiele, Seiten, Züge.
###
### Wörter: cell — Feld, stone — Stein, cube — Würfel, mark — Zeichen, filled — ausgefüllt, four — Vierer,
### wave — Welle, live — lebend, polarised — polarisiert, frozen — eingefroren.

game-freedom = Freiheit
game-freeze = Frost
game-squares = Quadrate

side =
    { $side ->
        [white] Weiß
        [black] Schwarz
        [circles] Kreise
       *[boxes] Kästchen
    }
    .the =
    { $side ->
        [white] Weiß
        [black] Schwarz
        [circles] die Kreise
       *[boxes] die Kästchen
    }
    .dative =
    { $side ->
        [white] Weiß
        [black] Schwarz
        [circles] den Kreisen
       *[boxes] den Kästchen
    }

player-with-side = { $name } ({ side })
player-person = Mensch
player-computer = Computer, Stufe { $level }
player-level = Stufe { $level }

variant-standard = Standard
variant-escape = Ausbruch
variant-expert = Experte

move-pass = Passen

list-and = { $others } und { $last }

# Nach „auf“, im Dativ.
cells =
    { $listed ->
        [yes] { $cells }
       *[no] { $count } Feldern
    }

# Im Nominativ und Akkusativ.
cubes =
    { $listed ->
        [yes] { $cells }
       *[no] { $count } Würfel
    }

cube-state =
    { $state ->
        [free] frei
        [row] polarisiert in der Reihe
        [column] polarisiert in der Spalte
        [rising] polarisiert auf der steigenden Diagonale
        [falling] polarisiert auf der fallenden Diagonale
       *[frozen] eingefroren
    }
