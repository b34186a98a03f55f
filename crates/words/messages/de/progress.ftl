# Stufen, Freischaltungen, Bestenlisten, Statistik.

level-next = Stufe { $level } · { $points } Punkte bis zur nächsten
level-highest = Stufe { $level } · die höchste

unlock-ahead = { $points } Punkte bis Stufe { $level }: { $unlock }
unlock-preset = { $game }, { $preset }
unlock-background = Hintergrund { $background }

background-original = Original
background-sudoku = Sudoku
background-tom = Tom
background-tree = Baum
background-turtle = Schildkröte
background-pyramid = Pyramide
