# Die Namen der Techniken, und wonach man sucht.

technique-full-house = Volles Haus
idea-full-house = eine Zeile, eine Spalte oder ein Block hat nur noch eine freie Zelle. Dorthin kommt die Ziffer, die noch fehlt.

technique-hidden-single-box = Versteckter Einer im Block
idea-hidden-single-box = eine Ziffer hat in einem Block nur noch einen Platz. Lass die gleichen Ziffern außerhalb seine Zeilen und Spalten streichen.

technique-hidden-single-line = Versteckter Einer in einer Linie
idea-hidden-single-line = eine Ziffer hat in einer Zeile oder Spalte nur noch einen Platz. Frage jede freie Zelle der Linie, ob die Ziffer dort noch stehen kann.

technique-naked-single = Nackter Einer
idea-naked-single = eine Zelle sieht acht verschiedene Ziffern. Für sie bleibt nur die neunte.

technique-pointing = Zeigende Kandidaten
idea-pointing = in einem Block liegen alle Plätze einer Ziffer in einer Zeile oder Spalte. Sie zeigen die Linie entlang: anderswo auf ihr kann die Ziffer nicht stehen.

technique-claiming = Beanspruchende Kandidaten
idea-claiming = in einer Zeile oder Spalte liegen alle Plätze einer Ziffer in einem Block. Die Linie beansprucht sie: anderswo im Block kann die Ziffer nicht stehen.

technique-locked-pair = Gesperrtes Paar
idea-locked-pair = zwei Zellen, die Block und Linie teilen, haben nur dieselben zwei Kandidaten. Beide Ziffern sind im Block und in der Linie vergeben.

technique-naked-pair = Nacktes Paar
idea-naked-pair = zwei Zellen eines Hauses haben nur dieselben zwei Kandidaten. Sie verbrauchen beide Ziffern; keine andere Zelle des Hauses kann sie haben.

technique-hidden-pair = Verstecktes Paar
idea-hidden-pair = zwei Ziffern passen in einem Haus nur in zwei Zellen, dieselben zwei. Etwas anderes kann dort nicht stehen.

technique-locked-triple = Gesperrtes Trio
idea-locked-triple = die drei Zellen, in denen sich Block und Linie kreuzen, haben zusammen nur drei Kandidaten. Die Ziffern sind im Block und in der Linie vergeben.

technique-naked-triple = Nacktes Trio
idea-naked-triple = drei Zellen eines Hauses haben zusammen nur drei Kandidaten. Sie verbrauchen die drei Ziffern. Keine Zelle muss alle drei haben.

technique-hidden-triple = Verstecktes Trio
idea-hidden-triple = drei Ziffern passen in einem Haus nur in drei Zellen. Etwas anderes kann dort nicht stehen.

technique-naked-quad = Nacktes Quartett
idea-naked-quad = vier Zellen eines Hauses haben zusammen nur vier Kandidaten. Sie verbrauchen die vier Ziffern.

technique-hidden-quad = Verstecktes Quartett
idea-hidden-quad = vier Ziffern passen in einem Haus nur in vier Zellen. Etwas anderes kann dort nicht stehen.

technique-x-wing = X-Wing
idea-x-wing = in zwei Zeilen hat eine Ziffer nur dieselben zwei Spalten zur Wahl. Jede Zeile nimmt eine davon, also verschwindet die Ziffer aus dem Rest beider Spalten. Zeilen und Spalten dürfen die Rollen tauschen.

technique-skyscraper = Wolkenkratzer
idea-skyscraper = zwei Zeilen oder zwei Spalten, in denen eine Ziffer je zwei Plätze hat, je einen davon auf einer gemeinsamen Linie. Auf mindestens einem der beiden anderen Plätze, den Dächern, steht die Ziffer.

technique-two-string-kite = Drachen mit zwei Schnüren
idea-two-string-kite = eine Zeile und eine Spalte, in denen eine Ziffer je zwei Plätze hat, in einem Block verknotet. An mindestens einem losen Ende steht die Ziffer.

technique-turbot-fish = Steinbutt
idea-turbot-fish = zwei Häuser, in denen eine Ziffer je zwei Plätze hat, und je ein Platz sieht den anderen. Auf mindestens einem der beiden fernen Plätze steht die Ziffer.

technique-empty-rectangle = Leeres Rechteck
idea-empty-rectangle = in einem Block liegt eine Ziffer nur auf einer Zeile und einer Spalte. Eine Linie anderswo mit zwei Plätzen für die Ziffer macht aus dem Kreuz eine Streichung.

technique-xy-wing = XY-Wing
idea-xy-wing = eine Zelle mit zwei Kandidaten sieht zwei weitere mit zwei Kandidaten; jede teilt eine andere Ziffer mit ihr, und die beiden teilen eine dritte. Einer der beiden Flügel muss diese dritte Ziffer nehmen.

