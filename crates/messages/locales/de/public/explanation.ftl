## Eine Zeile der Rangliste erklärt.

title = { $player } nach Runde { $round }
rank-after = Rang { $rank } nach Runde { $round }
not-in-standings = { $player } steht nicht in der Rangliste nach Runde { $round }.

## Die Zahlen.

numbers = Die Zahlen, in der Reihenfolge, in der sie entscheiden
exact-fractions =
    Sie werden als exakte Brüche verglichen; hier sind sie gerundet. Wer in allen gleich ist, teilt sich einen Rang.
rounded-percentages =
    Quoten werden gerundet verglichen, so wie sie hier stehen; Mittelwerte als exakte Brüche. Wer in allen gleich ist, teilt sich einen Rang.
no-round = Noch keine Runde mit Ergebnis.
from-one-round = Aus einer Runde.
over-the-rounds = Aus den einzelnen Runden: { $sum }.
start = Zu Beginn
staked = { $result }: { $stake } eingesetzt, { $taken } bekommen
no-match-played = Kein Match gespielt, also 0.
match-win = { $matches ->
    [one] { $own } von { $most } möglichen Punkten aus { $matches } Match.
   *[other] { $own } von { $most } möglichen Punkten aus { $matches } Matches.
}
match-win-with-byes = { $matches ->
    [one] { $all } − { $byes } aus Freilosen = { $own } von { $most } möglichen Punkten aus { $matches } Match.
   *[other] { $all } − { $byes } aus Freilosen = { $own } von { $most } möglichen Punkten aus { $matches } Matches.
}
win-with-byes = { $matches ->
    [one] { $own } von { $most } möglichen Punkten aus { $matches } Match; davon Freilose als Siege: { $byes }.
   *[other] { $own } von { $most } möglichen Punkten aus { $matches } Matches; davon Freilose als Siege: { $byes }.
}
rounded = { $decimals ->
    [0] Vor dem Vergleich auf ganze Prozent gerundet.
    [one] Vor dem Vergleich auf { $decimals } Nachkommastelle gerundet.
   *[other] Vor dem Vergleich auf { $decimals } Nachkommastellen gerundet.
}
with-imaginary-of-byes = { $byes ->
    [one] Mit { $byes } Freilos zählen im Mittel gedachte Gegner: { $count }, je { $percentage }.
   *[other] Mit { $byes } Freilosen zählen im Mittel gedachte Gegner: { $count }, je { $percentage }.
}
with-imaginary-of-smaller-pods = { $matches ->
    [one] Mit { $matches } Match in einem kleineren Pod zählen im Mittel gedachte Gegner: { $count }, je { $percentage }.
   *[other] Mit { $matches } Matches in kleineren Pods zählen im Mittel gedachte Gegner: { $count }, je { $percentage }.
}
head-to-head = Matchpunkte an Tischen mit denen, die bis hierher gleich sind.
no-head-to-head = Er entscheidet nur unter Gleichen, die alle gegeneinander gespielt haben.
average-seat = { $matches ->
    [one] Sitznummer aus { $matches } Match: { $sum } ÷ { $matches }. Der spätere Sitz ist der schwerere, ein höherer Schnitt ist also besser.
   *[other] Sitznummern aus { $matches } Matches: { $sum } ÷ { $matches }. Der spätere Sitz ist der schwerere, ein höherer Schnitt ist also besser.
}
games-won = An Tischen gewonnene Partien; Freilose zählen nicht.
no-opponent = Noch keine Gegner, also 0.
opponents-points = { $count ->
    [one] { $count } Gegner, insgesamt { $sum } Matchpunkte: { $sum } ÷ { $count }.
   *[other] { $count } Gegner, insgesamt { $sum } Matchpunkte: { $sum } ÷ { $count }.
}
opponents-match-win = { $count ->
    [one] Die Match-Siegquote von { $count } Gegner; niemand zählt mit weniger als { $floor }.
   *[other] Das Mittel der Match-Siegquoten von { $count } Gegnern; niemand zählt mit weniger als { $floor }.
}
opponents-match-win-raised = { $count ->
    [one] Die Match-Siegquote von { $count } Gegner; niemand zählt mit weniger als { $floor }. Davon so angehoben: { $raised }.
   *[other] Das Mittel der Match-Siegquoten von { $count } Gegnern; niemand zählt mit weniger als { $floor }. Davon so angehoben: { $raised }.
}
game-points = { $points } für jede gewonnene Partie, 1 für jede begonnene Partie, die unentschieden endete; nur zur Information.

## Die Runden.

points-by-round = Punkte pro Runde
together = Summe

## Die Gegner.

how-opponents-count =
    Jeder Gegner zählt einmal, egal wie oft man sich getroffen hat. Die Punkte schließen Freilose ein; MW% lässt sie weg und zählt mindestens { $floor }.
how-opponents-count-with-byes =
    Jeder Gegner zählt einmal, egal wie oft man sich getroffen hat. Die Punkte schließen Freilose ein; W% wertet jedes Freilos als gewonnenes Match und zählt mindestens { $floor }.
imaginary = { $count ->
    [one] { $count } gedachter Gegner
   *[other] { $count } gedachte Gegner
}
column-opponent = Gegner
column-met = In Runde
column-counts-as = Zählt als
label-counts-as = zählt als
mean = Mittel

## Links darunter.

all-rounds-of = Alle Runden: { $player }
