### Was nicht ging, und warum ein Zug nicht geht.

## Warum ein Zug nicht geht

refusal = { $reason }.
refusal-game-over = das Spiel ist zu Ende
refusal-wrong-form =
    { $form ->
        [pass] { $move } ist kein Zug in { $game }; erwartet wird ein Feld wie d4, oder Passen
        [slide] { $move } ist kein Zug in { $game }; erwartet werden zwei Felder wie b2-g7
       *[cell] { $move } ist kein Zug in { $game }; erwartet wird ein Feld wie d4
    }
refusal-off-board = ein Feld { $cell } hat dieses Brett nicht; seine Felder sind a1 bis { $last }
refusal-occupied = auf { $cell } steht schon etwas
refusal-not-neighbour = das Feld { $cell } ist nicht neben dem letzten Stein von { side.the } auf { $last }
refusal-no-pass = im Ausbruch gibt es kein Passen
refusal-pass-too-early =
    { $count ->
        [one] nur das letzte leere Feld darf leer bleiben; noch ist { $count } Feld leer
       *[other] nur das letzte leere Feld darf leer bleiben; noch sind { $count } Felder leer
    }
refusal-pass-without-loss = du darfst nur passen, wenn ein Stein auf { $cell } dein Ergebnis verschlechtern würde; das würde er nicht
refusal-no-cube = auf { $cell } steht kein Würfel
refusal-not-yours = der Würfel auf { $cell } gehört { side.dative }
refusal-frozen = der Würfel auf { $cell } ist eingefroren
refusal-not-moved = der Würfel auf { $cell } muss auf ein anderes Feld ziehen
refusal-off-line =
    { $line ->
        [row] der Würfel auf { $cell } ist polarisiert und zieht nur in seiner Reihe
        [column] der Würfel auf { $cell } ist polarisiert und zieht nur in seiner Spalte
        [rising] der Würfel auf { $cell } ist polarisiert und zieht nur auf seiner steigenden Diagonale
       *[falling] der Würfel auf { $cell } ist polarisiert und zieht nur auf seiner fallenden Diagonale
    }
refusal-not-in-line = die Felder { $from } und { $to } liegen nicht auf einer Reihe, Spalte oder Diagonale
refusal-blocked = der Würfel auf { $blocker } steht zwischen { $from } und { $to }

## Meldungen

notice-played =
    { $subject ->
        [circles] { $who } haben { $move } gespielt.
        [boxes] { $who } haben { $move } gespielt.
       *[other] { $who } hat { $move } gespielt.
    }
notice-not-opened = Das Spiel konnte nicht geöffnet werden: { $error }.
notice-link-not-opened = Das Spiel im Link konnte nicht geöffnet werden: { $error }.
notice-file-not-opened = { $name }: { $error }.
notice-last-not-read = Das letzte Spiel konnte nicht gelesen werden: { $error }.
notice-last-damaged = Das letzte Spiel konnte nicht gelesen werden: { $error }. Die beschädigte Datei bleibt als { $place } erhalten.
notice-game-not-kept = Das Spiel konnte nicht gespeichert werden: { $error }.
notice-settings-damaged = Die Einstellungen konnten nicht gelesen werden ({ $error }); es gelten die üblichen. Die beschädigte Datei bleibt als { $place } erhalten.
notice-settings-not-read = Die Einstellungen konnten nicht gelesen werden: { $error }.
notice-settings-not-kept = Die Einstellungen konnten nicht gespeichert werden: { $error }.
notice-nothing-kept = Hier kann nichts gespeichert werden: { $error }. Spiel und Einstellungen bleiben, bis die Seite geschlossen wird.

## Wovon eine solche Meldung handelt

error-too-large = die Datei ist zu groß für eine Aufzeichnung
error-not-utf8 = das ist kein Text in UTF-8
error-no-record = keine Aufzeichnung; erwartet wird eine Angabe wie [Game "Freeze"]
error-no-folder = dieses System nennt keinen Ordner für Daten des Benutzers
error-browser-read = der Browser konnte die Datei nicht lesen
error-browser-refuses = der Browser verweigert es
error-browser-refuses-why = der Browser verweigert es ({ $reason })
error-browser-keeps-nothing = der Browser speichert nichts für diese Seite
