# Stufen, Freischaltungen, Bestenlisten, Statistik.
