## El inicio de un torneo terminado

winners = El podio
place = Puesto
won-playoff = Ganó el playoff de { $players }.
first-after = Primer puesto tras { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}.
in-numbers = En cifras
won-from-seats = Partidas ganadas desde cada asiento
all-statistics = Todas las estadísticas
playoff = Playoff
whole-bracket = Bracket y seeds

## Palabras bajo una cifra grande

stat-players = { $count ->
    [one] jugador
   *[other] jugadores
}
stat-swiss-rounds = { $count ->
    [one] ronda suiza
   *[other] rondas suizas
}
stat-playoff-rounds = { $count ->
    [one] ronda de playoff
   *[other] rondas de playoff
}
stat-matches = { $count ->
    [one] partida
   *[other] partidas
}
stat-drawn = en empate ({ $share })
stat-longest = la más larga: { $round }

## Una duración como cifra grande

length-minutes = { $minutes } min
length-hours = { $hours } h
length-hours-minutes = { $hours } h { $minutes }
find-place = Busca tu puesto
final-pod = La final
path-of = El camino de { $name }
rank = puesto { $rank }
