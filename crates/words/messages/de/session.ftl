# Was die Sitzung sagt: Rückgängig, Spielstände, Wiederholungen.

refuse-paused = Das Spiel ist angehalten. Setze es erst fort.
nothing-to-undo = Es gibt nichts zurückzunehmen.
nothing-to-redo = Es gibt nichts zu wiederholen.
undo-never = In diesem Modus gilt: gelegt ist gelegt.
no-such-checkpoint = Es gibt keinen Merkpunkt „{ $name }“.
still-right = Bis hierher ist alles richtig.
tray-empty = Es ist kein Teil mehr da.
hand-empty = Nimm erst ein Teil.
piece-fixed = Teile drehen sich in diesem Spiel nicht.
drop-beside = Das liegt neben dem Brett.
checkpoint-none = Es gibt noch keinen Merkpunkt.

key-go = Bewegen
key-go-box = Um einen Block bewegen
key-go-rim = Zum Rand bewegen
key-select-more = Mehr Zellen auswählen
key-point = Eine Zelle auswählen
key-select-same = Alle mit diesem Wert auswählen
key-select-all = Alle Zellen auswählen
key-value-alone = Eintragen
key-value = Eintragen; Umschalt: Ecknotiz, Strg: Mittennotiz
mode-value = Werte
mode-notes = Notizen
mode-corner = Ecknotizen
mode-center = Mittelnotizen
mode-tint = Marker für Notizen
mode-link = Verbindungen zwischen Notizen
mode-color = Farben
key-erase = Löschen
key-take-next = Das nächste Teil nehmen
key-take-previous = Das vorige Teil nehmen
key-turn-clockwise = Im Uhrzeigersinn drehen
key-turn-counterclockwise = Gegen den Uhrzeigersinn drehen
key-drop = Das Teil ablegen
key-undo = Zurücknehmen
key-redo = Wiederholen
key-checkpoint = Einen Merkpunkt setzen
key-return = Zurück zum Merkpunkt
key-back-to-right = Zurück vor den Fehler
key-hint = Tipp, und mehr davon
key-pause = Pause
key-jot = Notizen dieser Zellen eintragen
key-center = Randnotizen in die Mitte
key-check = Stimmt es noch?
key-fill-notes = Alle Notizen eintragen
key-submit = Abgeben
key-escape = Ablegen, Auswahl aufheben, Pause
key-help = Tasten zeigen
key-mute = Ton an oder aus

review-none = Dieses Spiel beurteilt keine Züge.
review-summary = { $best } von { $count } Zügen waren die besten, die es gab.
review-enter = Zug { $number }: { $value } in { $cells } war falsch und kostete { $loss } Punkte; dort steht { $right }.
review-place = Zug { $number }, auf { $cell }, kostete etwa { $loss } Punkte: { $best } war besser ({ $rank } von { $of }).
review-move = Zug { $number }, { $action }, kostete etwa { $loss } Punkte: { $best } war besser.

move-enter = { $value } in { $cells }
move-cells = { $count } Zellen
move-note = Notiz { $value } in { $cells }
move-note-corner = Ecknotiz { $value } in { $cells }
move-note-center = Mittelnotiz { $value } in { $cells }
move-jot = Notizen von { $cells }
move-tint = Notiz { $value } markiert in { $cells }
move-center = Notizen in die Mitte in { $cells }
move-fill = Notiz { $value } überall, wo sie hinpasst
move-link = Verbindung von { $value } in { $cell } zu { $other } in { $to }
move-paint = Farbe { $color } in { $cells }
move-erase = Gelöscht: { $cells }
move-place = Teil { $piece } nach { $cell }
move-lift = Teil { $piece } zurückgenommen
move-hint = { $stage ->
    [1] Tipp
   *[other] Tipp, Schritt { $stage }
}
move-reveal = { $cell } gezeigt
move-hold = { $cell } in der Hand
move-let-go = Keine Zelle in der Hand
move-checkpoint = Merkpunkt „{ $name }“
move-return = Zurück zum Merkpunkt „{ $name }“
