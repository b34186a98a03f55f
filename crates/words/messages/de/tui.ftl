# Was nur das Spiel im Terminal sagt.

tui-too-small = Dieses Fenster ist zu klein. Ninefold braucht { $width } Spalten und { $height } Zeilen.
tui-continue = Weiter: { $game }
tui-quit = Verlassen
tui-choose = wählen
tui-open = öffnen
tui-back = zurück
tui-hint = Tipp
tui-hint-more = t: sag mir mehr
tui-hint-do = t: mach es
tui-paused = Pause. Jede Taste setzt fort.
tui-in-hand = In der Hand:
tui-more-pieces = { $count } weitere
tui-points = + { $points } Punkte
tui-damaged = Ausgelassen, weil nicht lesbar: { $path } ({ $cause })
tui-not-saved = Das Spiel konnte nicht gesichert werden: { $cause }.
tui-leave-unsaved = { $trouble } Noch einmal q verlässt es trotzdem; jede andere Taste bleibt.
tui-really = Wirklich? Das Spiel endet ohne Wertung. Noch einmal { $key }, und es geschieht.
tui-runs = Weiter mit …
tui-runs-about = alle { $count } begonnenen Spiele
tui-held = Dieses Spiel läuft gerade in einem anderen Fenster. Verlass es dort zuerst.
tui-gone = Dieses Spiel ist inzwischen zu Ende oder entfernt worden.
tui-held-short = in einem anderen Fenster
tui-won = Gelöst!
tui-lost = Das Spiel ist aus
tui-given-up = Aufgegeben
tui-total = Summe
tui-time = Zeit { $time }
tui-again = noch einmal
tui-tray = { $count ->
    [one] Neues Teil:
   *[other] { $count } Teile:
}

tui-scores = Punkte
tui-settings = Einstellungen
tui-brought = Mitbringen: ninefold play DATEI
tui-locked = Ab Stufe { $level }
tui-rank = Platz { $rank } deiner Bestenliste
tui-unlocked = Jetzt offen: { $unlock }
tui-played = Gespielt
tui-wins = Gelöst
tui-best = Bestes
tui-mean = Mittel
tui-fastest = Zeit
tui-streak = Serie
tui-high-scores = Bestenliste: { $preset }
tui-no-scores = Noch kein Spiel.
tui-assist = { $assist }: { $won } von { $played } gewonnen, am schnellsten { $fastest }
tui-skills = Techniken, die deine Rätsel verlangten
tui-other-game = anderes Spiel
tui-language = Sprache
tui-everything = Alles offen
tui-everything-about = Öffnet alle Stufen und Hintergründe. Punkte und Stufe bleiben.
tui-on = an
tui-off = aus
file-unread = es lässt sich nicht lesen ({ $cause })
file-too-long = es hat mehr als { $limit } Bytes; so viel hat kein Spiel und kein Rätsel

tui-practise = üben: { $technique }

tui-course = Kurs
tui-course-about = Von „Was ist ein Sudoku“ bis zu Netzen, Kapitel für Kapitel
tui-course-footing = { $footing } · { $firm } von { $all }
tui-placement = Wo stehe ich?
tui-placement-about = Fünf Stellungen in zwei Minuten
tui-chapter-on = weiter
tui-chapter-other = andere
tui-chapter-anew = neues Beispiel
tui-chapter-drills = Übungen
tui-chapter-puzzle = Rätsel
tui-chapter-then = Jetzt du: d für drei Übungen, p für ein ganzes Rätsel.
tui-edge = Nächstes Rätsel
tui-edge-about = Nach dem, was du kannst, und ein wenig mehr
