# Was die Befehle sagen.

deal-title = { $game } · { $preset } · Keim { $seed }
deal-daily = { $game } · { $preset } · Tagesrätsel vom { $day }

replay-won = gewonnen in { $time }
replay-lost = zu Ende nach { $time }
replay-given-up = aufgegeben nach { $time }
replay-playing = nicht zu Ende, { $time } gespielt
replay-total = Zusammen

analysis-solution = Lösung: { $grid }
analysis-solutions = Es gibt mehrere Lösungen, darunter { $one } und { $other }
analysis-no-solution = Es gibt keine Lösung.
analysis-form = Unverkleidet: { $grid }
analysis-symmetry = Symmetrie der Vorgaben: { $symmetries }.
analysis-no-symmetry = Die Vorgaben haben keine Symmetrie.
analysis-minimal = { $clues } Vorgaben, und keine ist entbehrlich.
analysis-redundant = { $clues } Vorgaben; jede einzelne von diesen ist entbehrlich: { $cells }.
analysis-movable = Statt { $digit } auf { $cell } könnte eine Vorgabe stehen auf { $goals }.
analysis-immovable = Keine Vorgabe könnte woanders stehen.
analysis-singles = Einer genügen.
analysis-backdoors = { $count ->
    [one] Kennt man dies, genügen Einer: { $backdoors }.
   *[other] Kennt man eines von diesen { $count }, genügen Einer: { $backdoors }.
}
analysis-no-backdoor = Es gibt keine Zelle, mit deren Ziffer Einer genügen würden.
analysis-rating = Sudoku Explainer: ER { $er }, EP { $ep }, ED { $ed } ({ $grade }), in { $steps } Schritten:
analysis-techniques = Der leichteste Weg braucht:

cli-coach-seconds = { $seconds } s
cli-coach-practise = zum Üben: { $game }, { $preset }
cli-coach-nothing = Zu diesem Spiel gibt es nichts zu sagen.
cli-coach-moment = { $file }, Zug { $number }

cli-course-how = Ein Kapitel: ninefold course { $chapter }. Wo du stehst: ninefold course --placement.
cli-course-then = Jetzt du: ninefold course { $chapter } --drill, danach --puzzle.

line-too-long = eine Zeile mit mehr als { $limit } Zeichen wird überlesen; erwartet wird ein Rätsel je Zeile
no-puzzle-for-long = mehr als { $limit } Stellen hintereinander sind kein Rätsel, und was hinter ihnen steht, wird nicht gelesen; erwartet wird ein Text mit einem Rätsel je Zeile
line-without-end = diese Zeile hat nach { $limit } Megabyte kein Ende, und was hinter ihr steht, wird nicht gelesen; erwartet wird ein Text mit einem Rätsel je Zeile
