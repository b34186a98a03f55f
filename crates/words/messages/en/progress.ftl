# Levels, unlocks, high scores, statistics.

experience = + { $experience } experience
experience-again = Played before: the best run of a deal counts, this one brings no more experience.
level-next = Level { $level } · { $experience } experience to the next
level-highest = Level { $level } · the highest

locked = This opens on level { $level }. Dailies are everybody’s, and the settings can open everything.
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
daily-given-up = no score
dailies = Today
dailies-done = { $done } of { $all } dailies done
dailies-row = { $done } of { $all } dailies done · days in a row: { $days }
dailies-about = The same for everybody. The first run you finish counts.
days-in-a-row = Days in a row: { $days }

assist-nothing = Without help
assist-notes = Notes filled in
assist-checks = With checks
assist-hints = With hints
assist-solution = Solution shown

progress-unkept = Your progress could not be stored: { $why }. The run is kept and counts at the next start.
progress-newer = Your progress was written by a newer Ninefold and stays as it is. Update to go on with it.

level-reached = Level { $level } reached
level-opens = Level { $level } opens { $unlock }
opened = { $unlock } is open now
personal-best = Your best yet: it was { $before } before
first-score = Your first score here: the one to beat
result-rank = Place { $rank } in your high scores
