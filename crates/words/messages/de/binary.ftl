# Binär: Teile aus Nullen und Einsen.

binary-name = Binär
binary-tagline = Fülle Reihen mit Bits und lies sie als Zahlen.

binary-how-place = Lege jedes Teil auf freie Zellen. Teile werden nicht gedreht, und es eilt nicht.
binary-how-read = Eine volle Zeile, Spalte oder ein voller Block wird als Binärzahl gelesen: von links nach rechts, von oben nach unten, im Block Zeile für Zeile. Die Zahl gehört dir, und die Reihe wird geleert.
binary-how-multiply = Füllst du mit einem Teil mehrere Reihen, wird ihre Summe mit ihrer Anzahl malgenommen.
binary-how-end = Das Spiel ist aus, wenn kein Teil in deiner Hand mehr passt, oder, bei sechzig Teilen, wenn alle liegen.
binary-how-fair = Jede der zehn Formen kommt in einem von zehn Fällen, jedes Bit ist ein fairer Münzwurf, und nichts, was du tust, ändert, was als Nächstes kommt.

binary-single = Eins ums andere
binary-single-about = Ein Teil nach dem anderen, nichts wird zurückgenommen. Mit Wertung.
binary-sprint = Sechzig Teile
binary-sprint-about = Ein Teil nach dem anderen, sechzig im Ganzen, ohne Rückgängig. Mit Wertung.
binary-relaxed = Entspannt
binary-relaxed-about = Ein Teil nach dem anderen, mit Rückgängig und Rat. Ohne Wertung.
binary-hand = Drei auf der Hand
binary-hand-about = Drei Teile auf einmal, in beliebiger Folge gelegt. Mit Wertung.

binary-readout-piece = Teil
binary-readout-placed = Gelegt
binary-readout-lines = Reihen

binary-not-in-hand = Dieses Teil hast du nicht auf der Hand.
binary-no-turn = Teile werden hier nicht gedreht.
binary-off-board = Ein Stück davon läge neben dem Brett.
binary-taken = Hier liegen schon Bits.
binary-no-hints = Gewertete Spiele gehen ohne Rat. Das entspannte Spiel hat ihn.

binary-sum = ({ $bits })₂ = { $value }
binary-add = { $terms } = { $sum }
binary-multiply = { $sum } × { $count } = { $points }

binary-over = Das Spiel ist aus: Nichts auf deiner Hand passt.
binary-all-placed = Alle { $count } Teile liegen.
binary-would-fit = { $count ->
    [0] Keine einzige Form hätte noch gepasst.
    [one] Eine der zehn Formen hätte noch gepasst.
   *[other] { $count } der zehn Formen hätten noch gepasst.
}

binary-score-rows = { $count ->
    [one] 1 Zeile
   *[other] { $count } Zeilen
}
binary-score-columns = { $count ->
    [one] 1 Spalte
   *[other] { $count } Spalten
}
binary-score-boxes = { $count ->
    [one] 1 Block
   *[other] { $count } Blöcke
}
binary-score-bonus = { $count ->
    [one] Mehrere Reihen auf einmal, 1 Mal
   *[other] Mehrere Reihen auf einmal, { $count } Mal
}

binary-hint-where = Ein guter Platz beginnt in { $house }.
binary-hint-points = Hier bringt es { $points } Punkte und lässt das Brett in guter Ordnung.
binary-hint-room = Hier bleibt am meisten Platz für das, was kommen mag.
