# Was eine Analyse über ein Rätsel sagt, in ihrem Raum und auf Papier.

analysis-title = Analyse
analysis-looking = Wird von allen Seiten betrachtet. Die schwersten Rätsel brauchen einige Sekunden.
analysis-how = Ein Rätsel mit 81 Zellen, ein Link oder ein Text aus einem anderen Programm:
analysis-look = Analysieren
analysis-unread = Das lässt sich nicht lesen: { $why }
analysis-rated = Sudoku Explainer bewertet es mit ER { $er }, EP { $ep }, ED { $ed }, in { $steps } Schritten.
analysis-rated-not = Keine Bewertung: { $why }. Hier ist stattdessen der leichteste Weg nach Techniken.
analysis-stepping = Schritt
analysis-before = Vor dem ersten Schritt
analysis-step = Schritt { $n } von { $of }: { $method }
analysis-step-rated = Schritt { $n } von { $of }: { $method } ({ $rating })
analysis-back = Einen Schritt zurück
analysis-next = Nächster Schritt
analysis-table = Alle Schritte als Tabelle
analysis-column-n = Schritt
analysis-column-method = Methode
analysis-column-rating = Bewertung
analysis-column-conclusion = Was daraus folgt
analysis-clues = Vorgaben
analysis-way = Der Weg
analysis-uses = Techniken des leichtesten Wegs
analysis-times = { $times } ×
analysis-puzzle = Das Rätsel
analysis-one = Eine Lösung
analysis-only = Die Lösung
analysis-two = Zwei der Lösungen
analysis-canonical = Grundform
analysis-canonical-why = Alle Verkleidungen eines Rätsels (andere Ziffern, gedreht, Zeilen und Spalten vertauscht) haben diese Form gemeinsam.
analysis-several = Es gibt mehrere Lösungen. Markiert ist, wo zwei von ihnen sich unterscheiden.
analysis-none = Es gibt keine Lösung.
analysis-full = Es bleibt nichts zu lösen.
analysis-moves = { $count ->
    [one] Eine Vorgabe könnte woanders stehen
   *[other] { $count } Vorgaben könnten woanders stehen
}
analysis-play = Spielen
analysis-print = Dieses Blatt drucken
analysis-copy = Als Text kopieren

symmetry-none = keine
symmetry-half-turn = halbe Drehung
symmetry-quarter-turn = Vierteldrehung
symmetry-horizontal = links und rechts
symmetry-vertical = oben und unten
symmetry-diagonal = an der Diagonale
symmetry-anti-diagonal = an der anderen Diagonale
symmetry-full = alle

method-direct = { $method }, dann ein Einer
method-hidden-single = Versteckter Einer
method-unique-rectangle = Eindeutiges Rechteck
method-bug = BUG
method-aligned-pair-exclusion = Ausschluss durch ein Paar
method-x-cycle = Kreis mit einer Ziffer
method-y-cycle = Kreis durch Paare
method-forcing-x-chain = Zwangskette mit einer Ziffer
method-xy-cycle = Kreis von beider Art
method-aligned-triple-exclusion = Ausschluss durch ein Trio
method-nishio-forcing-chain = Nishio
method-multiple-forcing-chains = Mehrere Zwangsketten
method-dynamic-forcing-chains = Dynamische Zwangsketten
method-dynamic-forcing-chains-plus = Dynamische Zwangsketten mit Techniken
method-nested-forcing-chains = Verschachtelte Zwangsketten
method-newer = { $key }
