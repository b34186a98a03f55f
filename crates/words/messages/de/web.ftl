# Was nur der Browser sagt.

slogan = Sudoku zum Anfassen
games = Spiele
more = Mehr
continue = Weiterspielen
learn = Lernen
own = Eigenes Rätsel
scores = Bestenliste
world = Welt
statistics = Statistik
backgrounds = Hintergründe
settings = Einstellungen
credits = Mitwirkende
back = Zurück
home = Start
close = Schließen
menu = Menü
keys = Tasten
leave = Verlassen, Spiel behalten
how-to-play = So wird gespielt
play-now = Jetzt spielen
just-now = gerade eben
minutes-ago = { $count ->
    [one] vor einer Minute
   *[other] vor { $count } Minuten
}
hours-ago = { $count ->
    [one] vor einer Stunde
   *[other] vor { $count } Stunden
}
days-ago = { $count ->
    [one] gestern
   *[other] vor { $count } Tagen
}

from-level = Stufe { $level }
dealing = Wird ausgeteilt …
ground = Form
ground-any = Beliebig
cancel = Abbrechen
chosen = Gewählt

board = Spielfeld
pad = Werte
modes = Was die Tasten tun
tools = Werkzeuge
tray = Teile
undo = Rückgängig
redo = Vor
erase = Löschen
turn-left = Links drehen
turn-right = Rechts drehen
turn-left-short = Links
turn-right-short = Rechts
tidy = Ordnen
hint = Tipp
paused = Pause
resume = Weiter
held-elsewhere = Dieses Spiel ging in einem anderen Tab weiter
play-here = Hier spielen
sound-on = Ton an
sound-off = Ton aus
mode-tint-short = Marker
mode-link-short = Kette
mode-corner-short = Ecke
mode-center-short = Mitte
piece-where = Wohin damit? Zeig auf den Platz.
go-on = Weiter
hint-more = Mehr dazu
hint-do = Mach es
hint-close = Ich sehe es
hint-stage = { $number } von { $of }
hint-looking = Suche den nächsten Schritt …
ghost-pays = { $sums }: { $points } Punkte
ghost-pays-sum = { $sum } Punkte

cell-name = Zeile { $row }, Spalte { $column }, { $what }
cell-name-clue = Zeile { $row }, Spalte { $column }, { $what }, Hinweis { $clue }
cell-void = nicht Teil des Bretts
cell-empty = leer
cell-notes = leer, Notizen { $notes }
cell-given = { $value }, vorgegeben
cell-own = { $value }
cell-wrong = { $value }, passt nicht
cell-revealed = { $value }, für dich eingetragen
piece-name = { $cells ->
    [one] Teil { $number }, eine Zelle: { $values }
   *[other] Teil { $number }, { $cells } Zellen: { $values }; Zeilen beginnen bei { $starts }
}

save-cut-off = der Spielstand ist abgeschnitten
save-bad-head = seine erste Zeile ist beschädigt
save-failed = Das konnte nicht gespeichert werden: { $why }.
deal-failed = Das lässt sich nicht spielen: { $why }.
worker-none = Dieser Browser lässt neben der Seite nichts berechnen: Hier können keine Rätsel entstehen.
run-unknown = Dieses Spiel ist nicht auf diesem Gerät.
run-damaged = Dieser Spielstand ist beschädigt und wurde beiseitegelegt: { $why }.
saves-damaged = { $count ->
    [one] Ein beschädigter Spielstand wurde beiseitegelegt.
   *[other] { $count } beschädigte Spielstände wurden beiseitegelegt.
}
progress-damaged = { $count ->
    [one] Eine Zeile deines Fortschritts ist nicht lesbar. Eine Kopie wurde beiseitegelegt.
   *[other] { $count } Zeilen deines Fortschritts sind nicht lesbar. Eine Kopie wurde beiseitegelegt.
}
progress-rebuilt = { $count ->
    [0] Alle beendeten Spiele, die hier gespeichert sind, zählen.
    [one] Ein beendetes Spiel wurde aus seinem Spielstand neu gezählt.
   *[other] { $count } beendete Spiele wurden aus ihren Spielständen neu gezählt.
}
progress-aside = Dein Fortschritt war beschädigt. Eine Kopie liegt beiseite; beendete Spiele lassen sich aus ihren Spielständen neu zählen.
progress-count = Neu zählen
progress-copy = Beschädigte Kopie sichern
storage-silent = Der Speicher dieses Browsers antwortet nicht. Spiel ruhig weiter: Bis er antwortet, wird alles daneben vermerkt.
storage-silent-run = Der Speicher dieses Browsers antwortet noch nicht. Sobald er es tut, erscheint das Spiel hier.

