# Der Kurs des Trainers: Kapitel, was ein Sudoku ist, der Einstufungstest, und warum ein Rätsel gewählt wurde.

course-beginning = Was ein Sudoku ist
course-about-beginning = Neun Zeilen, neun Spalten, neun Blöcke und eine Regel. Mit ihr füllst du jede letzte Lücke: das volle Haus.
course-places = Eine Ziffer und ihr Platz
course-about-places = Nimm eine Ziffer und frage, wo sie in einem Block, einer Zeile oder Spalte noch hinkann. Bleibt ein Platz, steht sie dort.
course-cells = Ein Feld und seine Ziffer
course-about-cells = Nimm ein Feld und frage, was dort noch hinkann. Wer bis neun zählt, findet, was die Plätze der Ziffern nicht zeigen.
course-locked = Gebundene Kandidaten
course-about-locked = Wo ein Block und eine Linie sich kreuzen, sagt jedes dem anderen etwas. Ab hier helfen Notizen.
course-pairs = Paare
course-about-pairs = Zwei Ziffern für zwei Felder: Sonst kann dort nichts hin, und sie können nirgends sonst hin. Damit löst du knifflige Rätsel.
course-triples = Drillinge und Vierlinge
course-about-triples = Drei Ziffern für drei Felder, vier für vier. Nicht jedes Feld muss alle davon haben.
course-fish = Fische
course-about-fish = Eine Ziffer in so vielen Zeilen wie Spalten: X-Wing, Schwertfisch und die seltene Qualle.
course-turbots = Zwei starke Verbindungen
course-about-turbots = Eine Ziffer mit zwei Plätzen in einem Haus und zweien in einem anderen: Wolkenkratzer, Drachen und ihre Verwandten.
course-wings = Flügel
course-about-wings = Ein Feld mit zwei oder drei Kandidaten, und Felder, die wie Flügel daran hängen. Was es auch ist, ein Flügel trifft.
course-uniqueness = Nur eine Lösung
course-about-uniqueness = Ein Rätsel hat eine Lösung. Was ihm zwei gäbe, kann nicht sein, und das ist einen Schritt wert.
course-fins = Flossen
course-about-fins = Ein Fisch mit einem Kandidaten zu viel fängt immer noch, was nahe an seiner Flosse schwimmt.
course-colours = Farben
course-about-colours = Folge einer Ziffer von Haus zu Haus in zwei Farben. Eine davon ist wahr.
course-chains = Ketten
course-about-chains = Wenn nicht dies, dann das, und so weiter über das Brett. Entweder der Anfang ist wahr oder das Ende.
course-loops = Ringe und gemischte Ketten
course-about-loops = Ketten, die unterwegs die Ziffer wechseln, und solche, die dorthin zurückkehren, wo sie begannen.
course-sets = Fast gebundene Mengen
course-about-sets = Felder, die zusammen einen Kandidaten zu viel haben. Nimm einen weg, und der Rest ist gebunden.
course-nets = Netze
course-about-nets = Nimm es an und folge allem, was daraus wird. Was in jedem Fall gleich ist, ist wahr.

course-rules-board = Das ist ein Sudoku. Einige Ziffern sind vorgegeben, die markierten Felder sind leer, und du füllst sie mit den Ziffern 1 bis 9.
course-rules-row = Jede Zeile hat jede Ziffer von 1 bis 9 genau einmal.
course-rules-column = Jede Spalte auch.
course-rules-box = Und jeder Block aus drei mal drei Feldern ebenso.
course-rules-one = Das ist die ganze Regel. Es gibt genau eine Art, das Brett zu füllen, und raten musst du nie. Jetzt suche einen ersten Schritt.

course-new = neu
course-begun = begonnen
course-skipped = übersprungen
course-mastered = gemeistert

course-placed = Du kennst den Kurs bis { $number }: { $chapter }. Danach geht es weiter.
course-placed-none = Der Kurs beginnt am Anfang. Das ist ein guter Ort.

edge-first = Ich kenne dich noch nicht: Hier ist ein sanftes zum Anfang.
edge-next = { $known }: Das hast du. Als Nächstes kommt { $technique }: Dieses hier braucht es { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
} und nichts Schwereres.
edge-practise = { $technique } bleibt manchmal ungesehen: Dieses hier braucht es { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
} und nichts Schwereres.
edge-begin = Als Nächstes kommt { $technique }: Dieses hier braucht es { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
} und nichts Schwereres.
edge-all = Du findest alles, was einen Namen hat: Hier ist ein Albtraum.
