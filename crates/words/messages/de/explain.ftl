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
   *[other] Die { $digit } in { $blockers } schließen jede andere freie Zelle von { $house } aus. Nur { $cell } kann die { $digit } nehmen.
}
explain-hidden-single-notes = Unter den Kandidaten von { $house } kommt die { $digit } nur in { $cell } vor.

explain-naked-single = { $cell } sieht jede Ziffer außer der { $digit }.
explain-naked-single-notes = { $cell } hat nur noch einen Kandidaten, die { $digit }.

explain-pointing = In { $house } kann die { $digit } nur in { $cells } stehen, und die liegen alle in { $line }. Wo auch immer: { $line } hat ihre { $digit } dort und nirgends sonst.
explain-claiming = In { $line } kann die { $digit } nur in { $cells } stehen, und die liegen alle in { $house }. Wo auch immer: { $house } hat seine { $digit } dort und nirgends sonst.

explain-naked-subset = { $cells-count ->
    [2] In { $house } können { $cells } nur { $digits } sein. Die eine nimmt die eine, die andere die andere Ziffer; für den Rest von { $house } bleibt keine übrig.
   *[other] In { $house } haben { $cells } zusammen nur { $digits }: so viele Zellen wie Ziffern. Sie verbrauchen alle; für den Rest von { $house } bleibt keine übrig.
}
explain-locked-subset = { $cells } haben zusammen nur { $digits }, und sie liegen in { $house } und zugleich in { $line }. In beiden sind diese Ziffern vergeben.
explain-hidden-subset = In { $house } passen { $digits } nur in { $cells }. Diese Zellen gehören ihnen; für andere Ziffern ist dort kein Platz.

explain-fish = In { $bases } steht die { $digit } nur in { $covers }. Jede Linie nimmt ihre { $digit } aus einer anderen, also sind { $covers } damit versorgt.

explain-turbot-fish = In { $first } steht die { $digit } in { $a } oder { $b }, in { $second } in { $c } oder { $d }. { $b } und { $c } sehen einander, also sind nicht beide die { $digit }. Dann ist es { $a } oder { $d }, und keine Zelle, die beide sieht, kann es sein.

explain-empty-rectangle = In { $square } liegt die { $digit } nur auf einer Zeile und einer Spalte; in { $house } steht sie in einer von { $cells }. { $chain } So oder so ist die Zelle, die beide Enden sieht, keine { $digit }.

explain-w-wing = { $cells } können beide nur { $digits } sein. Beide { $joint } sind sie nicht, denn { $house } braucht die { $joint } in { $bridge }, und jede davon sieht eine der beiden. Also ist eine von ihnen die { $digit }.
explain-xy-wing = { $pivot } ist { $digits }, eins von beiden. Bei der einen wird die eine von { $cells } zur { $digit }, bei der anderen die andere. Was { $pivot } auch ist: eine von { $cells } ist die { $digit }, und keine Zelle, die beide sieht, kann es sein.
explain-xyz-wing = { $pivot } ist eine von { $digits }. Ist sie nicht selbst die { $digit }, muss es eine von { $cells } sein. Eine Zelle, die alle drei sieht, kann keine { $digit } sein.
explain-remote-pair = { $cells } bilden eine Kette, in der sich { $digits } von Zelle zu Zelle abwechseln. Ihre Enden { $ends } sind verschieden, also haben sie zusammen beide Ziffern.
