# Mini: erste Schritte. Kurze Sätze für alle, die gerade lesen lernen.

mini-name = Mini
mini-tagline = Erste Schritte auf einem kleinen Brett.
mini-how-fill = Jede Zeile, jede Spalte und jeder Block enthält jede Zahl einmal: 1 bis 4 auf dem kleinen Brett, 1 bis 6 auf dem größeren. Jedes Rätsel hat genau eine Lösung.
mini-how-pictures = Wer lieber Bilder mag, spielt mit Sonne, Tropfen, Blatt, Mond, Stern und Herz.
mini-how-help = Was doppelt steht, bekommt einen Ring. Frag nach einem Tipp, oder ob noch alles stimmt. Verlieren kann man nicht.
mini-how-score = Ein volles Brett bringt Punkte, und bis zu doppelt so viele, wenn es schnell geht. Fehler und Tipps kosten ein wenig, Rückgängig kostet nichts.

mini-ask-size = Brett
mini-ask-face = Zeichen
mini-ask-kind = Rätsel
mini-size = { $side }×{ $side }
mini-digits = Ziffern
mini-pictures = Bilder
mini-full = Fast voll
mini-full-about = Immer fehlt in einer Zeile, einer Spalte oder einem Block nur eins.
mini-gaps = Mit Lücken
mini-gaps-about = Ab und zu hat etwas in einem Block nur noch einen Platz.
mini-thought = Zum Nachdenken
mini-thought-about = Nur wenige Vorgaben. Schau auf Zeilen, Spalten und Blöcke zugleich.
mini-own = Mitgebracht
mini-own-about = Ein Brett, das jemand geschickt hat, wie es steht.
mini-preset = { $size } · { $kind }
mini-preset-pictures = { $size } · { $kind } · Bilder

mini-readout-filled = Gefüllt

mini-box = diesem Block
mini-the-box = diesen Block
mini-same = Das steht hier schon: { $value }.
mini-note-filled = In dieser Zelle steht schon etwas.
mini-twice = Doppelt in { $house }: { $value }.
mini-not-yet = Alle Zellen sind voll, aber etwas stimmt noch nicht.
mini-still-right = Bis hierher stimmt alles.
mini-look-again = Schau noch einmal auf das, was einen Ring hat.
mini-no-hint = Hier gibt es keinen leichten nächsten Schritt.

mini-look = Schau auf { $house }.
mini-look-cell = Schau auf die Zelle in Zeile { $row }, Spalte { $column }.
mini-idea-last = Hier ist nur eine Zelle leer. Was fehlt?
mini-idea-place = Such hier den einen Platz für: { $value }.
mini-idea-value = Was steht schon in ihrer Zeile, ihrer Spalte und ihrem Block?
mini-seen-last = Alle anderen stehen schon da.
mini-seen-place = Die anderen leeren Zellen sehen das schon: { $value }.
mini-seen-value = Nur eins ist nicht dabei.
mini-step = In Zeile { $row }, Spalte { $column } kommt: { $value }.
mini-wrong-where = Etwas stimmt noch nicht. Schau hier.
mini-wrong-here = Es ist das in Zeile { $row }, Spalte { $column }. Nimm es zuerst weg.
mini-other-skill = es ist leichter oder schwerer, als seine Art verspricht
mini-expect-board = { $cells } Ziffern von 0 bis { $side }
