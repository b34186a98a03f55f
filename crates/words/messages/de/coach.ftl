# Was der Trainer sagt. Freundlich, kurz, nie beschämend; Techniken heißen wie in ihrer Liste.

coach-sure = { $runs ->
    [0] Noch kein Spiel, nach dem sich urteilen ließe: Spiel ein klassisches zu Ende.
    [one] Bisher ein Spiel: ein erster Eindruck.
    [2] Bisher zwei Spiele: ein erster Eindruck.
    [3] Bisher drei Spiele: nimm es als ersten Eindruck.
   *[other] Bisher { $runs } Spiele.
}
coach-firm = { $technique }: das kannst du, { $alone ->
    [one] einmal
    [2] zweimal
   *[other] { $alone }-mal
} allein gefunden.
coach-missed = { $technique }: { $alone } von { $met } allein gefunden. Ein paar Übungen lohnen sich.
coach-slow = { $technique }: du findest es, in etwa { $seconds } Sekunden. Ein paar Übungen, und es geht schnell.
coach-due = { $technique }: lange nicht begegnet. Zeit für ein Wiedersehen.
coach-twins = { $count } Ziffern standen zuletzt neben ihresgleichen. Ein Blick in Zeile, Spalte und Block erspart das.

coach-alone = Alles allein gefunden, vom ersten bis zum letzten Schritt. Stark!
coach-first = { $technique }: zum ersten Mal allein gefunden. Gut gesehen!
coach-hardest = { $technique }: das Schwerste, was du diesmal allein gefunden hast.
coach-told = { $technique }: nach { $seconds } Sekunden hast du es dir zeigen lassen. Nächstes Mal siehst du es vielleicht selbst.
coach-twin = { $digit } in { $cell }: dieselbe Ziffer stand schon in Sicht.
coach-note = { $cell }: die richtige Ziffer war vorher aus den Notizen gestrichen.
coach-overlooked = { $digit } in { $cell }: { $technique } hätte Nein gesagt.
coach-guess = { $digit } in { $cell }: nichts Einfaches sprach dagegen. Raten geht mal so, mal so aus.
coach-pause = { $technique }: { $seconds } Sekunden hat es gebraucht, und du hast es gefunden.

coach-moment-found = { $technique }: nach { $seconds } s allein gefunden.
coach-moment-hint = { $technique }: nach { $seconds } s zeigte es ein Tipp.
coach-moment-reveal = { $technique }: die Ziffer wurde nach { $seconds } s gezeigt.
coach-moment-told = Nach { $seconds } s wurde nach einem Tipp gefragt.
coach-moment-unexplained = { $digit } in { $cell }: richtig, nach { $seconds } s, auf einem Weg, dem der Trainer nicht folgt. Eine lange Kette, oder geraten.

coach-plays-best = { $best } von { $count } Zügen waren die besten, die es gab.
coach-plays-all = Jeder Zug war der beste, den es gab. Gut gespielt!
coach-plays-astray = Zug { $number } führte in die Irre, und es dauerte { $seconds } Sekunden, bis er zurückgenommen war.
coach-plays-missed = Am häufigsten übersehen: { $kind }, { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
}.

kind-line = eine Linie, die voll werden konnte
kind-lines = mehrere Linien, die auf einmal voll werden konnten
kind-room = der Platz, der am meisten Raum lässt
kind-last-cell = das letzte leere Feld einer Gruppe
kind-only-place = eine Zahl, die nur noch einen Platz hat
kind-only-number = ein Feld, dem nur noch eine Zahl bleibt
kind-only-left = ein Feld, dessen andere Zahlen vergeben sind
kind-piece = ein Teil, das nur an einen Platz passt
kind-cell = ein Feld, das nur ein Teil bedecken kann
kind-digit = eine Ziffer, die nur ein Teil bringen kann
kind-ahead = ein Teil vorausdenken
