# Teile: ein gelöstes Brett, in Teile mit Ziffern zerschnitten.

pieces-name = Teile
pieces-tagline = Setze ein zerschnittenes Sudoku wieder zusammen.

pieces-how-goal = Ein gelöstes Brett wurde in Teile zerschnitten. Lege sie so, dass in jeder Zeile, jeder Spalte und jedem Block jede Ziffer von 1 bis 9 einmal steht.
pieces-how-turn = Teile lassen sich drehen. Die Ziffern bleiben aufrecht.
pieces-how-place = Ein Teil darf überall liegen, wo es nichts überdeckt. Wo sich zwei gleiche Ziffern treffen, sind beide markiert. Du kannst ein Teil jederzeit wieder aufnehmen.
pieces-how-score = Ist das Brett voll, gib es ab. Du bekommst Punkte fürs Vollenden, und umso mehr, je früher; jeder Tipp kostet etwa so viel, wie ein Teil wert ist. Nur ein volles Brett ist möglich.

pieces-easy = Leicht
pieces-easy-about = Große Teile mit 6 bis 9 Zellen. Die Formen sagen fast, wohin sie gehören.
pieces-medium = Mittel
pieces-medium-about = Teile mit 5 bis 7 Zellen.
pieces-hard = Schwer
pieces-hard-about = Teile mit 4 bis 6 Zellen. Achte auf Formen und Ziffern.
pieces-lunatic = Wahnsinn
pieces-lunatic-about = Teile mit 3 bis 5 Zellen.
pieces-extra = Extra
pieces-extra-about = Kleine Teile mit 2 bis 4 Zellen. Die Ziffern müssen es verraten.

pieces-readout-placed = Gelegt
pieces-score-time = Zeitbonus

pieces-no-such-piece = Dieses Teil gibt es nicht.
pieces-beside = Ein Stück davon läge neben dem Brett.
pieces-taken = Hier liegt ein anderes Teil.
pieces-on-given = Ein Stück davon läge auf einer Ziffer des Bretts.
pieces-in-tray = Dieses Teil liegt nicht auf dem Brett.
pieces-not-full = { $left ->
    [one] Ein Teil fehlt noch.
   *[other] { $left } Teile fehlen noch.
}
pieces-repeats = In { $house } steht die { $digit } zweimal.
pieces-meets = Diese { $digit } trifft auf eine andere { $digit } in { $house }.
pieces-full = Das Brett ist voll. Gib es ab.
pieces-still-right = Bisher stimmt alles.
pieces-not-right = Etwas liegt nicht da, wo es hingehört.

pieces-hint-misplaced = Ein Teil auf dem Brett liegt nicht da, wo es hingehört.
pieces-hint-lift = Es ist das Teil mit { $digits }. Nimm es wieder auf.
pieces-hint-look-piece = Sieh dir das Teil mit { $digits } an.
pieces-hint-only-place = Das Teil mit { $digits } passt nur an eine Stelle: Überall sonst würde es etwas überdecken oder auf eine gleiche Ziffer treffen.
pieces-hint-look-cell = Sieh dir { $cell } an. Was kann es bedecken?
pieces-hint-only-cover = Nur das Teil mit { $digits } kann { $cell } bedecken, und nur auf eine Weise.
pieces-hint-look-house = Sieh dir { $house } an. Woher kann dort die { $digit } kommen?
pieces-hint-only-home = Nur das Teil mit { $digits } bringt eine { $digit } in { $house }, und nur auf eine Weise.
pieces-hint-ahead = Denk voraus: Läge das Teil mit { $digits } woanders, bliebe eine Zelle, eine Ziffer oder ein anderes Teil ohne Platz.
pieces-hint-far-ahead = Einen kurzen Grund gibt es hier nicht. Nur Probieren zeigt, wo das Teil mit { $digits } liegen kann.
pieces-hint-here = Es gehört auf { $cells }.
