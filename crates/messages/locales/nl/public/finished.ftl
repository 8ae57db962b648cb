winners = De winnaars
place = Plaats
won-playoff = Winst in de play-offs met { $players } spelers.
first-after = Eerste na { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}.
in-numbers = In cijfers
won-from-seats = Gewonnen matches per stoel
all-statistics = Alle statistieken
playoff = Play-offs
whole-bracket = Play-offschema en seeds

## Woorden onder een groot getal

stat-players = { $count ->
    [one] speler
   *[other] spelers
}
stat-swiss-rounds = { $count ->
    [one] Zwitserse ronde
   *[other] Zwitserse rondes
}
stat-playoff-rounds = { $count ->
    [one] play-offronde
   *[other] play-offrondes
}
stat-matches = { $count ->
    [one] match
   *[other] matches
}
stat-drawn = gelijk ({ $share })
stat-longest = langste: { $round }

## Tijdsduur

length-minutes = { $minutes } min
length-hours = { $hours } u
length-hours-minutes = { $hours } u { $minutes }
find-place = Je plaats zoeken
final-pod = De finale
path-of = De weg van { $name }
rank = plaats { $rank }
