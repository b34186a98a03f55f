# Was eine Lehrerin zu einem Schritt sagt.

## Die Stufen eines Hinweises: wo, was, das Muster, der Schritt.

where-house = Schau dir { $house } an.
where-digit = Verfolge die { $digit } über das ganze Brett.
where-around = Rund um { $house } ist etwas zu finden.
where-anywhere = Schau auf das ganze Brett.
hint-what = { $technique }: { $idea }
step-sentence = { $pattern } { $conclusion }

## Statt eines Hinweises.

trouble-wrong-digit = Bevor es weitergeht: die { $digit } in { $cell } stimmt nicht. Nimm sie zuerst zurück.
trouble-missing-note = Bevor es weitergeht: in { $cell } fehlt eine Notiz. Dort wurde eine Ziffer gestrichen, die noch gebraucht wird.
trouble-solved = Es bleibt nichts zu tun. Alles ist gelöst.
trouble-beyond = Bis hierher stimmt alles, aber keine Technik, die ich kenne, führt weiter. Probiere eine Zelle mit wenigen Kandidaten.

## Was folgt.

conclude-place = Also steht in { $cell } die { $digit }.
conclude-remove = Also kannst du streichen: { $removals }.
removal = { $digits } in { $cells }
enumerate-comma = { $init }, { $next }
enumerate-last = { $init } sowie { $last }
nothing = nichts

## Ketten, Glied für Glied erzählt.

chain = { $start }, { $follow }.
suppose-not = Ist { $cell } keine { $digit }
suppose-none = Ist keine von { $cells } eine { $digit }
suppose-is = Ist { $cell } die { $digit }
suppose-one = Ist eine von { $cells } die { $digit }
then-is = dann ist { $cell } die { $digit }
then-one = dann ist eine von { $cells } die { $digit }
then-not = also ist { $cell } keine { $digit }
then-none = also ist keine von { $cells } die { $digit }

houses-rows = { $places-count ->
    [one] Zeile { $places }
   *[other] Zeilen { $places }
}
houses-columns = { $places-count ->
    [one] Spalte { $places }
   *[other] Spalten { $places }
}
houses-boxes = { $places-count ->
    [one] Block { $places }
   *[other] Blöcke { $places }
}

## Die Muster.

explain-full-house = In { $house } ist nur noch { $cell } frei, und nur die { $digit } fehlt.

explain-hidden-single = { $blockers-count ->
    [one] Die { $digit } in { $blockers } schließt jede andere freie Zelle von { $house } aus. Nur { $cell } kann die { $digit } nehmen.
   *[other] Die { $digit } steht in { $blockers } und schließt jede andere freie Zelle von { $house } aus. Nur { $cell } kann die { $digit } nehmen.
}
explain-hidden-single-notes = Unter den Kandidaten von { $house } kommt die { $digit } nur in { $cell } vor.

explain-naked-single = { $cell } sieht jede Ziffer außer der { $digit }.
explain-naked-single-notes = { $cell } hat nur noch einen Kandidaten, die { $digit }.

explain-pointing = { $cells-count ->
    [2] In { $house } kann die { $digit } nur in { $places } stehen, und beide liegen in { $line }. Wo auch immer: { $line } hat die { $digit } dort und nirgends sonst.
   *[other] In { $house } kann die { $digit } nur in { $places } stehen, und alle liegen in { $line }. Wo auch immer: { $line } hat die { $digit } dort und nirgends sonst.
}
explain-claiming = { $cells-count ->
    [2] In { $line } kann die { $digit } nur in { $places } stehen, und beide liegen in { $house }. Wo auch immer: { $house } hat die { $digit } dort und nirgends sonst.
   *[other] In { $line } kann die { $digit } nur in { $places } stehen, und alle liegen in { $house }. Wo auch immer: { $house } hat die { $digit } dort und nirgends sonst.
}

explain-naked-subset = { $cells-count ->
    [2] In { $house } können { $cells } nur { $digits } sein. Die eine nimmt die eine, die andere die andere Ziffer; für den Rest von { $house } bleibt keine übrig.
   *[other] In { $house } haben { $cells } zusammen nur { $digits }: so viele Zellen wie Ziffern. Sie verbrauchen alle; für den Rest von { $house } bleibt keine übrig.
}
explain-locked-subset = { $cells } haben zusammen nur { $digits }, und sie liegen in { $house } und zugleich in { $line }. In beiden sind diese Ziffern vergeben.
explain-hidden-subset = In { $house } passen { $digits } nur in { $cells }. Diese Zellen gehören ihnen; für andere Ziffern ist dort kein Platz.

explain-fish = In { $bases } kann die { $digit } nur in { $covers } stehen. Jede Linie nimmt ihre { $digit } in einer anderen davon, und so ist die { $digit } von { $covers } verbraucht.

explain-turbot-fish = In { $first } steht die { $digit } in { $a } oder { $b }, in { $second } in { $c } oder { $d }. { $b } und { $c } sehen einander, also sind nicht beide die { $digit }. Dann ist es { $a } oder { $d }, und keine Zelle, die beide sieht, kann es sein.

