## Cómo va el jugador en el torneo

your-record = Tus resultados
after-round = Clasificación tras la ronda { $round }
place-of = { $place } de { $count }
all-standings = Clasificación completa

### Palabras junto a una cifra grande

final-place = puesto final
points = puntos
rank-after-swiss = puesto tras las rondas suizas
place = puesto
record = victorias–derrotas–empates

### Lo que un jugador comparte después del torneo

share-champion = { $player } gana { $tournament }: primer puesto de { $count }, { $record }
share-place = { $player }: puesto { $place-number } de { $count } en { $tournament }, { $record }
