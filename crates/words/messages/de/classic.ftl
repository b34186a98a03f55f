# Das klassische Spiel.

classic-name = Klassisch
classic-tagline = Das Sudoku, das du kennst, und eine Lehrerin dabei.
classic-how-goal = Fülle das Brett so, dass jede Zeile, jede Spalte und jeder Block jede der neun Ziffern einmal enthält. Jedes Rätsel hat genau eine Lösung.
classic-how-notes = Notiere, was in einer Zelle noch stehen kann: auf neun festen Plätzen, am Rand oder in der Mitte. Eine eingetragene Ziffer streicht sich selbst aus den Notizen ringsum, und Rückgängig bringt sie wieder.
classic-how-score = Ziffern, die beim ersten Versuch stimmen, füllen den Bonusbalken, die Zeit leert ihn. Fehler, Tipps und Nachfragen kosten Punkte, Rückgängig kostet nichts.

classic-blanks = { $min }–{ $max } leere Zellen
classic-blanks-about = Nach leeren Zellen gewählt. Es kann leicht oder schwer sein.
classic-mirrored = 52 leere Zellen, gespiegelt
classic-mirrored-about = Jede leere Zelle hat jenseits der Mitte ihr Gegenstück.
classic-lives = Drei Leben
classic-lives-about = Ein kniffliges. Der dritte Fehler beendet es.
classic-own = Eigenes Rätsel
classic-practice = Übungsrätsel
classic-practice-about = Ein Rätsel aus Kurs oder Training, außerhalb aller Stufen.
classic-own-about = Gib ein Rätsel ein oder importiere es; bewiesen wird, dass es genau eine Lösung hat.
classic-own-how = Rätsel von neun mal neun: Ziffern für die Vorgaben, Punkte oder Nullen für die Lücken. Jedes übliche Format wird gelesen.

classic-still-right = Bis hierher stimmt alles.
classic-not-right = Etwas stimmt nicht.
classic-full-but-wrong = Das Brett ist voll, aber etwas darauf stimmt nicht.