explain-empty-rectangle = In { $square } liegt die { $digit } nur auf einer Zeile und einer Spalte; in { $house } steht sie in { $places }. { $chain } So oder so ist die Zelle, die beide Enden sieht, keine { $digit }.

explain-w-wing = { $cells } können beide nur { $digits } sein. Beide { $joint } sind sie nicht: { $house } hat die { $joint } in { $bridge }, und jede davon sieht eine der beiden. Mindestens eine von ihnen ist daher die { $digit }.
explain-xy-wing = { $pivot } hat nur { $x } und { $y }. Ist sie die { $x }, wird { $x_wing } zur { $digit }; ist sie die { $y }, wird es { $y_wing }. Eine der beiden ist in jedem Fall die { $digit }, und keine Zelle, die beide sieht, kann es sein.
explain-xyz-wing = { $pivot } ist eine von { $digits }. Ist sie nicht selbst die { $digit }, muss es eine von { $cells } sein. Eine Zelle, die alle drei sieht, kann keine { $digit } sein.
explain-remote-pair = { $cells } bilden eine Kette, in der sich { $digits } von Zelle zu Zelle abwechseln. Ihre Enden { $ends } sind verschieden, also haben sie zusammen beide Ziffern.

explain-finned-fish = { $fins-count ->
    [one] Ohne die Flosse in { $fins } stünde die { $digit } in { $bases } nur in { $covers }. Entweder ist die Flosse die { $digit }, oder der Rest bildet einen ganzen Fisch und { $covers } sind versorgt. Was die Flosse sieht, fällt in beiden Fällen weg.
   *[other] Ohne die Flossen in { $fins } stünde die { $digit } in { $bases } nur in { $covers }. Entweder ist eine der Flossen die { $digit }, oder der Rest bildet einen ganzen Fisch und { $covers } sind versorgt. Was alle Flossen sieht, fällt in beiden Fällen weg.
}

explain-unique-rectangle-1 = { $cells } haben nur { $digits }. Nähme auch { $roof } eine davon, könnten die beiden Ziffern im Rechteck tauschen, und das Rätsel hätte zwei Lösungen. Es hat eine, also ist { $roof } keine von beiden.
explain-unique-rectangle-2 = Mit nur { $digits } in { $cells } könnten die beiden Ziffern tauschen, und das Rätsel hätte zwei Lösungen. Also ist eine von { $roof } die { $extra }, und keine Zelle, die sie alle sieht, kann es sein.
explain-unique-rectangle-3 = Mit nur { $digits } in { $cells } hätte das Rätsel zwei Lösungen. Also haben { $roof }, wie eine einzige Zelle, eine von { $extras }. Zusammen mit { $subset } verbrauchen sie { $locked } in { $house }.
explain-unique-rectangle-4 = In { $house } muss die { $bound } in { $roof } stehen. Stünde die { $free } in der anderen der beiden, könnten { $digits } in { $cells } tauschen, und das Rätsel hätte zwei Lösungen.
explain-unique-rectangle-6 = In { $houses } steht die { $digit } nur im Rechteck { $cells }. Stünde sie in { $roof }, nähmen die beiden anderen Zellen die andere Ziffer, { $digits } könnten tauschen, und das Rätsel hätte zwei Lösungen.
explain-hidden-rectangle = In { $houses } steht die { $bound } nur im Rechteck { $cells }. Wäre { $corner } die { $free }, so wären ihre Nachbarinnen die { $bound }, die Ecke gegenüber die { $free }, und { $digits } könnten tauschen: zwei Lösungen.
explain-avoidable-rectangle-1 = Keine von { $cells } war vorgegeben. Mit der { $digit } in { $corner } könnten zwei Ziffern in diesem Rechteck tauschen, ohne eine Vorgabe zu berühren, und das Rätsel hätte zwei Lösungen.
explain-avoidable-rectangle-2 = Keine von { $cells } war vorgegeben. Schlössen { $roof } das Rechteck, könnten zwei Ziffern tauschen, und das Rätsel hätte zwei Lösungen. Also ist eine von { $roof } die { $extra }, und keine Zelle, die beide sieht, kann es sein.
explain-unique-loop-1 = { $cells } bilden einen Ring aus { $digits }, zwei in jedem Haus, durch das er läuft. Wäre auch { $roof } eine davon, könnten sie rundum tauschen, und das Rätsel hätte zwei Lösungen. Also ist { $roof } keine von beiden.
explain-unique-loop-2 = { $cells } bilden einen Ring aus { $digits }, zwei in jedem Haus, durch das er läuft. Damit sie nicht rundum tauschen, ist eine von { $roof } die { $extra }, und keine Zelle, die sie alle sieht, kann es sein.
explain-bug-plus-one = Jede freie Zelle außer { $cell } hat zwei Kandidaten, und ohne die { $digit } dort hätte jede Ziffer zwei Plätze in jedem ihrer Häuser. Eine solche Stellung hat keine eindeutige Lösung, also muss die { $digit } stimmen.
explain-bug-plus-more = Ohne die { $digit } in { $cells } hätte jede freie Zelle zwei Kandidaten und jede Ziffer zwei Plätze in jedem ihrer Häuser. Eine solche Stellung hat keine eindeutige Lösung, also ist eine von { $cells } die { $digit }, und keine Zelle, die sie alle sieht, kann es sein.

