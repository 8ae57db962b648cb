your-record = Je resultaten
after-round = Stand na ronde { $round }
place-of = { $place } van { $count }
all-standings = Hele stand

## Woorden bij een groot getal

final-place = eindplaats
points = punten
rank-after-swiss = plaats na de Zwitserse rondes
place = plaats
record = winst–verlies–gelijk

## Om te delen

share-champion = { $player }: kampioen van { $count } spelers op { $tournament }, { $record }
share-place = { $player }: { $place } van { $count } op { $tournament }, { $record }
