# Was die Befehle sagen.
