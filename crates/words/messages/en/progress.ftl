# Levels, unlocks, high scores, statistics.

level-next = Level { $level } · { $points } points to the next
level-highest = Level { $level } · the highest

unlock-ahead = { $points } points to level { $level }: { $unlock }
unlock-preset = { $game }, { $preset }
unlock-background = Background { $background }

background-original = Original
background-sudoku = Sudoku
background-tom = Tom
background-tree = Tree
background-turtle = Turtle
background-pyramid = Pyramid
