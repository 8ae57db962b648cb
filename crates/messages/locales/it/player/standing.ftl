your-record = Il tuo bilancio
after-round = Situazione dopo il round { $round }
place-of = { $place } su { $count }
all-standings = Classifica completa

### Parole con un numero grande.

final-place = posizione finale
points = punti
rank-after-swiss = posizione dopo la svizzera
place = posizione
record = vinti–persi–patte

### Da inviare agli amici.

share-champion = { $player }: primo posto su { $count }, { $tournament }, { $record }
share-place = { $player }: { $place } posto su { $count }, { $tournament }, { $record }
