### Zeit-Modus.

## Über den Karten.

ask-extra-turns = Tippe auf den Namen der Person am Zug: Danach folgt noch je ein Zug für alle, die dabei sind (2.5AA).
ask-finish-turn = Tippe auf den Namen der Person am Zug: Der Zug wird beendet, und es folgt keiner (2.5AB).
inside-table = Tisch { $table }
problem-at = Tisch { $table }: { $problem }
no-button = Das Formular sagt nicht, was gedrückt wurde. Tippe auf einen Button eines Tisches.
reported-before = Für den Tisch ist schon ein Ergebnis gemeldet: { $result }. Es wurde nichts gespeichert: Überschreibe es auf der Ergebnisseite, wenn es nicht stimmt.

## Was eine Karte sagt.

judge-is-called = Judge gerufen
another-end = anderes Ende hier
done = fertig
turns-follow = { $count ->
    [one] { $count } Zug folgt
   *[other] { $count } Züge folgen
}
the-last-turn = der letzte Zug
look-at-reports = Sieh dir an, was dort gemeldet wurde.
game-is-confirmed = Eine Partie dieses Matchs ist bestätigt.
has-won = { $player } hat gewonnen
is-drawn = Die Partie ist unentschieden
overtime-is-over = Die Nachspielzeit ist um: Die Partie ist unentschieden
overtime-life = Die Nachspielzeit ist um: Es gewinnt, wer die meisten Lebenspunkte hat
no-turn-is-left = Es kommt kein Zug mehr: Es gewinnt, wer die meisten Lebenspunkte hat
most-life = Meiste Lebenspunkte: { $player }
in-end-step = Jemand macht noch etwas im Endsegment: Der nächste Zug ist der letzte
turns-of = { $played } von { $all }
last-turn = Letzter Zug
turns-left = { $count ->
    [one] noch { $count } Zug
   *[other] noch { $count } Züge
}
then = dann { $player }
waits-for = wartet auf Marker { $marker }
no-more-turn = hat keinen Zug mehr
finishes-turn = beendet den Zug
several-turns = Hier laufen mehrere Züge zugleich, und niemand begleitet sie.
time-is-up = Zeit abgelaufen

## Fragen und Buttons.

seats = Sitze
whose-turn = Wer ist am Zug?
who-has-won = Wer hat gewonnen?
turn-of-gone = Zug<span>: von { $player }, nicht mehr in der Partie</span>
seat-turn = <bdi>{ $player }</bdi><span> ist am Zug</span>
seat-won = <bdi>{ $player }</bdi><span> hat gewonnen</span>
seat-goes-out = <bdi>{ $player }</bdi><span> scheidet aus</span>
out = raus
lost = Verloren
conceded = Aufgegeben
not-counted = Langsames Spielen: <bdi>{ $player }</bdi> wird nicht gezählt
undo-at = Rückgängig<span> an Tisch { $table }</span>
undo-result = Rückgängig<span>: das Ergebnis von Tisch { $table }</span>
draw-at = Unentschieden<span> an Tisch { $table }</span>
time-is-called = Zeitende ausgerufen<span> an Tisch { $table }</span>
next-turn = +1 Zug<span> an Tisch { $table }</span>
ends-drawn = Ende: unentschieden<span> an Tisch { $table }</span>
extra-turn = Zusätzlicher Zug<span> für { $player } an Tisch { $table }</span>
turn-ends = Zug<span> von { $player }</span> endet
confirm = Bestätigen<span>: das Ergebnis von Tisch { $table }</span>
count-at = <bdi>{ $result }</bdi><span> an Tisch { $table }</span>
call-early = Vor der Zeit ausrufen
has-finished = Schon zu Ende
follow-it = Begleiten
result = Ergebnis
