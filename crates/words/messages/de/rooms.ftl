# Was die Räume sagen: Seiten, die geholt werden, wenn sie zum ersten Mal geöffnet werden.
room-unknown = Diesen Raum gibt es hier nicht. Ein neueres Ninefold hat ihn vielleicht.
as-table = Als Tabelle

after-title = Rückblick
after-waits = Der Trainer sieht sich das Spiel an …
after-none = Das Protokoll dieses Spiels ist nicht mehr da. Es gibt nichts anzusehen.
after-not-over = Dieses Spiel ist noch nicht zu Ende. Der Trainer sieht sich beendete an.
after-go-on = Weiterspielen
after-plays = Deine Züge neben den besten.
after-nothing = Zu diesem Spiel gibt es nichts zu sagen.
after-advice = Was der Trainer gesehen hat
after-show = Zug { $number } zeigen
after-train = Üben: { $technique }
after-moves = Zug für Zug
after-plot = Sekunden vor jedem von { $count } Zügen. Die längste Pause: { $longest }.
after-moment = Moment
after-before = Der Moment davor
after-after = Der nächste Moment
after-place = Zug { $number } von { $of }, bei { $time }
after-open = Was hier zu sehen war, das Leichteste zuerst:
after-legend-told = Tipp
after-legend-wrong = Fehler
after-move = Zug
after-took = Dauer
after-what = Was geschah
after-heat = Wo die Zeit blieb
after-heat-about = Wie viele Sekunden du für jede Zelle gebraucht hast. Je kräftiger die Farbe, desto länger.

course-intro = Kapitel für Kapitel, von der Frage, was ein Sudoku ist, bis zu Netzen. Nichts ist verschlossen: Fang an, wo du magst.
course-done = { $done } von { $all } Kapiteln liegen hinter dir.
course-go-on = Weiter: { $number }. { $title }
course-test-about = Manches kennst du schon? Fünf Stellungen in zwei Minuten zeigen, wo du anfängst. Der erste Fehler beendet den Test.
course-test = Einstufungstest
course-looking = Etwas Passendes wird gesucht …
course-chapters = Alle Kapitel
course-number = Kapitel { $number }
course-stage = { $number } von { $of }
course-play = Abspielen
course-pause = Anhalten
course-before = Einen Schritt zurück
course-after = Einen Schritt weiter
course-yours = Jetzt du: drei Stellungen zum Suchen, dann ein ganzes Rätsel, das es braucht und nichts Späteres.
course-drills = Drei Übungen
course-puzzle = Das ganze Rätsel

next-title = Dein nächstes Rätsel
next-begin = Spielen
next-other = Ein anderes
next-practise = Erst üben

tip = { $technique }: fünf Minuten üben?
train-begin = Zehn hintereinander
train-example = Ein Beispiel ansehen
train-stands = Bisher { $alone } von { $met } allein gefunden, in { $runs ->
    [one] einem Spiel
   *[other] { $runs } Spielen
}.

stats-times = Wie lange deine Spiele dauern
stats-times-about = Die Zeit, unter der die Hälfte der Siege einer Woche blieb, Woche für Woche.
stats-spreads = Wie sich die Zeiten verteilen
stats-week = Woche ab
stats-preset = Art
stats-span = Zeit
stats-runs = Siege
stats-techniques = Techniken, die du allein gefunden hast
stats-reading = Der Trainer sieht sich deine Spiele an …
stats-technique = Technik
stats-alone = Anteil der allein gefundenen
stats-met = Gefunden / vorgekommen
stats-seconds = Sekunden
stats-days = Tagesrätsel von Montag an
stats-wins = { $won } gewonnen, meist um { $time }
stats-weeks = nach Wochen
stats-spread = wie lange
stats-same = so schnell wie zuvor
stats-faster = um { $percent } % schneller
stats-slower = um { $percent } % langsamer
stats-dailies = Tagesrätsel der letzten zwölf Wochen
stats-none = Gewinne dreimal dieselbe Art von Spiel, dann gibt es etwas zu sehen.
stats-weekday = { $number ->
    [1] Mo
    [2] Di
    [3] Mi
    [4] Do
    [5] Fr
    [6] Sa
   *[other] So
}
stats-day = { $day }. { $month ->
    [1] Jan.
    [2] Feb.
    [3] März
    [4] Apr.
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug.
    [9] Sep.
    [10] Okt.
    [11] Nov.
   *[other] Dez.
}
