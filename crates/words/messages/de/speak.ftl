# Was die hören, die nach Gehör spielen.

speak-start = Ninefold: { $game }, { $preset }.
speak-start-plain = Ninefold: { $game }.
speak-resumed = Es geht weiter, wo du aufgehört hast.
speak-size = Das Brett hat { $rows } Zeilen und { $columns } Spalten; { $empty } Zellen sind leer.
speak-ask-help = Sag help für die Befehle, rules für die Regeln.
speak-help-look = Ansehen: board, row 3, column 5, box 2, cell r3c5, status.
speak-help-regions = Gebiete: regions, region 2. Jedes hat einen Zahlenbereich.
speak-help-enter = Eintragen: values, where 5, place r3c5 7, note r3c5 7, erase r3c5.
speak-help-pieces = Teile: tray, fits 3, try 3 r4c4, put 3 r4c4, put 3 r4c4 1 (um ein Viertel gedreht), lift 3. Die Zelle ist die des ersten Werts des Teils.
speak-help-ask = Fragen: hint (noch einmal für mehr), check, commands.
speak-help-run = Auch: undo, redo, pause, rules, help, quit.
speak-unknown = „{ $word }“ bedeutet hier nichts. Sag help.
speak-no-cell = „{ $word }“ ist keine Zelle. Zellen schreibt man wie r3c5.
speak-no-number = „{ $word }“ ist keine Zahl, die hier passt.
speak-no-line = Eine Nummer { $number } gibt es nicht; sie gehen von 1 bis { $count }.
speak-no-values = In diesem Spiel trägt man keine Werte ein. Sag tray für die Teile.
speak-no-value = { $value } trägt man in diesem Spiel nicht ein. Sag values für die Werte.
speak-no-tray = In diesem Spiel gibt es keine Teile.
speak-no-piece = Es gibt kein Teil { $piece } in der Ablage.
speak-then = { $first }, { $rest }
speak-nothing = nichts
speak-void = keine Zelle
speak-void-clue = keine Zelle mit kleiner { $clue }
speak-empty = leer
speak-doubtful = was nicht stimmen kann
speak-in-region = Gebiet { $number } mit { $range }
speak-under = unter Teil { $piece }
speak-notes = Notizen { $notes }
speak-at = { $cell } { $value }
speak-row = Zeile { $number }: { $values }.
speak-column = Spalte { $number }: { $values }.
speak-box = Block { $number }: { $values }.
speak-region = Gebiet { $number }, { $range }: { $values }.
speak-cell = { $cell }: { $value }.
speak-values = Werte: { $values }.
speak-value-name = { $value } { $name }
speak-where = { $value } kann nach { $cells }.
speak-nowhere = { $value } kann nirgendwohin.
speak-piece = Teil { $piece }: { $shape }.
speak-below = { $first }; darunter: { $rest }
speak-gap = Lücke
speak-fits = Es passt bei { $cells }.
speak-fits-turned = Um { $turn } Viertel gedreht passt es bei { $cells }.
speak-fits-spans = Es passt an { $count } Stellen: { $spans }.
speak-fits-turned-spans = Um { $turn } Viertel gedreht passt es an { $count } Stellen: { $spans }.
speak-span-row = { $count ->
    [one] Zeile { $row } in Spalte { $columns }
   *[other] Zeile { $row } in den Spalten { $columns }
}
speak-span-rows = { $count ->
    [one] Zeilen { $first } bis { $last } in Spalte { $columns }
   *[other] Zeilen { $first } bis { $last } in den Spalten { $columns }
}
speak-number = { $number }
speak-run = { $first } bis { $last }
speak-semicolon = { $first }; { $rest }
speak-fits-nowhere = Es passt nirgends.
speak-fits-count = { $count ->
    [0] Es passt nirgends.
    [one] Es passt an 1 Stelle.
   *[other] Es passt an { $count } Stellen.
}
speak-would-cover = Es läge auf { $cells }.
speak-would-clash = Damit stünden Werte doppelt: { $cells }.
speak-would-pay = Das brächte { $points } Punkte.
speak-placed = Teil { $piece } liegt auf { $cells }.
speak-readout = { $label }: { $value }
speak-mistake = { $cells } ist falsch.
speak-cleared = Abgeräumt für { $points } Punkte.
speak-command = do { $key }: { $label }
speak-hint-more = Sag hint für mehr.
speak-hint-do = Sag hint, dann wird es gemacht.
speak-meant = Gemeint: { $cells }.
speak-meant-region = Gemeint: Gebiet { $number } mit { $range }: { $cells }.
speak-paused = Angehalten. Sag noch einmal pause, dann geht es weiter.
speak-won = Gelöst: { $points } Punkte in { $time }.
speak-lost = Das Spiel ist aus: { $points } Punkte in { $time }.
speak-given-up = Aufgegeben, ohne Punkte.
speak-done = Erledigt.
