# Was an einem Text nicht stimmt, den jemand mitbringt. Steht in „Das lässt sich nicht lesen: …“.

text-at = Zeile { $line }, Spalte { $column }: { $what }
text-too-few = { $found ->
    [one] 1 Zelle, { $expected } erwartet
   *[other] { $found } Zellen, { $expected } erwartet
}
text-too-many = mehr als { $expected } Zellen
text-no-separator = { $found } gleich nach { $after } Zellen, wo die Zeile enden oder ein Leerzeichen oder Komma vor der nächsten Spalte stehen sollte
text-not-a-cell = { $found }, wo Zelle { $cell } von { $of } stehen sollte, also eine Ziffer von 1 bis 9, oder 0 . X * _ oder ein Leerzeichen für eine leere
text-groups = eine Zeile mit { $found } Zellen, 9 erwartet (oder 9 Gruppen von Kandidaten)
text-not-a-candidate = { $found } in einer Zeile, wo eine Ziffer von 1 bis 9, eine leere Zelle oder eine Gruppe von Kandidaten erwartet ist
text-rows-missing = das Gitter endet nach { $found } von 9 Zeilen
text-wrong-place = { $found }, wo { $expected } oder eine leere Zelle erwartet ist
text-solution-has-blanks = die erste Zeile eines Paars ist die Lösung, aber diese hat { $blanks } leere Zellen
text-solution-broken = die erste Zeile eines Paars ist die Lösung, aber in dieser steht in { $house } zweimal { $digit }
text-not-in-solution = { $cell } ist { $found }, in der Lösung darüber aber { $expected }
text-puzzle-missing = die Zeile mit dem Rätsel zu dieser Lösung fehlt
text-line-too-long = eine Zeile mit mehr als { $limit } Zeichen
text-no-puzzle = es ist kein Rätsel darin: 81 Zellen in einer Zeile, neun Zeilen zu neun oder ein gezeichnetes Gitter

template-no-rows = es gibt keine Zelle zu füllen; schreib eine Reihe je Zeile, etwa a a -a b b
template-too-many-rows = Zeile { $line } ist eine zehnte Reihe, und ein Brett hat höchstens 9
template-too-many-cells = Zeile { $line } hat { $cells } Zellen, und eine Reihe hat höchstens 9
template-ragged = Zeile { $line } hat { $cells } Zellen, { $expected } erwartet wie in den Reihen darüber
template-unknown-mark = Zeile { $line }, { $cell }: „{ $mark }“ gefunden, ein Buchstabe wie a oder -a erwartet
template-bad-range = Zeile { $line }: „{ $text }“ gefunden, ein Bereich wie e: 1-6 erwartet
template-range-after-rows = Zeile { $line }: Bereiche stehen vor der ersten Reihe
template-no-range = { $cell }: Region { $letter } nennt keinen Bereich; füge eine Zeile wie { $letter }: 1-6 hinzu
template-crowded-region = { $cell }: Region { $letter } hat { $cells } Zellen für { $numbers } Zahlen, und diese ist eine zu viel
template-crowded-line = { $cell }: ihre Zeile oder Spalte hat { $cells } Zellen für die Zahlen { $range }, und diese ist eine zu viel
template-unsolvable = { $cell }: bis hierher füllen keine Zahlen das Brett; vor dieser Zelle schon
template-undecided = in der Zeit fand sich keine Füllung; nimm weniger Zellen oder weitere Bereiche