result-won = Gelöst!
result-over = Das Spiel ist aus
result-given-up = Ohne Wertung beendet
result-time = Zeit { $time }
result-total = Gesamt
result-review = Züge ansehen
result-reviewing = Sehe die Züge durch …
again = Noch einmal
watch-replay = Wiederholung
other-preset = Etwas anderes

settings-look = Aussehen
settings-theme = Farben
settings-language = Sprache
language-not-loaded = Die Sprache ließ sich nicht laden. Bitte versuche es noch einmal, wenn du online bist.
settings-motion = Weniger Bewegung
settings-sound = Ton
settings-effects = Klänge
settings-music = Musik
settings-muted = Alles stumm
settings-play = Spiel
settings-highlight = Mit der gewählten Zelle hervorheben
settings-coordinates = Zeilen und Spalten immer nummerieren
settings-counts = Zeigen, wie viele fehlen
settings-unlock = Alles sofort freischalten (Wertungen bleiben)
theme-auto = Automatisch
theme-day = Papier
theme-night = Nacht
theme-contrast = Hoher Kontrast

credits-game = Ninefold ist freie Software, geschrieben in Rust.
credits-games = Die Spiele folgen fünf älteren Entwürfen: einem Sudoku in C++ von Khoi Nguyen Nguyen, Dang Quang Vinh und Nguyen Huynh Vuong The, Sudoku für Telefone von Perry Mitchell, Sudoku in Pieces von Inner Circle Entertainment, Hudoku von ungenannter Hand und dem Kursprojekt Binary Sudoku (CME 1251).
credits-art = Alle Bilder, Klänge und die Musik sind Ninefolds eigene: als Vektoren gezeichnet und beim Spielen aus Schwingungen gemacht.
credits-fonts = Die Schriften sind Fredoka und Nunito, beide unter der SIL Open Font License.
credits-tools = Die Seite ist mit Leptos und wasm-bindgen gebaut und wird von axum ausgeliefert.
credits-privacy = Nichts, was du hier tust, verlässt dein Gerät.

update-ready = Eine neue Fassung ist da.
update-now = Übernehmen
scores-none = Noch kein Spiel. Das erste ist das beste.
scores-open = Noch nicht gespielt
place = Platz
played-time = Zeit
played-on = Tag
history = Spiele
history-none = Noch nichts gespielt.
stats-played = Gespielt
stats-won = Gewonnen
stats-unaided = Ohne Hilfe
stats-best = Beste Wertung
stats-mean = Mittlere Wertung
stats-fastest = Schnellstes
stats-time = Zeit insgesamt
stats-streak = In Folge gewonnen, jetzt / höchstens
stats-skills = Techniken, die deine Rätsel verlangten
replay-at = Zug { $at } von { $of }
replay-move = Zug
replay-back = Ein Zug zurück
replay-on = Ein Zug vor
techniques = Techniken
techniques-about = Von der leichtesten bis zum letzten Mittel. Jede an einem echten Rätsel, das sie braucht.
example-looking = Suche ein Rätsel, das sie braucht …
example-none = Kein Rätsel der Sammlung braucht diese.
example-other = Ein anderes Beispiel
example-again = Noch einmal zeigen
example-try = Selbst versuchen
own-how = Tippe oder füge ein Rätsel in einem üblichen Format ein, wähle eine Datei oder lass sie hier fallen.
own-field = Rätsel
own-examine = Prüfen
own-looking = Prüfe …
own-file = Aus einer Datei
own-good = genau eine Lösung.
own-rated = Wertung { $rating }.
keys-change = Tasten ändern
keys-about = Wähle eine Taste und drücke dann die, die es tun soll.
keys-vim = Auch mit h j k l bewegen, wie in vim
keys-always = Überall
keys-entering = Wo Werte eingetragen werden
keys-placing = Wo Teile gelegt werden
keys-reset = Alle Tasten wie am Anfang
keys-add = noch eine Taste
keys-remove = Ohne diese Taste
keys-press = Drücke die Taste, die das tun soll.
keys-taken = { $key } bedeutet „{ $binding }“. Noch einmal drücken, damit sie stattdessen hierher gehört.
keys-fixed = { $key } behält ihre Bedeutung. Drücke eine andere.
key-space = Leertaste
key-enter = Eingabe
key-backspace = Rücktaste
key-delete = Entf
key-page-up = Bild ↑
key-page-down = Bild ↓
key-home = Pos1
key-end = Ende
key-ctrl = Strg
settings-data = Sicherung
backup-about = Alles, was du gespielt hast, liegt nur auf diesem Gerät. Eine Datei nimmt es mit.
backup-save = Sicherung speichern
backup-load = Sicherung einlesen
backup-refused = Der Browser ließ die Datei nicht speichern.
backup-not-one = Diese Datei ist keine Sicherung von Ninefold.
backup-restored = Eingelesen: { $runs } Spiele. Schon hier: { $known }. Beschädigt: { $damaged }.
discard = Dieses Spiel wegwerfen
solution-sure = Sicher? Das Spiel endet
discard-sure = Wegwerfen?

