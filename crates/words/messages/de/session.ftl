# Was die Sitzung sagt: Rückgängig, Spielstände, Wiederholungen.
