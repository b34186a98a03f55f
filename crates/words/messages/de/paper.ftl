# Was auf gedruckten Seiten steht. Die Seite im Browser bekommt diese Datei nicht.

classic-on-paper = Fülle das Brett so, dass in jeder Zeile, jeder Spalte und jedem Block aus drei mal drei Zellen jede Ziffer von 1 bis 9 genau einmal steht.
classic-on-paper-notes = Notiere klein, was in einer Zelle noch stehen kann, und streiche, was ausscheidet. Bleibt nur eines übrig, schreib es groß. Raten musst du nie.
mini-on-paper = In jeder Zeile, jeder Spalte und jedem Block steht jede Zahl oder jedes Bild genau einmal.
mini-on-paper-pictures = Suche eine Zeile, eine Spalte oder einen Block, dem nur noch eines fehlt. Was fehlt, kommt dorthin.
hudoku-on-paper = Fülle jede offene Zelle mit einer Zahl aus dem Bereich ihres Gebiets; er steht in dessen Ecke. Keine Zahl steht doppelt in einer Zeile, einer Spalte oder einem Gebiet.
hudoku-on-paper-clues = Schraffierte Zellen bleiben leer. Die Zahl darin ist aus dem Bereich ihres Gebiets und ist weder in diesem noch in ihrer Zeile oder Spalte vorgegeben.
pieces-on-paper = Ein gelöstes Brett wurde in Teile zerschnitten. Schneide sie an den gestrichelten Linien aus und lege sie so auf das Brett, dass in jeder Zeile, jeder Spalte und jedem Block jede Ziffer von 1 bis 9 genau einmal steht.
pieces-on-paper-turn = Die Teile dürfen gedreht, aber nicht umgedreht werden. Die Ziffern liegen dann auf der Seite; 6 und 9 haben unten einen Strich, so wie sie gedruckt sind. Nur ein volles Brett ist möglich.

paper-contents = Inhalt
paper-how-to = So wird gespielt
paper-puzzles = Rätsel
paper-solutions = Lösungen
paper-count = { $count ->
    [one] Ein Rätsel
   *[other] { $count } Rätsel
}
paper-number = Nummer { $number }
paper-level = { $game } · { $level }
paper-numbers = Nummer { $from } bis { $to }
paper-solution-at = Lösung: Seite { $page }
paper-puzzle-at = Seite { $page }
paper-name = Name
paper-date = Datum
paper-cut = Schneide die Teile von Nummer { $number } an den gestrichelten Linien aus. Sie füllen die leeren Zellen des Bretts.
paper-made = Ninefold · Keim { $seed }
paper-proven = Jedes Rätsel in diesem Buch hat genau eine Lösung, und Nachdenken allein führt hin.
paper-again = Mit Ninefold gemacht, Keim { $seed }. Derselbe Keim und dieselben Angaben ergeben dasselbe Buch.
paper-faces = Gesetzt aus Fredoka und Nunito, beide unter der SIL Open Font License.
paper-example = Drei leere Bretter, auf denen eine Zeile, eine Spalte und ein Gebiet hervorgehoben sind.
paper-alt-row = Zeile { $row }: { $cells }.
paper-alt-blanks = { $count ->
    [one] leer
   *[other] { $count } leer
}
paper-alt-clue = schraffiert { $clue }
paper-alt-void = schraffiert
paper-alt-piece = Teil: { $values }
paper-alt-code = Ein Code zum Scannen, der Rätsel { $number } öffnet