share-puzzle = Teilen und drucken
copy-here = Link mit meinem Stand
copy-cells = Als Text kopieren
copy-picture = Als Bild kopieren
analyse = Dieses Rätsel analysieren
beat-me = Schlag meine Zeit
open-in = In { $name } öffnen
qr-code = Code zum Scannen
print-puzzle = Dieses Rätsel drucken
print-sheet = { $count } Arbeitsblätter
print-book = Ein Heft mit { $count }
print-making = { $n } von { $of } fertig
room-fetching = Wird geöffnet …
post-none = Dafür fehlt ein Teil der Seite, der nicht geladen werden konnte. Versuch es mit Netz noch einmal.
copy-link = Link kopieren
link-copied = Der Link ist kopiert. Wer ihn öffnet, bekommt genau dieses Rätsel.
link-refused = Der Browser hat das Kopieren nicht zugelassen.
highlight-nothing = Nichts
highlight-same = Gleicher Wert
highlight-houses = Auch Häuser
shared-puzzle = Jemand schickt dir { $game }: { $preset }.
share = Teilen
share-copied = Kopiert. Füge es ein, wo deine Freunde sind.
daily-done = geschafft
daily-of = Tagesrätsel vom { $day } · Tage in Folge: { $days }
stats-assists = Schnellstes, nach Hilfe
stats-assist = { $assist } · { $won } von { $played } gewonnen · im Schnitt { $mean }
export-csv = Alle Spiele als CSV
export-json = Alle Spiele als JSON
order = Gewählte Techniken
order-about = Hake an, was vorkommen darf. Mehr braucht es nicht.
order-deal = So ein Rätsel austeilen
order-whole = Ein ganzes Rätsel, das sie braucht
order-none = Dafür hat sich kein Rätsel gefunden. Hake mehr an.
takes = Was dieses Rätsel verlangt
more-ways = Mehr Spielarten
fewer-ways = Nur die üblichen
fewer = Weniger
lesson-skip = Überspringen
lesson-done = Mehr brauchst du nicht.
lesson-again = Noch einmal
lesson-show = Zeig es mir
dailies-what = Für alle dieselben Rätsel, jeden Tag neue
show-more = { $count } weitere
hang-up = Aufhängen
music-on = Musik an
music-off = Musik aus
music-ask = Leise Musik beim Spielen?
yes = Ja
no = Nein
cell-in-area = { $cell }, Gebiet { $number } mit { $range }
storage-forbidden = dieser Browser bewahrt keine Daten auf
storage-full = auf diesem Gerät ist kein Platz mehr
storage-failed = der Browser hat es abgelehnt ({ $name })
coach-look = Mit dem Trainer ansehen
as-pictures = Als Bilder
course = Ein Kurs in Kapiteln
settings-tips = Eine Zeile vom Trainer auf der ersten Seite
next-offer = Nach deinem Können
