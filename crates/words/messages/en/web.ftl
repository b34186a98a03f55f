# What only the browser says.

slogan = Sudoku you can play with your hands
games = Games
more = More
continue = Continue
learn = Learn
own = Own puzzle
scores = High scores
world = World
statistics = Statistics
backgrounds = Backgrounds
settings = Settings
credits = Credits
back = Back
home = Home
close = Close
menu = Menu
keys = Keys
leave = Leave, keep the game
how-to-play = How to play
play-now = Play now
just-now = just now
minutes-ago = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
hours-ago = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
days-ago = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}

from-level = Level { $level }
dealing = Dealing…
ground = Shape
ground-any = Any
cancel = Cancel
chosen = Chosen

board = Board
pad = Values
modes = What the keys do
tools = Tools
tray = Pieces
undo = Undo
redo = Redo
erase = Erase
turn-left = Turn left
turn-right = Turn right
turn-left-short = Left
turn-right-short = Right
tidy = Tidy
hint = Hint
paused = Paused
resume = Resume
held-elsewhere = This game went on in another tab
play-here = Play here
sound-on = Sound on
sound-off = Sound off
mode-tint-short = Marker
mode-link-short = Links
mode-corner-short = Corner
mode-center-short = Centre
piece-where = Where does it go? Point at its place.
go-on = Go on
hint-more = Tell me more
hint-do = Do it
hint-close = I see it
hint-stage = { $number } of { $of }
hint-looking = Looking for the next step…
ghost-pays = { $sums }: { $points } points
ghost-pays-sum = { $sum } points

cell-name = row { $row }, column { $column }, { $what }
cell-name-clue = row { $row }, column { $column }, { $what }, clue { $clue }
cell-void = not part of the board
cell-empty = empty
cell-notes = empty, notes { $notes }
cell-given = { $value }, given
cell-own = { $value }
cell-wrong = { $value }, does not fit
cell-revealed = { $value }, filled in for you
piece-name = { $cells ->
    [one] piece { $number }, one cell: { $values }
   *[other] piece { $number }, { $cells } cells: { $values }; rows begin at { $starts }
}

save-cut-off = the save is cut off
save-bad-head = its first line is damaged
save-failed = This could not be stored: { $why }.
deal-failed = This cannot be played: { $why }.
worker-none = This browser lets nothing be computed beside the page: puzzles cannot be made here.
run-unknown = This game is not on this device.
run-damaged = This save is damaged and was set aside: { $why }.
saves-damaged = { $count ->
    [one] One damaged save was set aside.
   *[other] { $count } damaged saves were set aside.
}
progress-damaged = { $count ->
    [one] A line of your progress cannot be read. A copy was set aside.
   *[other] { $count } lines of your progress cannot be read. A copy was set aside.
}
progress-rebuilt = { $count ->
    [0] Every finished game that is kept here is counted.
    [one] One finished game was counted again from its save.
   *[other] { $count } finished games were counted again from their saves.
}
progress-aside = Your progress was damaged. A copy was set aside, and finished games count again from their saves.
progress-count = Count them again
progress-copy = Save the damaged copy
storage-silent = This browser’s storage does not answer. Play on; until it does, everything is noted beside it.
storage-silent-run = This browser’s storage does not answer yet. The game appears here as soon as it does.

result-won = Solved!
result-over = The game is over
result-given-up = Ended without a score
result-time = Time { $time }
result-total = Total
result-review = Review the moves
result-reviewing = Looking through the moves …
again = Again
watch-replay = Replay
other-preset = Something else

settings-look = Look
settings-theme = Theme
settings-language = Language
language-not-loaded = That language could not be loaded. Please try again when you are online.
settings-motion = Less motion
settings-sound = Sound
settings-effects = Effects
settings-music = Music
settings-muted = Mute all
settings-play = Play
settings-highlight = Shaded along with the chosen cell
settings-coordinates = Always number rows and columns
settings-counts = Show how many are left
settings-unlock = Open everything at once (scores stay)
theme-auto = Automatic
theme-day = Paper
theme-night = Night
theme-contrast = High contrast

credits-game = Ninefold is free software, written in Rust.
credits-games = The games follow five older designs: a Sudoku in C++ by Khoi Nguyen Nguyen, Dang Quang Vinh and Nguyen Huynh Vuong The, Sudoku for phones by Perry Mitchell, Sudoku in Pieces by Inner Circle Entertainment, Hudoku by an author unnamed, and the course project Binary Sudoku (CME 1251).
credits-art = All pictures, sounds and the music are Ninefold’s own: drawn as vectors, and made of oscillators while you play.
credits-fonts = The letters are Fredoka and Nunito, both under the SIL Open Font License.
credits-tools = The page is built with Leptos and wasm-bindgen, and served by axum.
credits-privacy = Nothing you do here leaves your device.

