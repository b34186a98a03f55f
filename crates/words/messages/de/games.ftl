# Was die Spiele sagen: Regeln, Anzeigen, Ablehnungen, Ausgänge.
