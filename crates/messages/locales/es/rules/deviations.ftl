## De qué trata una diferencia con el anexo

pod-size = Tamaño de pod
uneven-pods = Jugadores que no completan un pod
smaller-pods = Pods más pequeños
games-to-win = Juegos ganados para ganar una partida
points-win = Puntos de partida por victoria
points-draw = Puntos de partida por empate
points-loss = Puntos de partida por derrota
points-bye = Puntos de partida por bye
tiebreakers = Desempates
bye-opponents = Rivales imaginarios por un bye
smaller-pod-opponents = Rivales imaginarios por un pod más pequeño
byes-in-percentages = Byes en los porcentajes de los rivales
percentage-decimals = Redondeo de los porcentajes
percentage-floor = Porcentaje mínimo de un rival
win-points-by = Puntos por victoria según el tamaño del pod
wager = Puntos apostados
place-points = Puntos por puesto
draw-points = Puntos de un juego empatado
tied-places = Jugadores que salen a la vez
smaller-pods-once = Segunda vez en un pod más pequeño
round-table = Rondas y corte por número de jugadores
round-kinds = Cómo se emparejan las rondas
round-time = Tiempo de ronda
end-of-round = Final de una ronda suiza
playoff-time = Tiempo en el playoff
swiss-seats = Asientos en el suizo
drawn-elimination = Empate en el playoff
draw-shared-by = Quién comparte un empate
playoff-seats = Asientos en el playoff
playoff-places = Puestos por debajo del campeón
first-pods = Pods de la ronda 1
penalties = Penalizaciones
swiss-rounds = Rondas suizas
playoff-cut = Corte del playoff
met-twice = Rival repetido (desempates)
byes = Byes
rounds-at-1024 = Rondas recomendadas con 1024 jugadores
passed-player = El jugador activo ya había dicho que pasaba el turno al anunciarse el final del tiempo
grand-melee-turn = Cuándo puede empezar un turno en Grand Melee

## Lo que dice el anexo y lo que vale aquí

players-at-table = { $count } jugadores
have-byes = tienen bye
in-smaller-pods = juegan en pods más pequeños
in-larger-pods = juegan en pods más grandes
in-smaller-pods-then-byes = juegan en pods más pequeños; como mucho uno tiene bye
among-lowest = entre las puntuaciones más bajas
among-highest = entre las puntuaciones más altas
tiebreakers-in-order = { $first }, después { $then }
no-opponents = ninguno
imaginary-opponents = { $count ->
    [one] { $count } con { $percentage }
   *[other] { $count } con { $percentage } cada uno
}
byes-left-out = no cuentan
byes-as-wins = cuentan como partidas ganadas
compared-exactly = se comparan sin redondear
rounded-to = { $decimals ->
    [0] redondeados a porcentajes enteros
    [one] redondeados a { $decimals } decimal
   *[other] redondeados a { $decimals } decimales
}
no-floor = ninguno
win-in-every-pod = { $points } en cada pod
win-by-size = { $small } en un pod de { $fewer }, { $large } en un pod de { $more }
results-score = cada resultado tiene sus puntos
wagered = todos empiezan con { $start } puntos y apuestan el { $stake } de los suyos en cada partida
win-and-draw-score = una victoria vale { $win }, un empate { $draw }
places-score = los puestos en un pod de { $size } valen { $points }
left-score = { $left } jugadores: { $points } cada uno
tied-by-turn-order = por orden de turno: sale primero el más alejado del jugador activo
no-places = sin puestos: una partida tiene un ganador o acaba en empate
spared-at-no-cost = se evita donde no cuesta nada más
spared-first = se evita antes que todo lo demás, salvo repetir rival
by-appendix-e = según el apéndice E
up-to-players = { $players ->
    [one] hasta { $players } jugador: { $plays }
   *[other] hasta { $players } jugadores: { $plays }
}
more-players = más jugadores: { $plays }
rounds-and-top = { $rounds ->
    [one] { $rounds } ronda, top { $cut }
   *[other] { $rounds } rondas, top { $cut }
}
rounds-alone = { $rounds ->
    [one] { $rounds } ronda, sin playoff
   *[other] { $rounds } rondas, sin playoff
}
no-limit = sin límite
limit-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
at-random = al azar
strong-and-weak-mixed = con fuertes y débiles mezclados
by-standings = por clasificación
strictly-by-standings = estrictamente por clasificación
kind-of-first = ronda 1 { $kind }
kind-of-second = ronda 2 { $kind }
kind-of-others = rondas siguientes { $kind }
kind-of-last = última ronda { $kind }
drawn-replayed = se juega otra vez
drawn-best-seed = avanza el mejor seed
shared-by-all = todos los que empezaron la partida
shared-by-still-in = quienes siguen en el juego cuando acaba en empate
seats-by-seed = por seed, el mejor primero
playoff-seats-chosen = al azar, y el mejor seed elige quién empieza
places-by-seed = por seed
places-played = se juegan entre los demás finalistas
overtime = Prórroga
overtime-shown = Prórroga en los relojes
end-step-turn = Final del tiempo en el paso final
unfinished-games = Juego sin ganador al final
drawn-games = Juego empatado antes del final del tiempo
conceding = Conceder
no-show-minutes = Comienzo sin los ausentes
shown-to-everyone = visible para todos
shown-to-staff = visible solo para el staff
that-turn-is-last = ese turno es el último
next-turn-is-last = el turno siguiente es el último
unfinished-is-drawn = acaba en empate
most-life-wins = lo gana quien tiene más vidas
another-game-follows = se juega otro juego
match-is-drawn = la partida acaba en empate
at-any-time = en cualquier momento
on-own-turn = solo en el turno propio
no-time-said = no dice cuándo
seats-balanced = repartidos a lo largo de las rondas de cada jugador
pods-of-draft = los del draft
recommended-for = { $number } para { $players } jugadores
counts-unsaid = no dice cuántas veces cuenta ese rival
counts-once = cuenta una vez
byes-to-lowest = para los últimos de la clasificación
byes-here = nadie tiene un segundo bye antes de que todos hayan tenido uno; en la ronda 1, por sorteo
rounds-by-formula = 6 según la fórmula, 7 según la nota de al lado
rounds-here = 6, y 7 a partir de 1025 jugadores
pass-settled = resuelto solo para terminar el turno
pass-here = el turno en curso es el del jugador siguiente, también antes de turnos extra
melee-unsaid = no dice cómo cuentan los asientos vacíos ni un jugador que ya juega un turno
melee-here = un asiento vacío cuenta mientras haya en él un marcador; nadie juega dos turnos a la vez
