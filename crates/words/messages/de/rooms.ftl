# Was die Räume sagen: Seiten, die geholt werden, wenn sie zum ersten Mal geöffnet werden.
room-unknown = Diesen Raum gibt es hier nicht. Ein neueres Ninefold hat ihn vielleicht.
as-table = Als Tabelle

after-title = Rückblick
after-waits = Der Trainer sieht sich das Spiel an …
after-none = Das Protokoll dieses Spiels ist nicht mehr da, also gibt es nichts anzusehen.
after-not-over = Dieses Spiel ist noch nicht zu Ende. Der Trainer sieht sich beendete an.
after-go-on = Weiterspielen
after-other = Zu diesem Spiel bildet sich der Trainer noch keine Meinung. So stehen deine Züge neben den besten.
after-advice = Was der Trainer gesehen hat
after-show = Zug { $number } zeigen
after-train = Das üben: { $technique }
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
after-heat-about = Sekunden, die jedes Feld gebraucht hat. Je dunkler, desto länger.

tip = { $technique }: fünf Minuten davon?
train-begin = Zehn hintereinander
train-example = Ein Beispiel ansehen
train-stands = Bisher { $alone } von { $met } allein gefunden, in { $runs ->
    [one] einem Spiel
   *[other] { $runs } Spielen
}.
