# Der Kurs des Trainers: Kapitel, was ein Sudoku ist, der Einstufungstest, und warum ein Rätsel gewählt wurde.

course-beginning = Was ein Sudoku ist
course-about-beginning = Neun Zeilen, neun Spalten, neun Blöcke und eine Regel. Sie genügt, um die letzte Lücke einer Zeile, einer Spalte oder eines Blocks zu füllen: das volle Haus.
course-places = Eine Ziffer und ihr Platz
course-about-places = Nimm eine Ziffer und frage, wo sie in einem Block, einer Zeile oder einer Spalte noch stehen kann. Bleibt nur ein Platz, gehört er ihr.
course-cells = Eine Zelle und ihre Ziffer
course-about-cells = Nimm eine Zelle und zähle von 1 bis 9, was sie schon sieht. Fehlt nur eine Ziffer, gehört sie dorthin.
course-locked = Gesperrte Kandidaten
course-about-locked = Wo sich ein Block und eine Linie kreuzen, verrät eins etwas über das andere. Ab hier helfen Notizen.
course-pairs = Paare
course-about-pairs = Zwei Ziffern für zwei Zellen: Etwas anderes kann dort nicht stehen, und sie können nirgends sonst hin. Damit löst du knifflige Rätsel.
course-triples = Trios und Quartette
course-about-triples = Drei Ziffern für drei Zellen, vier für vier. Nicht jede Zelle muss alle davon haben.
course-fish = Fische
course-about-fish = Eine Ziffer, die in zwei Zeilen nur dieselben zwei Spalten zur Wahl hat: der X-Wing. Zu dritt ist es ein Schwertfisch, zu viert die seltene Qualle.
course-turbots = Zwei starke Verbindungen
course-about-turbots = Eine Ziffer mit zwei Plätzen in einem Haus und zweien in einem anderen: Wolkenkratzer, Drachen und ihre Verwandten.
course-wings = Flügel
course-about-wings = Eine Zelle mit zwei oder drei Kandidaten, und Zellen, die wie Flügel an ihr hängen. Was sie auch wird, eine Ziffer ist sicher dabei, und wer sie alle sieht, kann diese nicht haben.
course-uniqueness = Nur eine Lösung
course-about-uniqueness = Ein Rätsel hat eine Lösung. Was ihm zwei gäbe, kann nicht sein, und schon daraus folgt ein Schritt.
course-fins = Flossen
course-about-fins = Ein Fisch mit einem Kandidaten zu viel fängt immer noch, was in der Nähe seiner Flosse schwimmt.
course-colours = Farben
course-about-colours = Folge einer Ziffer von Haus zu Haus in zwei Farben. Eine der beiden stimmt.
course-chains = Ketten
course-about-chains = Wenn nicht dies, dann das, und so weiter über das Brett. Entweder stimmt der Anfang oder das Ende.
course-loops = Geschlossene und gemischte Ketten
course-about-loops = Ketten, die unterwegs die Ziffer wechseln, und solche, die dorthin zurückkehren, wo sie begannen.
course-sets = Fast gesperrte Mengen
course-about-sets = Zellen, die zusammen einen Kandidaten zu viel haben. Nimm einen weg, und der Rest ist gesperrt.
course-nets = Netze
course-about-nets = Nimm es an und folge allem, was sich daraus ergibt. Was in jedem Fall gleich herauskommt, stimmt.

course-rules-board = Das ist ein Sudoku. Einige Ziffern sind vorgegeben, die markierten Zellen sind leer, und du füllst sie mit den Ziffern 1 bis 9.
course-rules-row = In jeder Zeile steht jede Ziffer von 1 bis 9 genau einmal.
course-rules-column = In jeder Spalte auch.
course-rules-box = Und in jedem Block aus drei mal drei Zellen ebenso.
course-rules-one = Das ist die ganze Regel. Es gibt genau eine Lösung, und raten musst du nie. Jetzt such einen ersten Schritt.

course-new = neu
course-begun = begonnen
course-skipped = übersprungen
course-mastered = gemeistert

course-placed = Du kennst den Kurs bis Kapitel { $number }, { $chapter }. Danach geht es weiter.
course-placed-none = Dein Kurs beginnt am Anfang. Das ist ein guter Ort.

edge-first = Ich kenne dich noch nicht: Hier ist zum Anfang ein sanftes Rätsel.
edge-next = { $known }: Das hast du. Als Nächstes kommt { $technique }: Dieses Rätsel braucht es { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
} und nichts Schwereres.
edge-practise = { $technique } bleibt manchmal ungesehen: Dieses Rätsel braucht es { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
} und nichts Schwereres.
edge-begin = Als Nächstes kommt { $technique }: Dieses Rätsel braucht es { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
} und nichts Schwereres.
edge-all = Du findest alles, was einen Namen hat: Hier ist ein Albtraum.
