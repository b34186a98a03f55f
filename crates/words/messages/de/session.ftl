# Was die Sitzung sagt: Rückgängig, Spielstände, Wiederholungen.

refuse-paused = Das Spiel ist angehalten. Setze es erst fort.
nothing-to-undo = Es gibt nichts zurückzunehmen.
nothing-to-redo = Es gibt nichts zu wiederholen.
undo-never = In diesem Modus gilt: gelegt ist gelegt.
no-such-mark = Es gibt keinen Merkpunkt „{ $name }“.
still-right = Bis hierher ist alles richtig.
