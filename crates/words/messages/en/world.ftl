# What is said of ranked runs, boards and their seals.

judge-too-long = a ranked log has at most { $limit } bytes
judge-too-many-moves = a ranked log has at most { $limit } moves
judge-too-many-questions = a ranked run asks for hints and checks at most { $limit } times
judge-too-costly = playing it again would take too long; it was given up after { $moves } moves
judge-spelled = the log reads well but is not spelled as Ninefold writes it; send the text as it was saved
judge-not-over = the run is not over yet; finish it first
judge-given-up = a run that was given up has no place on a board
judge-unranked = this preset has no board
judge-score = the score is higher than any board can hold

seal-unreadable = line { $line } of the seal: `{ $expected }` expected
audit-root = the lines do not give the root that was signed: a line was changed, added or taken away
audit-signature = the signature does not fit: the head or the root was changed, or another key signed
audit-rank = the rank should be { $expected }
audit-order = stands behind a run that is worse
audit-twice = the run has two lines
audit-other-log = the log is not the one that was sealed: at least one byte differs
audit-refused = the log proves nothing: { $cause }
audit-deal = no such deal could be dealt: { $cause }
audit-other-deal = the secret of the day, promised as { $promised }, gives another deal
audit-other-score = played again it comes to { $score } points in { $ms } ms
audit-other-board = the run belongs on another board
audit-other-run = the log is that of another run
audit-other-key = another key signed than the one that was named
audit-board = the board: { $wrong }
audit-line = line { $line }, run { $run }: { $wrong }
audit-sum = { $lines } lines, { $played } logs played again, { $missing } logs not there, { $wrong } wrong
audit-key = signed by { $key }

world-no-server = no server is known yet; join one first: ninefold world join http://HOST:PORT
world-joined-already = you are a player of { $server } already
world-welcome = Welcome, { $name }.
world-recovery = Write this code down; it brings you back when every device is lost: { $code }
world-waiting = { $count } runs wait to be sent
world-refused = run { $run } was refused: { $why }
world-rank = rank { $rank } on board { $board } ({ $period })
world-unreadable = the server answered something that this Ninefold cannot read; one of the two is newer
