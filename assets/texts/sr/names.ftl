### Igre, strane, potezi.
###
### Rečnik: cell — polje, stone — kamenčić, cube — kocka, mark — znak, filled — popunjen, four — četvorka,
### wave — talas, live — živ, polarised — polarizovan, frozen — zamrznut.

game-freedom = Sloboda
game-freeze = Mraz
game-squares = Kvadrati

side =
    { $side ->
        [white] Beli
        [black] Crni
        [circles] Kružići
       *[boxes] Kvadratići
    }
    .genitive =
    { $side ->
        [white] Belog
        [black] Crnog
        [circles] Kružića
       *[boxes] Kvadratića
    }
    .dative =
    { $side ->
        [white] Belom
        [black] Crnom
        [circles] Kružićima
       *[boxes] Kvadratićima
    }
    .accusative =
    { $side ->
        [white] Belog
        [black] Crnog
        [circles] Kružiće
       *[boxes] Kvadratiće
    }

player-with-side = { $name } ({ side })
player-person = Čovek
player-computer = Računar, nivo { $level }
player-level = Nivo { $level }

variant-standard = Obična
variant-escape = Bekstvo
variant-expert = Ekspert

move-pass = dalje

list-and = { $others } i { $last }

# Posle „na“.
cells =
    { $listed ->
        [yes] { $cells }
       *[no]
            { $count ->
                [one] { $count } polju
               *[other] { $count } polja
            }
    }

# U akuzativu.
cubes =
    { $listed ->
        [yes] { $cells }
       *[no]
            { $count ->
                [one] { $count } kocku
                [few] { $count } kocke
               *[other] { $count } kocki
            }
    }
    .nominative =
    { $listed ->
        [yes] { $cells }
       *[no]
            { $count ->
                [one] { $count } kocka
                [few] { $count } kocke
               *[other] { $count } kocki
            }
    }

cube-state =
    { $state ->
        [free] slobodna
        [row] polarizovana po redu
        [column] polarizovana po koloni
        [rising] polarizovana po uzlaznoj dijagonali
        [falling] polarizovana po silaznoj dijagonali
       *[frozen] zamrznuta
    }
    .many =
    { $state ->
        [free] slobodne
        [row] polarizovane po redu
        [column] polarizovane po koloni
        [rising] polarizovane po uzlaznoj dijagonali
        [falling] polarizovane po silaznoj dijagonali
       *[frozen] zamrznute
    }
