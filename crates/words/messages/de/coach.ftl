# Was der Trainer sagt. Freundlich, kurz, nie beschämend; Techniken heißen wie in ihrer Liste.

coach-sure = { $runs ->
    [0] Noch lässt sich nichts sagen: Spiel ein klassisches Spiel zu Ende.
    [one] Bisher ein Spiel: ein erster Eindruck.
    [2] Bisher zwei Spiele: ein erster Eindruck.
    [3] Bisher drei Spiele: Nimm es als ersten Eindruck.
   *[other] Bisher { $runs } Spiele.
}
coach-firm = { $technique }: Das kannst du, { $alone ->
    [one] einmal
    [2] zweimal
   *[other] { $alone }-mal
} allein gefunden.
coach-missed = { $technique }: { $alone } von { $met } allein gefunden. Ein paar Übungen lohnen sich.
coach-slow = { $technique }: Du findest es, in etwa { $seconds } Sekunden. Ein paar Übungen, und es geht schnell.
coach-due = { $technique }: lange nicht begegnet. Zeit für ein Wiedersehen.
coach-twins = { $count } Ziffern, die du zuletzt eingetragen hast, standen schon in derselben Zeile, Spalte oder im selben Block. Ein Blick rundum erspart das.

coach-alone = Alles allein gefunden, vom ersten bis zum letzten Schritt. Stark!
coach-first = { $technique }: zum ersten Mal allein gefunden. Gut gesehen!
coach-hardest = { $technique }: das Schwerste, was du diesmal allein gefunden hast.
coach-told = { $technique }: Nach { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} hast du es dir zeigen lassen. Nächstes Mal siehst du es vielleicht selbst.
coach-twin = { $digit } in { $cell }: Dieselbe Ziffer stand schon in Sicht.
coach-note = { $cell }: Die richtige Ziffer war vorher aus den Notizen gestrichen.
coach-overlooked = { $digit } in { $cell }: { $technique } hätte sie ausgeschlossen.
coach-guess = { $digit } in { $cell }: Nichts Einfaches sprach dagegen. Raten geht mal so, mal so aus.
coach-pause = { $technique }: Es hat { $seconds } Sekunden gedauert, und du hast es gefunden.

coach-moment-found = { $technique }: nach { $seconds } s allein gefunden.
coach-moment-hint = { $technique }: Nach { $seconds } s hat es ein Tipp gezeigt.
coach-moment-reveal = { $technique }: Nach { $seconds } s wurde die Ziffer gezeigt.
coach-moment-told = Nach { $seconds } s hast du nach einem Tipp gefragt.
coach-moment-unexplained = { $digit } in { $cell }: richtig, nach { $seconds } s, auf einem Weg, dem der Trainer nicht folgen kann. Eine lange Kette oder geraten.

coach-plays-best = { $best } von { $count } Zügen waren die besten, die möglich waren.
coach-plays-all = Jeder Zug war der beste, der möglich war. Gut gespielt!
coach-plays-astray = Zug { $number } führte in die Irre, und es dauerte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}, bis er zurückgenommen war.
coach-plays-missed = Am häufigsten übersehen: { $kind }, { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
}.

kind-line = eine Linie, die voll werden konnte
kind-lines = mehrere Linien, die auf einmal voll werden konnten
kind-room = der Platz, der am meisten Raum lässt
kind-last-cell = die letzte leere Zelle einer Gruppe
kind-only-place = eine Zahl, die nur noch einen Platz hat
kind-only-number = eine Zelle, der nur noch eine Zahl bleibt
kind-only-left = eine Zelle, deren andere Zahlen vergeben sind
kind-piece = ein Teil, das nur an eine Stelle passt
kind-cell = eine Zelle, die nur ein Teil bedecken kann
kind-digit = eine Ziffer, die nur ein Teil bringen kann
kind-ahead = der Blick auf das nächste Teil
