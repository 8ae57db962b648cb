## Worum es bei einer Abweichung geht.

pod-size = Podgröße
uneven-pods = Spieler, die keinen Pod füllen
smaller-pods = Kleinere Pods
games-to-win = Gewonnene Partien für den Matchsieg
points-win = Matchpunkte für einen Sieg
points-draw = Matchpunkte für ein Unentschieden
points-loss = Matchpunkte für eine Niederlage
points-bye = Matchpunkte für ein Freilos
tiebreakers = Tiebreaker
bye-opponents = Gedachte Gegner für ein Freilos
smaller-pod-opponents = Gedachte Gegner für einen kleineren Pod
byes-in-percentages = Freilose in den Quoten der Gegner
percentage-decimals = Rundung der Quoten
percentage-floor = Kleinste Quote eines Gegners
round-time = Rundenzeit
end-of-round = Ende einer Schweizer Runde
playoff-time = Playoff-Zeit
swiss-seats = Sitze in den Schweizer Runden
first-pods = Pods der Runde 1
penalties = Strafen
swiss-rounds = Schweizer Runden
playoff-cut = Cut zum Playoff
met-twice = Gegner zweimal getroffen (Tiebreaker)
byes = Freilose
rounds-at-1024 = Empfohlene Runden bei 1024 Spielern
passed-player = Wer am Zug war, hatte beim Zeitende schon abgegeben
grand-melee-turn = Wann ein Zug in Grand Melee beginnen darf

## Was das Addendum sagt und was hier gilt.

players-at-table = { $count } Spieler
have-byes = haben Freilose
in-smaller-pods = spielen in kleineren Pods
among-lowest = bei den niedrigsten Punktzahlen
among-highest = bei den höchsten Punktzahlen
tiebreakers-in-order = { $first }, dann { $then }
no-opponents = keine
imaginary-opponents = { $count ->
    [one] { $count } mit { $percentage }
   *[other] { $count } mit je { $percentage }
}
byes-left-out = zählen nicht
byes-as-wins = zählen als gewonnene Matches
compared-exactly = exakt verglichen
rounded-to = { $decimals ->
    [0] auf ganze Prozent gerundet
    [one] auf { $decimals } Nachkommastelle gerundet
   *[other] auf { $decimals } Nachkommastellen gerundet
}
no-floor = keine
no-limit = kein Limit
limit-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
at-random = zufällig
seats-balanced = über die Runden ausgeglichen
pods-of-draft = die des Drafts
recommended-for = { $number } bei { $players } Spielern
counts-unsaid = sagt nicht, wie oft so ein Gegner zählt
counts-once = zählt einmal
byes-to-lowest = gehen an die Letzten der Rangliste
byes-here = kein zweites Freilos, bevor alle eines hatten; in Runde 1 per Los
rounds-by-formula = 6 nach der Formel, 7 nach der Anmerkung daneben
rounds-here = 6, und 7 ab 1025 Spielern
pass-settled = nur für „Zug beenden“ geregelt
pass-here = der laufende Zug ist der nächste, auch vor Zusatzzügen
melee-unsaid = sagt nicht, wie leere Sitze zählen und wer schon am Zug ist
melee-here = ein leerer Sitz zählt, solange ein Marker darauf liegt; niemand hat zwei Züge zugleich
