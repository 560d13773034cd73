### Der Startbildschirm, und was über allem liegt.

close = Schließen
cancel = Abbrechen

## Der Startbildschirm

title-tagline = Drei Spiele auf einem Tisch
title-freedom = Steine, die nebeneinander liegen. Reihen von genau vier zählen.
title-freeze = Würfel, die sich drehen, wenn sie einander sehen. Friere alle ein.
title-squares = Kreise und Kästchen. Ecken von Quadraten füllen sich und lösen Kaskaden aus.
title-go-on =
    Weiterspielen: { $game }, { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }
title-look-at =
    Letztes Spiel ansehen: { $game }, { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }

## Ein neues Spiel

new-game = Neues Spiel
new-start = Start
new-caption-game = Spiel
new-caption-board = Brett
new-caption-rules = Regeln
new-caption-players = Spieler
new-size = { $size } × { $size }
new-size-beginners = { $size } × { $size }, Anfänger
new-size-standard = { $size } × { $size }, Standard
new-size-advanced = { $size } × { $size }, Geübte
new-size-go = { $size } × { $size }, Go-Brett
new-size-longer = { $size } × { $size }, länger
new-size-slider = Felder pro Seite
new-escape-hint = Die erste Reihe von genau vier gewinnt sofort.
new-expert-hint = Auch Quadrate, die auf einer Ecke stehen, zählen.
new-squares-hint = Gerade Quadrate von 3 × 3 und 4 × 4 Feldern zählen.
new-freedom-hint = Auf dem vollen Brett gewinnt, wer mehr lebende Steine hat.
new-change-sides = Seiten tauschen
new-begins =
    { $side ->
        [circles] { side } beginnen
        [boxes] { side } beginnen
       *[other] { side } beginnt
    }
new-begins-sentence =
    { $side ->
        [circles] { side } beginnen.
        [boxes] { side } beginnen.
       *[other] { side } beginnt.
    }
new-name-hint = Name (freiwillig)

## Die Einstellungen

settings-language = Sprache
settings-as-system = Wie das System
settings-one-click = Ein Klick macht den Zug
settings-legal = Mögliche Felder zeigen
settings-explain = Erklären, worauf ich zeige und was geschieht
settings-threads = Alle Verbindungen zeigen
settings-slow = Ab drei Wellen langsamer
settings-straight-down = Gerade von oben auf das Brett sehen
settings-calls = Änderungen ansagen (Frost, Regeln von 1975)
settings-warn = Vor Zügen warnen, die viel verlieren
settings-motion = Weniger Bewegung
settings-motion-on = An
settings-motion-off = Aus
settings-graphics = Grafik
settings-graphics-low = niedrig
settings-graphics-medium = mittel
settings-graphics-high = hoch
settings-graphics-auto = automatisch
settings-game = Spiel
settings-look = Aussehen
settings-colors = Farben
settings-colors-natural = Natur
settings-colors-contrast = Kontrast
settings-colors-harbour = Hafen
settings-colors-iris = Iris
settings-surroundings = Umgebung
settings-surroundings-light = Tag
settings-surroundings-dark = Abend
settings-paper = Freiheit auf kariertem Papier
settings-turn-board = Brett zu dem drehen, der am Zug ist
settings-scale = Größe der Oberfläche
settings-sound = Ton
settings-volume = Lautstärke
settings-mute = Stumm

## Die Tasten

key-arrows = Pfeiltasten
key-arrows-do = Den Cursor über das Brett bewegen
key-enter = Enter
key-enter-do = Das Feld wählen, dann den Zug machen
key-escape-do = Das Gewählte loslassen
key-tab = Tab
key-tab-do = Durch die Schaltflächen gehen; Escape führt zum Brett zurück
key-space-do = Die Animation anhalten oder fortsetzen; eine Ansage aufdecken
key-step = , und .
key-step-do = Ein Schritt zurück, ein Schritt vor
key-slow = S halten
key-slow-do = Zeitlupe
key-threads = W
key-threads-do = Alle Verbindungen zeigen
key-hint = H
key-hint-do = Ein Tipp
key-analyse = A
key-analyse-do = Analyse an oder aus
key-mute = M
key-mute-do = Ton aus oder wieder an
key-move = Umschalt + , und .
key-move-do = Ein Zug zurück, ein Zug vor
key-ends = Pos1 und Ende
key-ends-do = Der Anfang des Spiels, und jetzt
key-speed = − und +
key-speed-do = Langsamer, schneller
key-list = ?
key-list-do = Diese Liste
key-view = T
key-view-do = Gerade von oben oder schräg
key-panel = P
key-panel-do = Seitenleiste ein- oder ausklappen
key-orbit = Rechts ziehen, Rad
key-orbit-do = Um das Brett gehen, näher kommen
key-return = Rechter Doppelklick
key-return-do = Zurück zur üblichen Ansicht
key-undo = Strg + Z
key-undo-do = Einen Zug zurücknehmen
key-redo = Strg + Umschalt + Z
key-redo-do = Ihn wieder machen

## Das letzte Feld in Freiheit

last-cell = Das letzte Feld
last-cell-question = Dein Stein dort würde dein Ergebnis verschlechtern. Du darfst das Feld leer lassen.
last-cell-pass = Passen: Weiß { $white }, Schwarz { $black }
last-cell-place = Auf { $move }: Weiß { $white }, Schwarz { $black }