explain-simple-colouring = Verfolge die { $digit } durch Häuser mit zwei Plätzen für sie. Entweder sind { $first } alle die { $digit } oder { $second }. Eine Zelle, die von beiden etwas sieht, kann keine { $digit } sein.
explain-simple-colouring-false = Verfolge die { $digit } durch Häuser mit zwei Plätzen für sie. Entweder sind { $kept } alle die { $digit } oder { $crowded }. Das zweite brächte aber zwei nach { $house }, also stimmt das erste.
explain-multi-colouring = Verfolge die { $digit } durch Häuser mit zwei Plätzen für sie. In einem Netz steht sie entweder in { $a } oder aber in { $b }, in einem anderen entweder in { $c } oder aber in { $d }. Eine Zelle aus { $b } sieht eine aus { $d }, also stimmt nicht beides: es sind alle von { $a } oder alle von { $c }. Eine Zelle, die von beiden etwas sieht, kann keine { $digit } sein.
explain-multi-colouring-false = Verfolge die { $digit } durch Häuser mit zwei Plätzen für sie. In einem Netz steht sie entweder in { $a } oder aber in { $b }, in einem anderen entweder in { $c } oder aber in { $d }. Doch { $b } sehen Zellen aus { $c } und aus { $d }, und eines davon stimmt.
then-first-not = dann ist { $cell } keine { $digit }
then-first-none = dann ist keine von { $cells } die { $digit }

explain-chain = { $chain } Also stimmt mindestens eines: { $first }, oder { $last }. Was beide ausschließen würden, fällt weg.
explain-chain-back = { $chain } Die Annahme führt zu ihrem Gegenteil: { $start }.
explain-ring = { $chain } Und damit sind wir wieder am Anfang: ein Ring. Er gilt in der einen oder der anderen Richtung, also hat jedes Glied ein wahres Ende, und was beide Enden eines Glieds sieht, fällt weg.

explain-forcing-cell = { $cell } ist eine von { $digits }. { $told } Alle führen zum Gleichen.
explain-forcing-house = In { $house } steht die { $digit } in einer von { $cells }. { $told } Alle führen zum Gleichen.
explain-contradiction = { $told } Aber dann { $clash }.
clash-house = hat { $house } keinen Platz mehr für die { $digit }
clash-cell = bleibt für { $cell } keine Ziffer
clash-both = wäre { $cells } die { $digit } und zugleich nicht die { $digit }
net = Angenommen, { $start }. Daraus folgt: { $follow }.
net-alone = Angenommen, { $start }.
claim = { $cell } ist die { $digit }
claim-group = eine von { $cells } ist die { $digit }
sentences = { $init } { $next }

explain-wxyz-wing = { $cells } haben zusammen nur { $digits }, und jede davon außer der { $digit } kann dort nur einmal stehen. Vier Zellen brauchen vier Ziffern, also ist eine der Zellen die { $digit }, und keine Zelle, die alle ihre Plätze sieht, kann es sein.
explain-sue-de-coq = { $core }, wo sich { $line } und { $square } kreuzen, sind mit { $in_line } in { $line } und { $in_box } in { $square } genau so viele Zellen, wie sie Ziffern haben: { $digits }. Jede der Ziffern steht dort einmal, in ihrer Linie oder ihrem Block.
cells-with-digits = { $cells } ({ $digits })
explain-als-xz = { $first } und { $second } haben je einen Kandidaten mehr als Zellen. Nur eine der beiden Gruppen kann die { $common } haben; der anderen bleiben so viele Ziffern wie Zellen, und sie muss die { $digit } nehmen. Also steht die { $digit } in einer von ihnen und fällt weg, wo alle ihre Plätze dort gesehen werden.
explain-als-xz-double = { $first } und { $second } haben je einen Kandidaten mehr als Zellen. Keine von { $commons } kann in beiden stehen, also nimmt jede Gruppe eine davon und alle ihre übrigen Ziffern. Beide sind geschlossen.
explain-als-xy-wing = { $pivot }, { $first } und { $second } haben je einen Kandidaten mehr als Zellen. Die erste Gruppe teilt { $commons } mit den anderen, mit jeder eine, und kann ihnen nur eine davon lassen. Also verliert eine der anderen ihre Ziffer und muss die { $digit } nehmen, und keine Zelle, die alle Plätze dort sieht, kann die { $digit } sein.

explain-trial = Nimm an, { $cell } ist die { $digit }, und verfolge es bis zum Ende: es kommt keine Lösung heraus.

## Der Kopf eines ganzen Weges.

path-rating = { $grade }: { $rating } auf der Skala von Sudoku Explainer.
path-ladder = Nach Art von HoDoKu: { $level }, { $score } Punkte.
