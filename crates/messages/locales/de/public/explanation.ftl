## Eine Zeile der Rangliste erklärt.

title = { $player } nach Runde { $round }
rank-after = Rang { $rank } nach Runde { $round }
not-in-standings = { $player } steht nicht in der Rangliste nach Runde { $round }.

## Die Zahlen.

numbers = Die Zahlen, in der Reihenfolge, in der sie entscheiden
exact-fractions =
    Sie werden als exakte Brüche verglichen; hier sind sie gerundet. Wer in allen gleich ist, teilt sich einen Rang.
no-round = Noch keine Runde mit Ergebnis.
from-one-round = Aus einer Runde.
over-the-rounds = { $sum } über die Runden.
no-match-played = Kein Match gespielt, also 0.
match-win = { $matches ->
    [one] { $own } von { $most } Punkten, die { $matches } Match bringen konnte.
   *[other] { $own } von { $most } Punkten, die { $matches } Matches bringen konnten.
}
match-win-with-byes = { $matches ->
    [one] { $all } − { $byes } aus Freilosen = { $own } von { $most } Punkten, die { $matches } Match bringen konnte.
   *[other] { $all } − { $byes } aus Freilosen = { $own } von { $most } Punkten, die { $matches } Matches bringen konnten.
}
no-opponent = Noch keine Gegner, also 0.
opponents-points = { $count ->
    [one] { $count } Gegner, insgesamt { $sum } Matchpunkte: { $sum } ÷ { $count }.
   *[other] { $count } Gegner, insgesamt { $sum } Matchpunkte: { $sum } ÷ { $count }.
}
opponents-match-win = { $count ->
    [one] Das Mittel der Match-Siegquoten, { $count } Gegner; niemand zählt mit weniger als { $floor }.
   *[other] Das Mittel der Match-Siegquoten von { $count } Gegnern; niemand zählt mit weniger als { $floor }.
}
opponents-match-win-raised = { $count ->
    [one]
        Das Mittel der Match-Siegquoten, { $count } Gegner; niemand zählt mit weniger als { $floor }. So angehoben: { $raised }.
   *[other]
        Das Mittel der Match-Siegquoten von { $count } Gegnern; niemand zählt mit weniger als { $floor }. So angehoben: { $raised }.
}
game-points = { $points } für jede gewonnene Partie, 1 für jede begonnene Partie, die unentschieden endete; nur zur Information.

## Die Runden.

points-by-round = Punkte je Runde
together = Zusammen

## Die Gegner.

how-opponents-count =
    Alle Gegner zählen einmal, egal wie oft man sich traf. Punkte enthalten Freilose; MW% lässt Freilose weg und zählt mindestens { $floor }.
column-opponent = Gegner
column-met = In Runde
column-counts-as = Zählt als
label-counts-as = zählt als
mean = Mittel

## Links darunter.

all-rounds-of = Alle Runden: { $player }
