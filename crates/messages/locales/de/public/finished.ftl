## Der Kopf der Seite eines beendeten Turniers.

winners = Das Podium
place = Platz
won-playoff = Sieg im Playoff mit { $players } Spielern.
first-after = Auf Platz 1 nach { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}.
in-numbers = In Zahlen
won-from-seats = Gewonnene Matches pro Sitz
all-statistics = Ganze Statistik
playoff = Playoff
whole-bracket = Turnierbaum und Seeds

## Wörter unter einer großen Zahl.

stat-players = { $count ->
    [one] Spieler
   *[other] Spieler
}
stat-swiss-rounds = { $count ->
    [one] Schweizer Runde
   *[other] Schweizer Runden
}
stat-playoff-rounds = { $count ->
    [one] Playoff-Runde
   *[other] Playoff-Runden
}
stat-matches = { $count ->
    [one] Match
   *[other] Matches
}
stat-drawn = unentschieden ({ $share })
stat-longest = am längsten: { $round }

## Eine Zeitdauer.

length-minutes = { $minutes } min
length-hours = { $hours } h
length-hours-minutes = { $hours } h { $minutes }
find-place = Den eigenen Platz finden
final-pod = Das Finale
path-of = Der Weg von { $name }
rank = Rang { $rank }
