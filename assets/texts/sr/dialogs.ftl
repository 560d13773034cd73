### Početni ekran i ono što leži preko svega.

close = Zatvori
cancel = Odustani

## Početni ekran

title-tagline = Tri igre na jednom stolu
title-freedom = Kamenčići koji idu jedan do drugog. Važe redovi od tačno četiri.
title-freeze = Kocke koje se okreću kad se ugledaju. Zamrzni ih sve.
title-squares = Kružići i kvadratići. Uglovi kvadrata se popunjavaju i pokreću kaskade.
title-go-on =
    Nastavi partiju: { $game }, { $moves ->
        [one] { $moves } potez
       *[other] { $moves } poteza
    }
title-look-at =
    Pogledaj partiju: { $game }, { $moves ->
        [one] { $moves } potez
       *[other] { $moves } poteza
    }

## Nova igra

new-game = Nova igra
new-start = Počni
new-caption-game = Igra
new-caption-board = Tabla
new-caption-rules = Pravila
new-caption-players = Igrači
new-size = { $size } × { $size }
new-size-beginners = { $size } × { $size }, za početnike
new-size-standard = { $size } × { $size }, obična
new-size-advanced = { $size } × { $size }, za iskusne
new-size-go = { $size } × { $size }, tabla za go
new-size-longer = { $size } × { $size }, duža igra
new-size-slider = polja po strani
new-escape-hint = Prvi red od tačno četiri odmah pobeđuje.
new-expert-hint = Važe i kvadrati koji stoje na uglu.
new-squares-hint = Važe uspravni kvadrati od 3 × 3 i 4 × 4 polja.
new-freedom-hint = Na punoj tabli pobeđuje ko ima više živih kamenčića.
new-change-sides = Zameni strane
new-begins =
    { $side ->
        [circles] { side } počinju
        [boxes] { side } počinju
       *[other] { side } počinje
    }
new-begins-sentence =
    { $side ->
        [circles] { side } počinju.
        [boxes] { side } počinju.
       *[other] { side } počinje.
    }
new-name-hint = Ime, ako želiš

## Podešavanja

settings-language = Jezik
settings-as-system = Kao sistem
settings-one-click = Potez jednim klikom
settings-legal = Prikaži moguća polja
settings-explain = Objasni ono na šta pokazujem i ono što se dešava
settings-threads = Prikaži sve veze
settings-slow = Uspori poteze od tri talasa i više
settings-straight-down = Gledaj tablu pravo odozgo
settings-calls = Najavljuj promene (Mraz, pravila iz 1975)
settings-warn = Upozori me pre poteza koji mnogo gubi
settings-motion = Manje pokreta
settings-motion-on = Uklj.
settings-motion-off = Isklj.
settings-graphics = Grafika
settings-graphics-low = niska
settings-graphics-medium = srednja
settings-graphics-high = visoka
settings-graphics-auto = automatska
settings-game = Igra
settings-look = Izgled
settings-colors = Boje
settings-colors-natural = Prirodne
settings-colors-contrast = Kontrast
settings-colors-harbour = Luka
settings-colors-iris = Iris
settings-surroundings = Okruženje
settings-surroundings-light = Dan
settings-surroundings-dark = Veče
settings-paper = Sloboda na papiru na kvadratiće
settings-turn-board = Okreći tablu ka igraču na potezu
settings-scale = Veličina interfejsa
settings-sound = Zvuk
settings-volume = Jačina
settings-mute = Bez zvuka

## Tasteri

key-arrows = Strelice
key-arrows-do = Pomeraj kursor po tabli
key-enter = Enter
key-enter-do = Izaberi polje, pa odigraj potez
key-escape-do = Pusti ono što je izabrano
key-tab = Tab
key-tab-do = Idi kroz dugmad; Escape vraća na tablu
key-space-do = Zaustavi animaciju ili nastavi; pokaži o čemu je bila najava
key-step = , i .
key-step-do = Korak nazad, korak napred
key-slow = Drži S
key-slow-do = Usporeno
key-threads = W
key-threads-do = Prikaži sve veze
key-hint = H
key-hint-do = Savet
key-analyse = A
key-analyse-do = Uključi ili isključi analizu
key-mute = M
key-mute-do = Isključi ili uključi zvuk
key-move = Shift + , i .
key-move-do = Potez nazad, potez napred
key-ends = Home i End
key-ends-do = Početak partije i tekući potez
key-speed = − i +
key-speed-do = Sporije, brže
key-list = ?
key-list-do = Ovaj spisak
key-view = T
key-view-do = Pogled odozgo ili pod uglom
key-panel = P
key-panel-do = Sklopi ili otvori panel
key-orbit = Desno prevlačenje, točkić
key-orbit-do = Obiđi tablu, priđi bliže
key-return = Desni dvoklik
key-return-do = Nazad na uobičajen pogled
key-undo = Ctrl + Z
key-undo-do = Vrati potez
key-redo = Ctrl + Shift + Z
key-redo-do = Odigraj ga ponovo

## Poslednje polje u Slobodi

last-cell = Poslednje polje
last-cell-question = Tvoj kamenčić tu bi ti umanjio rezultat. Polje smeš da ostaviš prazno.
last-cell-pass = Dalje: Beli { $white }, Crni { $black }
last-cell-place = Potez { $move }: Beli { $white }, Crni { $black }