technique-remote-pair = Entferntes Paar
idea-remote-pair = eine Kette von Zellen mit denselben zwei Kandidaten, jede sieht die nächste. Die Ziffern wechseln sich ab, also sind die erste und die vierte Zelle verschieden.

technique-w-wing = W-Wing
idea-w-wing = zwei Zellen mit denselben zwei Kandidaten, die einander nicht sehen, verbunden durch ein Haus, in dem eine der Ziffern nur zwei Plätze hat.

technique-xyz-wing = XYZ-Wing
idea-xyz-wing = eine Zelle mit drei Kandidaten sieht zwei Zellen mit je zweien davon. Die Ziffer, die alle drei teilen, muss in einer von ihnen stehen.

technique-swordfish = Schwertfisch
idea-swordfish = ein X-Wing zu dritt: in drei Zeilen hat eine Ziffer nur dieselben drei Spalten zur Wahl. Zeilen und Spalten dürfen die Rollen tauschen.

technique-jellyfish = Qualle
idea-jellyfish = ein X-Wing zu viert: in vier Zeilen hat eine Ziffer nur dieselben vier Spalten zur Wahl. Zeilen und Spalten dürfen die Rollen tauschen.

technique-bug-plus-one = BUG+1
idea-bug-plus-one = alle freien Zellen bis auf eine haben genau zwei Kandidaten. Hätte auch diese nur zwei, gäbe es keine eindeutige Lösung; also ist ihre überzählige Ziffer richtig.

technique-unique-rectangle-1 = Eindeutiges Rechteck, Typ 1
idea-unique-rectangle-1 = vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken, drei davon mit nur denselben zwei Kandidaten. Die vierte muss etwas anderes sein, sonst könnten die beiden Ziffern tauschen.

technique-unique-rectangle-2 = Eindeutiges Rechteck, Typ 2
idea-unique-rectangle-2 = ein Rechteck aus zwei Ziffern, in dem zwei Zellen einer Linie dieselbe eine Ziffer mehr haben. Eine von ihnen muss sie nehmen.

technique-unique-rectangle-3 = Eindeutiges Rechteck, Typ 3
idea-unique-rectangle-3 = ein Rechteck aus zwei Ziffern, in dem zwei Zellen einer Linie mehr haben. Als eine Zelle gesehen, bilden ihre weiteren Ziffern mit anderen Zellen des Hauses eine nackte Gruppe.

technique-unique-rectangle-4 = Eindeutiges Rechteck, Typ 4
idea-unique-rectangle-4 = ein Rechteck aus zwei Ziffern, von denen eine an die beiden Zellen mit mehr Kandidaten gebunden ist. Die andere muss dort weichen.

technique-unique-rectangle-5 = Eindeutiges Rechteck, Typ 5
idea-unique-rectangle-5 = ein Rechteck aus zwei Ziffern, in dem zwei gegenüberliegende Zellen, oder drei, dieselbe eine Ziffer mehr haben. Eine von ihnen muss sie nehmen.

technique-unique-rectangle-6 = Eindeutiges Rechteck, Typ 6
idea-unique-rectangle-6 = ein Rechteck aus zwei Ziffern mit weiteren Kandidaten in zwei gegenüberliegenden Zellen; eine der Ziffern ist in beiden Linien an das Rechteck gebunden.

technique-hidden-rectangle = Verstecktes Rechteck
idea-hidden-rectangle = ein Rechteck aus zwei Ziffern, von dem eine Zelle nur diese beiden hat. Schau auf die Zelle gegenüber: ist dort eine der Ziffern in Zeile und Spalte an das Rechteck gebunden?

technique-avoidable-rectangle-1 = Vermeidbares Rechteck, Typ 1
idea-avoidable-rectangle-1 = drei Zellen eines Rechtecks, die du selbst mit zwei Ziffern gefüllt hast. Die vierte darf den Tausch nicht vollenden.

technique-avoidable-rectangle-2 = Vermeidbares Rechteck, Typ 2
idea-avoidable-rectangle-2 = zwei Zellen eines Rechtecks, die du selbst gefüllt hast. Die anderen beiden würden den Tausch vollenden, wäre da nicht eine weitere Ziffer, die eine von ihnen nehmen muss.

technique-finned-x-wing = X-Wing mit Flosse
idea-finned-x-wing = ein X-Wing mit ein oder zwei Kandidaten zu viel, alle in einem Block. Nahe diesen Flossen gilt der X-Wing trotzdem.

technique-sashimi-x-wing = Sashimi-X-Wing
idea-sashimi-x-wing = ein X-Wing, dem eine Ecke fehlt, mit Flossen an ihrer Stelle. Was die Flossen sieht und gestrichen worden wäre, fällt trotzdem weg.

technique-simple-colouring = Einfaches Färben
idea-simple-colouring = verfolge eine Ziffer durch Häuser, in denen sie genau zwei Plätze hat, und färbe die Plätze abwechselnd. Eine Farbe ist wahr, die andere falsch.

