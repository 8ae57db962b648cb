## Partien, die Judges Zug für Zug begleiten.

so-already = Das ist schon so: Es ist nichts passiert.
is-draft = { $round } ist ein Entwurf. Veröffentliche die Runde, bevor Partien begleitet werden.
no-round = Gerade läuft keine Runde. Partien werden in einer veröffentlichten Runde begleitet.
none-followed = An Tisch { $table } wird keine Partie mehr begleitet.
changed-not-done = Jemand hat inzwischen an Tisch { $table } etwas getan. Deine Aktion wurde nicht ausgeführt.
changed = Jemand hat inzwischen an Tisch { $table } etwas getan.
only-in-game-wins = Gewinnen kann nur, wer in der Partie ist.
ruling-took-out = Das Ausscheiden aus der Partie kommt von einem Ruling. Zieh das Ruling zurück: Die Partie folgt ihm.
no-step = Es gibt keinen Schritt, der rückgängig gemacht werden kann.
draw-stays = Ein Münz- oder Würfelwurf lässt sich nicht rückgängig machen.
ruling-would-not-fit = Ein Ruling aus einem späteren Schritt würde nicht mehr zur Partie passen. Zieh zuerst das Ruling zurück.
clear-result-first = Tisch { $table } hat ein Ergebnis. Lösche es zuerst auf der Ergebnisseite des Tisches.
give-up-first = Partie { $game } wird jetzt begleitet. Beende ihre Begleitung, bevor die vorige wieder geöffnet wird.
none-confirmed = An diesem Tisch wurde keine Partie bestätigt.
cancelled-not-opened = Das Turnier wurde abgesagt: Nichts davon wird mehr geöffnet.
paired-again = Tisch { $table } wurde neu gepaart, seit seine Partie begleitet wurde. Trag das Ergebnis auf der Ergebnisseite des Tisches ein.
not-over = Partie { $game } an Tisch { $table } ist nicht vorbei.
decided-with-game = Das Match an Tisch { $table } ist mit Partie { $game } entschieden: Es folgt keine weitere.
time-called-in-game = In Partie { $game } an Tisch { $table } wurde das Zeitende ausgerufen: Es folgt keine weitere.

## Der Beginn einer Partie.

followed-already = Partie { $game } an Tisch { $table } wird schon begleitet.
has-result = Tisch { $table } hat ein Ergebnis. Lösche es auf der Ergebnisseite des Tisches, bevor du eine weitere Partie begleitest.
match-decided = Das Match an Tisch { $table } ist entschieden. Mach die Bestätigung rückgängig oder trag das Ergebnis ein.
too-few = An Tisch { $table } sind nur noch { $count } im Match, und eine Multiplayer-Partie beginnt mit drei Spielern. Trag das Ergebnis auf der Ergebnisseite des Tisches ein.
cannot-be-followed = Tisch { $table } kann nicht begleitet werden: { $problem }

## Zeit und Rundenende an einem Tisch.

ends-as-all = Tisch { $table } beendet seine Runde wie das ganze Turnier. Der Head Judge kann es auf der Seite des Tisches mit einem Grund anders entscheiden.
has-time-left = Tisch { $table } hat noch { $minutes } min, und das Zeitende wurde nicht ausgerufen. Soll die Runde dort trotzdem jetzt enden, ruf es noch einmal aus und gib einen Grund an.
end-reason = Grund: Schreib, warum dieser Tisch seine Runde anders beendet. Alle können es lesen.
has-result-already = Tisch { $table } hat schon ein Ergebnis.
undo-call-first = An Tisch { $table } wurde das Zeitende ausgerufen. Mach das rückgängig, bevor du sein Ende änderst.
ends-so-already = Tisch { $table } beendet seine Runde schon so.
turn-to-player = Der Zug geht an jemanden, der noch in der Partie ist, wo immer nur ein Zug läuft.
turn-does-not-come = Dieser Zug kommt nicht mehr.

## Tippen im Saal.

turn-ends-with-stack = Der Zug würde enden, obwohl auf dem Stapel noch etwas liegt: { $objects }. Beende ihn am Partie-Pult, das vorher nachfragt.
nobody-in-seat = Auf Sitz { $seat } an Tisch { $table } spielt niemand diese Partie.
ended-otherwise = Die Partie an Tisch { $table } ist anders zu Ende gegangen. Mach ihren letzten Zug rückgängig oder trag das Ergebnis auf der Ergebnisseite ein.
followed-meanwhile = Jemand begleitet inzwischen die Partie an Tisch { $table }. Deine Aktion wurde nicht ausgeführt.
reported-before = Für Tisch { $table } ist schon ein Ergebnis gemeldet: { $stored }. Deines ist nicht gespeichert: Wenn das gemeldete nicht stimmt, überschreibe es auf der Ergebnisseite.
draw-asks-still-in = Tisch { $table }: Nur wer noch in der Partie ist, bekommt ein Unentschieden. Markiere erst, wer ausgeschieden ist, oder trag das Unentschieden bei den Ergebnissen ein.
places-ask-order = Tisch { $table }: Hier zählen Plätze. Tippe alle in der Reihenfolge an, in der sie ausscheiden, oder trag die Plätze bei den Ergebnissen ein.
