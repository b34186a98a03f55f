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
