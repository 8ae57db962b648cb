entered-in = ingestapt in ronde { $round }
commander = Commander
this-is-me = Dit ben ik
this-is-not-me = Dit ben ik niet
no-round = Nog geen ronde
no-round-text = Tafels, stoelen en tegenstanders staan hier zodra een ronde is gepubliceerd.
rounds = Rondes
rounds-latest-first = Rondes, de laatste eerst
seats-had = Stoelen in de Zwitserse rondes: { $seats }.
seat-times = { $seat } { $times } ×
seats-balanced = Stoelen worden zo gelijk mogelijk verdeeld; dat wijkt af van het addendum.
points-over-rounds = Puntenverloop per ronde
points-after-each = Punten na elke ronde
round-short = R{ $number }
decklist = Decklist
where-from = Waar de getallen vandaan komen

## Woorden onder een groot getal

stat-final-place = Eindplaats
stat-rank = Plaats
stat-rank-after-swiss = Plaats na de Zwitserse rondes
stat-points = Punten
stat-record = Winst–verlies–gelijk
stat-seed = Seed in de play-offs

## Hoe een ronde ging

result-void = Vervallen
result-seated = Ingedeeld
result-playing = Bezig
result-none = Geen uitslag