update-ready = A new version is ready.
update-now = Update
scores-none = No run yet. The first one is the best one.
scores-open = Not played yet
place = Place
played-time = Time
played-on = Day
history = Runs
history-none = Nothing played yet.
stats-played = Played
stats-won = Won
stats-unaided = Without help
stats-best = Best score
stats-mean = Average score
stats-fastest = Fastest
stats-time = Time in all
stats-streak = Won in a row, now / most
stats-skills = Techniques your puzzles took
replay-at = Move { $at } of { $of }
replay-move = Move
replay-back = One move back
replay-on = One move on
techniques = Techniques
techniques-about = From the easiest to the last resort. Each is shown on a real puzzle that needs it.
example-looking = Looking for a puzzle that needs it…
example-none = No puzzle of the collection needs this one.
example-other = Another example
example-again = Show again
example-try = Try it yourself
own-how = Type or paste a puzzle in any common format, choose a file, or drop one here.
own-field = Puzzle
own-examine = Examine
own-looking = Looking…
own-file = From a file
own-good = exactly one solution.
own-rated = Rated { $rating }.
keys-change = Change the keys
keys-about = Choose a key, then press the one that should do it.
keys-vim = Move with h j k l too, as in vim
keys-always = Everywhere
keys-entering = Where values are entered
keys-placing = Where pieces are placed
keys-reset = All keys as at first
keys-add = another key
keys-remove = Without this key
keys-press = Press the key that should do this.
keys-taken = { $key } does “{ $binding }”. Press it again to have it here instead.
keys-fixed = { $key } keeps its meaning. Press another one.
key-space = Space
key-enter = Enter
key-backspace = Backspace
key-delete = Del
key-page-up = Page ↑
key-page-down = Page ↓
key-home = Home
key-end = End
key-ctrl = Ctrl
settings-data = Backup
backup-about = Everything you have played is on this device alone. One file takes it along.
backup-save = Save a backup
backup-load = Restore a backup
backup-refused = The browser did not let the file be saved.
backup-not-one = This file is no backup of Ninefold.
backup-restored = Restored: { $runs } runs. Already here: { $known }. Damaged: { $damaged }.
discard = Throw this game away
solution-sure = Really? The game ends
discard-sure = Throw away?

share-puzzle = Share and print
copy-here = Link with what I have
copy-cells = Copy as text
copy-picture = Copy as picture
analyse = Analyse this puzzle
beat-me = Beat my time
open-in = Open in { $name }
qr-code = Code to scan
print-puzzle = Print this puzzle
print-sheet = { $count } worksheets
print-book = A book of { $count }
print-making = { $n } of { $of } made
room-fetching = Opening …
post-none = This needs a part of the page that could not be fetched. Try again with a network.
copy-link = Copy a link
link-copied = The link is copied. Whoever opens it gets this very puzzle.
link-refused = The browser did not let this be copied.
highlight-nothing = Nothing
highlight-same = Same value
highlight-houses = Same value and houses
shared-puzzle = Somebody sends you { $game }: { $preset }.
share = Share
share-copied = Copied. Paste it wherever your friends are.
daily-done = done
daily-of = Daily of { $day } · days in a row: { $days }
stats-assists = Fastest, by what helped
stats-assist = { $assist } · { $won } of { $played } won · { $mean } on average
export-csv = All runs as CSV
export-json = All runs as JSON
order = Chosen techniques
order-about = Tick what may occur. Nothing else is needed.
order-deal = Deal such a puzzle
order-whole = A whole puzzle that needs it
order-none = No puzzle was found for these. Tick some more.
takes = What this puzzle takes
more-ways = More ways to play
fewer-ways = Only the usual ones
fewer = Less
lesson-skip = Skip the lesson
lesson-done = That is all you need.
lesson-again = Once more
lesson-show = Show me
dailies-what = The same puzzles for everybody, new every day
show-more = { $count } more
hang-up = Hang it up
music-on = Music on
music-off = Music off
music-ask = Quiet music while you play?
yes = Yes
no = No
cell-in-area = { $cell }, area { $number } of { $range }
storage-forbidden = this browser keeps no data
storage-full = there is no room left on this device
storage-failed = the browser refused ({ $name })
coach-look = Look at it with the coach
as-pictures = As pictures
course = A course in chapters
settings-tips = A line from the coach on the first page
next-offer = By what you can do
