# Was an einem Protokoll oder einer Ausgabe als Text nicht stimmt: ein gespeichertes Spiel, ein Link. Steht in Sätzen nach einem Doppelpunkt.

line-at = Zeile { $line }: { $cause }
line-end = das Ende des Textes
line-quoted = `{ $text }`
line-unexpected = `{ $expected }` erwartet, { $found } gefunden
line-bad-value = `{ $value }` kann nicht nach `{ $name }` stehen
text-too-long = ein Text von mehr als { $limit } Bytes wird nicht gelesen
no-such-game = es gibt kein Spiel `{ $game }`
no-such-preset = dieses Spiel hat keine Vorgabe `{ $preset }`
other-rules = nach Regeln { $found } gespielt; dieses Ninefold kennt Regeln { $known } dieses Spiels
newer-format = von einem neueren Ninefold geschrieben (Format { $found }, dieses liest { $known }); zum Öffnen aktualisieren
log-cut-off = der Text endet vor `at` und `sum`: er wurde abgeschnitten
log-no-time = eine Zeit in Millisekunden erwartet, `{ $found }` gefunden
log-time-back = { $time } liegt vor { $before }; Zeiten gehen nie zurück
log-too-many-moves = ein Protokoll hat höchstens { $limit } Züge
log-wrong-sum = der Text passt nicht zu seiner Summe: er wurde geändert oder beschädigt
log-after-sum = nach der Summe wird nichts erwartet

action-unknown = `{ $word }` ist keine Aktion
action-missing = { $expected } fehlt
action-bad-word = `{ $word }` gefunden, { $expected } erwartet
action-too-many-words = `{ $word }` ist ein Wort zu viel
action-value = ein Wert von 0 bis 9
action-note-kind = simple, corner oder center
action-color = eine Farbe von 0 bis 9
action-cell = eine Zelle wie r3c5
action-cells = Zellen wie r3c5,r3c6
action-cell-or-none = eine Zelle wie r3c5 oder none
action-turn = eine Drehung von 0 bis 3
action-stage = eine Stufe von 1 bis 4
action-piece = die Nummer eines Teils
action-command = ein Befehl

deal-line = Ausgabe { $field }: { $cause }
replay-unproven = keine gewertete Ausgabe: { $cause }
replay-refused = Zug { $number }, bei { $time }, verweigern die Regeln: { $why }
