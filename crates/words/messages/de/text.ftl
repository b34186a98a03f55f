# Was an einem Text nicht stimmt, den jemand mitbringt. Steht in „Das lässt sich nicht lesen: …“.

text-at = Zeile { $line }, Spalte { $column }: { $what }
too-few-cells = { $found ->
    [one] 1 Zelle, { $expected } erwartet
   *[other] { $found } Zellen, { $expected } erwartet
}
too-many-cells = mehr als { $expected } Zellen
not-in-list = keine Zelle einer Liste: schreib eine Ziffer von 1 bis 9, 0 oder null für eine leere oder einen Text von 3, 9, 27 oder 81 Zellen
no-separator = { $found } gleich nach { $after } Zellen, wo die Zeile enden oder ein Leerzeichen oder Komma vor der nächsten Spalte stehen sollte
not-a-cell = { $found }, wo Zelle { $cell } von { $of } stehen sollte, also eine Ziffer von 1 bis 9, oder 0 . x - ? * _ oder ein Leerzeichen für eine leere
not-nine-groups = eine Zeile mit { $found } Zellen, 9 erwartet (oder 9 Gruppen von Kandidaten)
not-a-candidate = { $found } in einer Zeile, wo eine Ziffer von 1 bis 9, eine leere Zelle oder eine Gruppe von Kandidaten erwartet ist
rows-missing = das Gitter endet nach { $found } von 9 Zeilen
wrong-place = { $found }, wo { $expected } oder eine leere Zelle erwartet ist
solution-has-blanks = die erste Zeile eines Paars ist die Lösung, aber diese hat { $blanks } leere Zellen
solution-broken = die erste Zeile eines Paars ist die Lösung, aber in dieser steht in { $house } zweimal { $digit }
not-in-solution = { $cell } ist { $found }, in der Lösung darüber aber { $expected }
puzzle-line-missing = die Zeile mit dem Rätsel zu dieser Lösung fehlt
no-puzzle = es ist kein Rätsel darin: 81 Zellen in einer Zeile, neun Zeilen zu neun oder ein gezeichnetes Gitter
not-a-removal = ein entfernter Kandidat besteht aus drei Ziffern: Ziffer, Zeile, Spalte
pair-needs-solution = zu einem Paar gehört die Lösung des Rätsels

# Warum die Engine keine Antwort hat.

no-such-name = diesen Namen gibt es nicht; solche Namen schreibt man wie { $like }
no-solution = es hat keine Lösung
many-solutions = es hat mehr als eine Lösung
already-solved = es ist schon gelöst
beyond-the-scale = es ist schwerer, als die Skala reicht
rating-budget-spent = das Budget war zu klein; gib ihm mehr
search-budget-spent = die Suche ist mit ihrem Budget nicht zu Ende gekommen
proofs-spent = mit diesem Budget fand sich kein eindeutiges Rätsel
proofs-spent-nearest = mit diesem Budget fand sich kein solches Rätsel; das nächste hat { $clues } Vorgaben
no-such-blanks = kein eindeutiges Rätsel hat so viele leere Zellen: { $most } sind das Meiste, und ein Bereich beginnt mit der kleineren Zahl
start-not-solved = die Lösung, von der ausgegangen wird, ist kein fertiges Gitter
bad-pattern = ein Muster braucht mindestens { $fewest } Zellen und muss zur Symmetrie passen
puzzles-made = { $made } von { $count } Rätseln gefunden
order-not-found = keines von { $tries } Rätseln war das gewünschte; wünsch weniger genau oder erlaube mehr Versuche
order-needs-more = { $technique } soll nötig sein und steht nicht unter den Techniken, die genügen sollen; nimm es unter sie auf
order-full-houses = volle Häuser allein füllen höchstens { $most } Zellen, und { $blanks } oder mehr sollen leer sein; erlaube andere Techniken oder weniger leere Zellen
order-singles = kein Rätsel, für das diese Einer genügen, ist höher bewertet als { $most }; wünsch es leichter oder erlaube andere Techniken

template-no-rows = es gibt keine Zelle zu füllen; schreib eine Reihe je Zeile, etwa a a -a b b
template-too-many-rows = Zeile { $line } ist eine zehnte Reihe, und ein Brett hat höchstens 9
template-too-many-cells = Zeile { $line } hat { $cells } Zellen, und eine Reihe hat höchstens 9
template-ragged = Zeile { $line } hat { $cells } Zellen, { $expected } erwartet wie in den Reihen darüber
template-unknown-mark = Zeile { $line }, { $cell }: „{ $mark }“ gefunden, ein Buchstabe wie a oder -a erwartet
template-bad-range = Zeile { $line }: „{ $text }“ gefunden, ein Bereich wie e: 1-6 erwartet
template-range-after-rows = Zeile { $line }: Bereiche stehen vor der ersten Reihe
template-no-range = { $cell }: Gebiet { $letter } nennt keinen Bereich; füge eine Zeile wie { $letter }: 1-6 hinzu
template-crowded-region = { $cell }: Gebiet { $letter } hat { $cells } Zellen für { $numbers } Zahlen, und diese ist eine zu viel
template-crowded-line = { $cell }: { $line } hat { $cells } Zellen für die Zahlen { $range }, und diese ist eine zu viel
template-nothing-to-fill = zu füllen bliebe nichts, denn keine Zahl folgt aus den anderen; gib einem Gebiet so viele Zellen wie Zahlen
template-unsolvable = { $cell }: bis hierher füllen keine Zahlen das Brett; vor dieser Zelle schon
template-undecided = in der Zeit fand sich keine Füllung; nimm weniger Zellen oder weitere Bereiche