technique-multi-colouring = Mehrfaches Färben
idea-multi-colouring = färbe zwei getrennte Netze einer Ziffer. Sieht eine Farbe des einen eine Farbe des anderen, ist eine der beiden Gegenfarben wahr.

technique-unique-loop = Eindeutige Schleife
idea-unique-loop = ein Ring aus sechs oder mehr Zellen mit denselben zwei Kandidaten, zwei in jedem Haus, durch das er läuft. Eine Zelle muss ihn brechen, sonst könnten die Ziffern rundum tauschen.

technique-bug-plus-more = BUG+n
idea-bug-plus-more = alle freien Zellen hätten genau zwei Kandidaten, wären da nicht einige Kandidaten einer Ziffer. Einer davon ist wahr.

technique-finned-swordfish = Schwertfisch mit Flosse
idea-finned-swordfish = ein Schwertfisch mit Kandidaten zu viel, alle in einem Block. Nahe diesen Flossen gilt der Schwertfisch trotzdem.

technique-sashimi-swordfish = Sashimi-Schwertfisch
idea-sashimi-swordfish = ein Schwertfisch mit einer Linie, die ihre Flossen braucht. Was die Flossen sieht und gestrichen worden wäre, fällt trotzdem weg.

technique-wxyz-wing = WXYZ-Wing
idea-wxyz-wing = vier Zellen mit zusammen vier Ziffern, von denen drei dort nur einmal stehen können. Die vierte steht sicher in einer von ihnen.

technique-x-chain = X-Kette
idea-x-chain = verfolge eine Ziffer: hier nicht, also dort; dort, also drüben nicht … Mindestens ein Ende der Kette hat sie.

technique-xy-chain = XY-Kette
idea-xy-chain = Zellen mit zwei Kandidaten, die eine Ziffer von einer zur nächsten weitergeben. Mindestens ein Ende hat die Ziffer, die beide Enden teilen.

technique-finned-jellyfish = Qualle mit Flosse
idea-finned-jellyfish = eine Qualle mit Kandidaten zu viel, alle in einem Block. Nahe diesen Flossen gilt die Qualle trotzdem.

technique-sashimi-jellyfish = Sashimi-Qualle
idea-sashimi-jellyfish = eine Qualle mit einer Linie, die ihre Flossen braucht. Was die Flossen sieht und gestrichen worden wäre, fällt trotzdem weg.

technique-sue-de-coq = Sue de Coq
idea-sue-de-coq = zwei oder drei Zellen, in denen sich Block und Linie kreuzen, mit einer oder zwei Zellen aus Linie und Block, die zusammen genau so viele Ziffern wie Zellen haben.

technique-nice-loop = Geschlossene Kette
idea-nice-loop = eine Kette von Kandidaten, abwechselnd der eine oder der andere, die zu ihrem Anfang zurückkehrt. Jedes Glied hat dann sicher eine Ziffer.

technique-aic = Alternierende Kette
idea-aic = nimm einen Kandidaten als falsch an und folge dem, was daraus wird, durch Paare von Plätzen und Paare von Kandidaten. Entweder der Anfang oder das Ende ist wahr.

technique-grouped-nice-loop = Geschlossene Gruppenkette
idea-grouped-nice-loop = eine geschlossene Kette, in der zwei oder drei Nachbarn aus Block und Linie wie einer wirken.

technique-grouped-aic = Gruppenkette
idea-grouped-aic = eine alternierende Kette, in der zwei oder drei Nachbarn aus Block und Linie wie einer wirken.

technique-als-xz = ALS-XZ
idea-als-xz = zwei Gruppen von Zellen mit je einem Kandidaten mehr als Zellen, verbunden durch eine Ziffer, die nur eine von beiden haben kann. Die andere ist dann geschlossen.

technique-als-xy-wing = ALS-XY-Wing
idea-als-xy-wing = drei Gruppen von Zellen mit je einem Kandidaten mehr als Zellen. Die mittlere verwehrt einer ihrer Nachbarinnen eine Ziffer.

technique-forcing-chain = Zwangskette
idea-forcing-chain = nimm eine Zelle, oder eine Ziffer in einem Haus, und verfolge jede Möglichkeit. Alle führen zum selben Ende.

technique-forcing-net = Zwangsnetz
idea-forcing-net = nimm einen Kandidaten an und verfolge alles, was er erzwingt. Es endet im Widerspruch, oder alle Möglichkeiten führen zum selben Ende.

technique-trial = Ausprobieren
idea-trial = ein Muster, das ich kenne, ist nicht mehr da. Nimm eine Ziffer an und verfolge sie bis zum Ende.

# Familien von Techniken, wie man sie lernt.

family-singles = Einer
family-locked = Gesperrte Kandidaten
family-subsets = Paare, Trios, Quartette
family-fish = Fische
family-turbots = Starke Verbindungen
family-wings = Flügel
family-uniqueness = Eindeutigkeit
family-colours = Farben
family-chains = Ketten
family-sets = Fast gesperrte Mengen
family-nets = Netze
