# Was über gewertete Partien, Ranglisten und ihre Siegel gesagt wird.

judge-too-long = ein gewertetes Protokoll hat höchstens { $limit } Bytes
judge-too-many-moves = ein gewertetes Protokoll hat höchstens { $limit } Züge
judge-too-many-questions = eine gewertete Partie fragt höchstens { $limit } Mal nach Tipps und Prüfungen
judge-too-costly = das Nachspielen würde zu lange dauern; nach { $moves } Zügen wurde es abgebrochen
judge-spelled = das Protokoll ist lesbar, aber nicht so geschrieben, wie Ninefold schreibt; bitte den Text senden, wie er gespeichert wurde
judge-not-over = die Partie ist noch nicht zu Ende; bitte erst beenden
judge-given-up = eine aufgegebene Partie kommt auf keine Rangliste
judge-unranked = zu dieser Vorgabe gibt es keine Rangliste
judge-score = so viele Punkte fasst keine Rangliste

seal-unreadable = Zeile { $line } des Siegels: `{ $expected }` erwartet
audit-root = die Zeilen ergeben nicht die unterschriebene Wurzel: eine wurde geändert, eingefügt oder entfernt
audit-signature = die Unterschrift passt nicht: Kopf oder Wurzel wurden geändert, oder ein anderer Schlüssel hat unterschrieben
audit-rank = der Rang müsste { $expected } sein
audit-order = steht hinter einer schlechteren Partie
audit-twice = die Partie hat zwei Zeilen
audit-other-log = das Protokoll ist nicht das versiegelte: mindestens ein Byte ist anders
audit-refused = das Protokoll beweist nichts: { $cause }
audit-deal = so kann nicht ausgeteilt worden sein: { $cause }
audit-other-deal = das Geheimnis des Tages, angekündigt als { $promised }, ergibt eine andere Aufgabe
audit-other-score = nachgespielt ergibt es { $score } Punkte in { $ms } ms
audit-other-board = die Partie gehört auf eine andere Rangliste
audit-other-run = das Protokoll gehört zu einer anderen Partie
audit-other-key = ein anderer Schlüssel hat unterschrieben als der genannte
audit-board = die Rangliste: { $wrong }
audit-line = Zeile { $line }, Partie { $run }: { $wrong }
audit-sum = { $lines } Zeilen, { $played } Protokolle nachgespielt, { $missing } nicht vorhanden, { $wrong } falsch
audit-key = unterschrieben von { $key }

world-no-server = noch ist kein Server bekannt; erst beitreten: ninefold world join http://HOST:PORT
world-joined-already = bei { $server } bist du schon
world-welcome = Willkommen, { $name }.
world-recovery = Schreib diesen Code auf; mit ihm kommst du zurück, wenn alle Geräte verloren sind: { $code }
world-waiting = { $count } Partien warten darauf, gesendet zu werden
world-refused = Partie { $run } wurde abgelehnt: { $why }
world-rank = Rang { $rank } auf Rangliste { $board } ({ $period })
world-unreadable = der Server hat etwas geantwortet, das dieses Ninefold nicht lesen kann; eins von beiden ist neuer
