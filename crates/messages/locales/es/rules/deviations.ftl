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
round-time = Tiempo de ronda
end-of-round = Final de una ronda suiza
playoff-time = Tiempo en el playoff
swiss-seats = Asientos en el suizo
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
compared-exactly = se comparan exactos
rounded-to = { $decimals ->
    [0] redondeados a porcentajes enteros
    [one] redondeados a { $decimals } decimal
   *[other] redondeados a { $decimals } decimales
}
no-floor = ninguno
no-limit = sin límite
limit-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
at-random = al azar
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
