# Training: die gefragte Technik finden.

drill-name = Training
drill-tagline = Zehn Stellungen, je eine Technik. Finde sie.
drill-how-find = Jedes Brett ist die Mitte eines echten Rätsels, und die gefragte Technik ist dort der nächste Schritt. Finde sie, dann kommt das nächste Brett: zehn in Folge.
drill-how-strike = Einer werden eingetragen. Alles andere streicht Notizen: Wähle eine Zelle und drücke die Ziffer, die dort nicht stehen kann. Eine Notiz genügt.
drill-how-hearts = Eine falsche Ziffer oder eine gestrichene Notiz, die gebraucht wird, kostet ein Herz. Du hast drei. Was stimmt, aber aus etwas anderem folgt, kostet nichts.
drill-how-score = Zehn Funde bringen Punkte, und bis zu doppelt so viele, wenn es schnell geht. Fehler kosten ein wenig; ein Fund, den ein Tipp verraten hat, bringt nichts.

drill-singles-about = Eine Ziffer mit nur einem Platz oder eine Zelle mit nur einer Ziffer. Ohne Notizen.
drill-locked-about = Die Plätze einer Ziffer liegen im Block auf einer Linie oder auf der Linie in einem Block.
drill-subsets-about = Zwei Ziffern für zwei Zellen, drei für drei.
drill-fish-about = Eine Ziffer in denselben Spalten gleich vieler Zeilen: X-Wing und Schwertfisch, mit und ohne Flossen.
drill-turbots-about = Eine Ziffer, zwei starke Verbindungen: Wolkenkratzer, Drachen, Steinbutt, leeres Rechteck.
drill-wings-about = Zellen mit zwei und drei Kandidaten, die zusammenhängen.
drill-uniqueness-about = Ein Rätsel hat eine Lösung: Rechtecke, die ihm zwei gäben.
drill-chains = Ketten und Farben
drill-chains-about = Wenn dies, dann das: der lange Weg über das Brett.
drill-mixed = Bunt gemischt
drill-mixed-about = Von gesperrten Kandidaten bis zu Rechtecken, das Leichteste zuerst.
drill-rare = Raritäten
drill-rare-about = Zehn, die kaum ein Rätsel braucht.
drill-chosen = Ausgewählt
drill-chosen-about = Stellungen, die für dich ausgewählt wurden.

drill-readout-found = Gefunden
drill-find-place = Finde: { $technique }. Trag die Ziffer ein.
drill-find-strike = Finde: { $technique }. Streich eine Notiz.
drill-found = { $technique }: gefunden!
drill-true-but = Stimmt, aber nicht deshalb: { $technique }. Such weiter.
drill-wrong-digit = { $digit } gehört nicht nach { $cell }.
drill-needed-note = { $cell } braucht die { $digit }.
drill-tried = Das hast du schon versucht.
drill-strike-only = Hier ist nichts einzutragen: Streich eine Notiz, die nicht sein kann.
drill-place-only = Hier gibt es keine Notizen: Trag die Ziffer ein.
drill-one-cell = Eine Zelle auf einmal.

drill-count = { $found } Stellungen, { $expected } erwartet
drill-expect-task = eine Technik und eine Stellung wie `x-wing 53..7…`
drill-other-technique = { $technique } wird in dieser Art nicht gefragt
drill-no-step = { $technique } führt in dieser Stellung nicht weiter, oder etwas an ihr stimmt nicht
drill-not-next = { $technique } ist auf dem Weg zu dieser Stellung nicht der nächste Schritt, oder kommt zu oft vor
drill-order = die leichteste Technik kommt zuerst
drill-expect-hearts = 1 bis { $most } Fehler
drill-fewer-hearts = es sind weniger Fehler erlaubt als in gewerteten Spielen

lesson-drill-one = Block 1 hat seine 7 so oder so in Spalte 1. Also kann r7c1 weiter unten keine 7 sein: Streich diese Notiz.
lesson-drill-two = Gut gesehen, und hier ist das nächste Brett. Die 1 von Block 1 steht in Zeile 3, also kann r3c9 sie nicht haben.
