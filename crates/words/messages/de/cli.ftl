# Was die Befehle sagen.

deal-title = { $game } · { $preset } · Keim { $seed }

replay-won = gewonnen in { $time }
replay-lost = zu Ende nach { $time }
replay-given-up = aufgegeben nach { $time }
replay-playing = nicht zu Ende, { $time } gespielt
replay-total = Zusammen
review-none = Dieses Spiel beurteilt keine Züge.
review-summary = { $best } von { $count } Zügen waren die besten, die es gab.
review-move = Zug { $place }, { $action }, kostete etwa { $loss } Punkte: { $best } war besser ({ $rank } von { $of }).
