your-record = Il tuo bilancio
after-round = Situazione dopo il round { $round }
place-of = { $place } su { $count }
all-standings = Classifica completa

### Parole con un numero grande.

final-place = posto finale
points = punti
rank-after-swiss = posto dopo la svizzera
place = posto
record = vinti–persi–patte

### Da inviare agli amici.

share-champion = { $player }: primo posto su { $count }, { $tournament }, { $record }
share-place = { $player }: { $place } posto su { $count }, { $tournament }, { $record }
