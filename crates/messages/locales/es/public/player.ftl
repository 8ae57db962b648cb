## La página de un jugador

entered-in = entró en la ronda { $round }
commander = Comandante
this-is-me = Soy yo
this-is-not-me = No soy yo
no-round = Aún no hay rondas
no-round-text = Las mesas, los asientos y los rivales aparecen aquí cuando se publica una ronda.
rounds = Rondas
rounds-latest-first = Rondas, la más reciente primero
seats-had = Asientos en las rondas suizas: { $seats }.
seat-times = { $seat } ×{ $times }
seats-balanced = Los asientos se reparten de la forma más equilibrada posible, a diferencia de lo que dice el anexo.
points-over-rounds = Puntos a lo largo de las rondas
points-after-each = Puntos tras cada ronda
round-short = R{ $number }
decklist = Lista de mazo
where-from = De dónde salen los números

## Palabras bajo una cifra grande

stat-final-place = Puesto final
stat-rank = Puesto
stat-rank-after-swiss = Puesto tras las rondas suizas
stat-points = Puntos
stat-record = Victorias–derrotas–empates
stat-seed = Seed en el playoff

## Cómo le fue en una ronda

result-void = Anulada
result-seated = Con asiento
result-playing = Jugando
result-none = Sin resultado
