# Was alle Spiele sagen: Anzeigen, Knöpfe, Ablehnungen, Wertungen. Jedes Spiel hat seine eigene Datei.

readout-time = Zeit
readout-score = Punkte
readout-mistakes = Fehler
readout-lives = Leben
readout-bonus = Bonus

command-submit = Abgeben
command-check = Stimmt es noch?
command-fill-notes = Notizen eintragen
command-clear-notes = Notizen löschen
command-fill-last = Letzte Zellen füllen
command-face-digits = Ziffern
command-face-colors = Farben
command-mistakes-off = Keine Fehler zeigen
command-mistakes-rules = Doppelte zeigen
command-mistakes-solution = Fehler zeigen
command-show-solution = Lösung zeigen

refuse-over = Dieses Spiel ist zu Ende.
refuse-not-here = Damit kann dieses Spiel nichts anfangen.
refuse-no-cells = Wähle zuerst eine Zelle.
refuse-value = Wähle einen Wert von { $min } bis { $max }.
refuse-color = Wähle eine der neun Farben.
refuse-given = Diese Zelle ist vorgegeben.
refuse-filled = Hier steht schon eine Ziffer.
refuse-same = Hier steht schon eine { $digit }.
refuse-nothing-to-erase = Hier gibt es nichts von dir zu löschen.
refuse-right-already = Das hier stimmt schon.
refuse-no-such-note = Unter den Notizen hier ist keine { $digit }.
refuse-notes-full = Jede leere Zelle hat schon ihre Notizen.
refuse-no-corner = Hier gibt es keine Notizen am Rand.
refuse-link-to-itself = Eine Verbindung braucht zwei verschiedene Notizen.
refuse-links-full = Für weitere Verbindungen ist kein Platz. Nimm erst eine weg.
refuse-no-last = Keine Zeile, keine Spalte und kein Block hat nur eine leere Zelle.
link-strong = Starke Verbindung: { $one } in { $from }, { $other } in { $to }. Ist es das eine nicht, dann das andere.
link-weak = Schwache Verbindung: { $one } in { $from }, { $other } in { $to }. Nicht beides.
link-gone = Die Verbindung ist weg.
refuse-no-notes = Es gibt keine Notizen zu löschen.
refuse-hint-stage = Öffne zuerst den Tipp.

hint-wrong-first = Auf dem Brett stimmt noch etwas nicht. Bring das zuerst in Ordnung oder geh davor zurück.

score-base = Gelöst
score-speed = Tempo
score-bonus = Bonus
score-mistakes = { $count } Fehler
score-hints = { $count ->
    [one] { $count } Tipp
   *[other] { $count } Tipps
}
score-checks = { $count ->
    [one] { $count } Nachfrage
   *[other] { $count } Nachfragen
}

# Was eine Spielart einbringt, vor dem Start gesagt: kurze Stücke in einer Reihe.
pay-title = Punkte und Kosten
pay-brief = { $points } Punkte + bis zu { $more }
pay-lines = Jede volle Zeile, Spalte und jeder Block zahlt seine Binärzahl, mal so viele zugleich voll werden
pay-gone = + bis zu { $points }, nach { $time } nichts mehr
pay-halved = + bis zu { $points } fürs Tempo, nach { $time } noch die Hälfte
pay-halved-by-cell = + bis zu { $points } fürs Tempo, bei { $seconds } s je Zelle die Hälfte
pay-second = −{ $points } je Sekunde
pay-entry = + bis zu { $points } für eine schnelle Ziffer
pay-hint = Tipp −{ $points }
pay-hint-step = jeder Schritt eines Tipps −{ $points }
pay-hint-or-time = Tipp oder Zeit um −{ $points }
pay-hint-most = Tipp höchstens −{ $points }
pay-mistake = Fehler −{ $points }
pay-check = Nachfrage −{ $points }
pay-experience = { $point } Erfahrung je Punkt
pay-experience-won = { $point } Erfahrung je Punkt, { $won } für den Sieg
pay-unranked = ohne Rang und Erfahrung

grade-gentle = Leicht
grade-gentle-about = Ein Blick nach dem anderen findet jede Ziffer.
grade-steady = Mittel
grade-steady-about = Einzelne Ziffern, manche gut versteckt.
grade-tricky = Knifflig
grade-tricky-about = Paare, Drillinge und gebundene Ziffern.
grade-tough = Schwer
grade-tough-about = Fische, Flügel und andere Muster.
grade-fierce = Sehr schwer
grade-fierce-about = Ketten aus Was-wäre-wenn.
grade-nightmare = Albtraum
grade-nightmare-about = Tiefer geht es nicht. Bring Zeit mit.

blank-name = Vorlage
blank-tagline = Eine Vorlage für neue Spiele.
blank-how = Fülle die neun Zellen.
blank-one-cell = Wähle eine Zelle der Zeile.
blank-value = Wähle einen Wert von 1 bis 9.

choice-face = Was in den Zellen steht
choice-mistakes = Was über Fehler gesagt wird

own-broken = In { $house } steht die { $digit } zweimal.
own-no-solution = Diese Vorgaben lassen keine Lösung zu.
own-two-solutions = Dieses Rätsel hat mehr als eine Lösung. Hier sind zwei.
deal-begun = ein gewerteter Lauf beginnt am Anfang
own-finished = Dieses Brett ist schon voll.
own-unread = Das lässt sich nicht lesen: { $why }.

lesson-row = In dieser Zeile fehlt eine Zahl. Tippe auf die leere Zelle, dann auf die Zahl.
lesson-column = Auch jede Spalte braucht jede Zahl genau einmal.
lesson-box = Und jeder Block. Welche Zahl fehlt hier?
lesson-small-area = Ein kleines Gebiet braucht 1 bis 4. Tippe auf die leere Zelle, dann auf die fehlende Zahl.
lesson-large-area = Ein großes Gebiet braucht 1 bis 9.
lesson-countdown = Nicht trödeln: Ist der Ring abgelaufen, füllt sich die Zelle von selbst.
lesson-drag = Zieh dieses Teil an seinen Platz.
lesson-turn = Dieses muss sich drehen: antippen, drehen, ablegen.
lesson-last = Das letzte schaffst du allein.
lesson-beside = Noch eins, gleich daneben.
lesson-bits = Eine volle Zeile, Spalte oder ein voller Block wird als Binärzahl gelesen. Fülle diesen Block.

# Somebody who sends a puzzle may say how long it took.
beat-time = Zu schlagen: { $time }
beat-won = { $time } geschlagen, um { $by }.
beat-missed = Zu schlagen waren { $time }, du hast { $by } länger gebraucht.
