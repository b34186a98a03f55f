# Was die Spiele sagen: Regeln, Anzeigen, Ablehnungen, Ausgänge.

refuse-over = Dieses Spiel ist zu Ende.
refuse-not-here = Damit kann dieses Spiel nichts anfangen.

readout-time = Zeit
readout-score = Punkte
