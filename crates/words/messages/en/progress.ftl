# Levels, unlocks, high scores, statistics.

experience = + { $experience } experience
level-next = Level { $level } · { $experience } experience to the next
level-highest = Level { $level } · the highest

unlock-ahead = { $experience } experience to level { $level }: { $unlock }
game-preset = { $game }, { $preset }
unlock-background = Background { $background }

background-original = Original
background-sudoku = Sudoku
background-tom = Tom
background-tree = Tree
background-turtle = Turtle
background-pyramid = Pyramid

daily-title = Ninefold daily { $day }
points = { $points } points
unaided = ★ without help
notes-filled = notes filled in
