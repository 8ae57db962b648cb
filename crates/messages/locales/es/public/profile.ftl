## Las reglas del torneo

what-it-is = Este torneo sigue el anexo multijugador de las Reglas de torneo de Magic (MTR-A). Esta página explica qué significa eso y en qué se diferencia.
chosen-otherwise = Elegido de otra forma
nothing-chosen = Nada: todos los ajustes siguen el anexo.
settings = Ajustes
open-questions = Cuestiones abiertas en el texto
open-questions-text = Cómo interpreta Podium lo que el anexo deja abierto, en todos los torneos a los que afecta.
code-of-conduct = Código de conducta
conduct-violation = Incumplirlo es Conducta antideportiva.
checked-draws = Sorteos que se pueden comprobar
checked-draws-text = Todo lo que depende del azar en este torneo (la ronda 1, los byes, los asientos, los empates) se calcula a partir de un secreto. Su SHA-256 se muestra aquí desde el principio; el secreto se publica cuando termina el torneo, y entonces cualquiera puede volver a calcular cada sorteo.
secret-hash = SHA-256 del secreto
secret = Secreto
secret-follows = Se publica cuando termina el torneo.
every-draw = Cada sorteo y cómo comprobarlo

## Las tablas de diferencias

deviations-caption = Diferencias con el anexo
readings-caption = Interpretaciones del anexo
column-about = Tema
column-addendum = El anexo
column-here = Aquí
column-rule = Regla
label-addendum = Anexo:
label-here = Aquí:

## Ajustes

level = Nivel de imposición de reglas
level-regular-means = Juego amistoso: los jueces explican y ayudan, las penalizaciones son raras.
level-competitive-means = Los jugadores conocen las reglas y los procedimientos; los errores tienen penalización.
level-professional-means = Como Competitivo, y con menos margen para el juego descuidado.

pods = Pods
pods-of = { $size } jugadores cada uno
pods-means = El número de jugadores por mesa. De él dependen los puntos, también en un pod más pequeño.

uneven = Si los jugadores no completan los pods
uneven-byes = byes
uneven-byes-means = Los jugadores que sobran tienen bye: en la ronda 1, por sorteo; después, los últimos de la clasificación que no hayan tenido ninguno.
uneven-lowest = pods más pequeños, entre las puntuaciones más bajas
uneven-highest = pods más pequeños, entre las puntuaciones más altas
uneven-smaller-means = Juega todo el mundo: algunos pods tienen un jugador menos. A quien ya estuvo en uno se le evita la próxima vez, si se puede.
uneven-larger-highest = pods más grandes, entre las puntuaciones más altas
uneven-larger-lowest = pods más grandes, entre las puntuaciones más bajas
uneven-larger-means = Juega todo el mundo: algunos pods tienen un jugador más. Si no basta, algunos tienen un jugador menos.
uneven-lowest-then-byes = pods más pequeños, entre las puntuaciones más bajas; como mucho un bye
uneven-highest-then-byes = pods más pequeños, entre las puntuaciones más altas; como mucho un bye
uneven-then-byes-means = Hay tantos pods completos como se puede. Los demás tienen un jugador menos, para que como mucho uno tenga bye: en la ronda 1, por sorteo; después, el último de la clasificación que no haya tenido ninguno.

rounds = Rondas
rounds-recommended = las recomendadas para el número de jugadores
rounds-means = Se sabe cuántas son cuando hay al menos cuatro jugadores.
swiss-rounds = Rondas suizas
swiss-rounds-means = Todo el mundo las juega todas, sean cuales sean sus resultados, mientras no abandone.
playoff = Playoff
playoff-none = ninguno
playoff-top = el top { $cut }
playoff-none-means = Decide la clasificación tras la última ronda.
playoff-means = Los mejores de las rondas suizas siguen en pods según su seed; quien gana cada pod continúa.
as-recommended = { $setting }, según lo recomendado

pairing = Emparejamiento
pairing-here = la ronda 1 al azar, después por puntos
pairing-by-kinds = la ronda 1 al azar, después según lo fijado para cada ronda
pairing-by-kinds-means = Los jugadores solo repiten rival cuando no se puede evitar, salvo en una ronda estrictamente por clasificación.
pairing-means = Los jugadores solo repiten rival cuando no se puede evitar, y se sientan con otros de más o menos los mismos puntos.

swiss-seats = Asientos en el suizo
seats-random = al azar
seats-balanced = repartidos a lo largo de las rondas de cada jugador
seats-means = La lista de un pod es su orden de turno: empieza el primer jugador y sigue el de su izquierda.

games = Juegos
games-one = un juego por partida
games-first-to = gana quien llega a { $wins } juegos ganados
games-means = Si el tiempo acaba la partida antes de que alguien haya ganado los necesarios, gana quien tenga más juegos ganados; con los mismos, es empate.

round-time = Tiempo de ronda
no-limit = sin límite
round-time-means = Los jueces dan más tiempo a un pod por decisiones largas y controles de mazos.

after-time = Al acabarse el tiempo
extra-turns = turnos extra
extra-turns-means = Al anunciarse el final del tiempo se termina el turno en curso y se juegan tantos turnos más como jugadores sigan en el juego.
finish-turn = terminar el turno
finish-turn-means = Al anunciarse el final del tiempo se termina el turno en curso y no hay ninguno más.

breaks = Pausas
breaks-none = ninguna prevista
breaks-mean = Una pausa empieza cuando llega el último resultado de su ronda.
break-minutes = después de la ronda { $round }: { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
break-until = después de la ronda { $round }: hasta las { $time }
break-named = { $break }, { $name }

playoff-time = Tiempo en el playoff
playoff-time-means = Un juego del playoff siempre tiene ganador: si acaba en empate, se juega otra vez.

match-points = Puntos de partida
match-points-here = victoria { $win }, empate { $draw }, derrota { $loss }, bye { $bye }
match-points-by-place = por puesto, pérdida de partida { $loss }, bye { $bye }
match-points-mean = Una partida empatada da su punto a todos los que la empezaron, salvo a quien la concedió o tiene una pérdida de partida.

reporting = Reportar un resultado
reporting-players = los jugadores, en su propia página
reporting-players-means = Un jugador del pod reporta, y cuenta cuando otro lo confirma. Si no hay acuerdo, decide el staff, que tiene la última palabra.
reporting-staff = al staff
reporting-staff-means = El staff introduce el resultado de cada mesa.

running-results = Resultados de una ronda en curso
running-public = públicos según llegan
running-public-means = Mientras se juega una ronda, los emparejamientos, el bracket y el inicio muestran cada resultado en cuanto se introduce. La clasificación sale al terminar la ronda. Habitual en nivel Normal; por encima lo elige la organización antes de la ronda 1.
running-finished = públicos al terminar la ronda
running-finished-means = Mientras se juega una ronda, solo el staff y los jugadores de una mesa ven su resultado. Habitual por encima del nivel Normal; en Normal lo elige la organización antes de la ronda 1.

table-games = Juegos que llevan las mesas
table-games-players = los jugadores pueden llevarlos
table-games-players-means = Los jugadores pueden llevar en sus teléfonos las vidas, los turnos y las eliminaciones de su mesa. Lo ven su mesa y el staff y, después del torneo, todo el mundo si la organización hace públicos los juegos. El resultado se reporta y se confirma igualmente. Habitual en nivel Normal.
table-games-judges = solo los jueces anotan juegos
table-games-judges-means = Los jugadores no llevan un registro común de su juego. Habitual por encima del nivel Normal.

long-turn = Turnos largos
long-turn-means = En los juegos que llevan las mesas, los jueces ven qué turnos duran más. No tiene ningún otro efecto.
long-turn-table-means = En los juegos que llevan las mesas, los jueces y los jugadores de la mesa ven qué turnos duran más. No tiene ningún otro efecto.
own-time = Tiempo propio de cada jugador
own-time-means = En un juego que lleva la mesa, los turnos de cada jugador se descuentan de este tiempo. Los jueces ven quién lo ha agotado y deciden qué sigue.

commanders = Comandantes
commanders-never = solo para el staff
commanders-never-means = Ninguna página pública ni archivo exportado muestra quién lidera el mazo de un jugador.
commanders-pairings = públicos con los emparejamientos
commanders-pairings-means = A partir de los primeros emparejamientos publicados, todo el mundo ve quién lidera cada mazo. Habitual en nivel Normal.
commanders-after = públicos después del torneo
commanders-after-means = Todo el mundo ve quién lideró cada mazo cuando termina el torneo. Habitual por encima del nivel Normal, donde saberlo antes es una ventaja.

standings = Clasificación
first-then = { $first }, después { $second }
standings-mean = Quienes empatan en todo comparten puesto; si hace falta un orden, se sortea.
imaginary-opponents-mean = Cuentan en el porcentaje de los rivales de esa persona. No tienen puntos de partida y no cambian los emparejamientos.
byes-as-wins-mean = En el porcentaje que un jugador da a sus rivales, cada bye cuenta como partida ganada.
rounding-means = Los porcentajes que quedan iguales al redondear cuentan como empatados; decide el siguiente desempate.
floor-means = Un rival con un porcentaje menor cuenta con este.
win-by-size-means = Una victoria cuenta según el número de jugadores en la mesa, también en los porcentajes. Los puntos de un bye no dependen de ello.
wager-means = Quien gana una partida se lleva todas las apuestas. Quienes comparten un empate recuperan la suya y se reparten las de los demás. Una pérdida de partida cuesta la apuesta y un bye no cambia nada. En los porcentajes una victoria cuenta { $win }, un empate { $draw } y una derrota { $loss }.
place-points-means = Los jugadores puntúan según cuándo salen del juego: el último que queda tiene el primer puesto. Quienes salen a la vez reciben los puntos del último de sus puestos.
draw-points-means = Si un juego acaba en empate, quienes siguen en él puntúan según cuántos son; los demás, por su puesto.
tied-places-means = De quienes salen a la vez, sale primero el más alejado del jugador activo en el orden de turno.
spared-first-means = A quien ya estuvo en un pod más pequeño se le evita volver a uno hasta que hayan estado otros, aunque los puntos difieran más.
round-table-means = Decide el número de jugadores en la ronda 1. Por encima de la última línea vale la recomendación del anexo.
round-kinds-mean = Mezclados: cada pod tiene jugadores de toda la clasificación, de arriba abajo. Estrictamente: los primeros de la clasificación se sientan juntos, después los siguientes, aunque ya se hayan enfrentado.
drawn-best-seed-means = Si una partida del playoff acaba en empate, avanza el mejor seed de quienes comparten el empate, con el puesto de quien gana.
overtime-means = { $minutes ->
    [one] Al anunciarse el final del tiempo, el turno en curso termina en { $minutes } minuto como máximo. Después, un juez termina el juego.
   *[other] Al anunciarse el final del tiempo, el turno en curso termina en { $minutes } minutos como máximo. Después, un juez termina el juego.
}
overtime-staff-means = Solo el staff ve cuánto queda de la prórroga.
end-step-means = Si alguien está actuando en el paso final al anunciarse el final del tiempo, se juega un turno más después.
most-life-means = Si nadie ha ganado cuando termina el último turno, gana quien tiene más vidas. En caso de igualdad, quien se sienta más lejos del primer jugador.
drawn-games-mean = No se juega otro juego, aunque quede tiempo.
own-turn-means = Los jugadores solo conceden en su propio turno, con prioridad y la pila vacía. Quien concede en otro momento queda fuera del torneo hasta que la organización le deje volver. Un juez juega lo que aún debe ocurrir.
no-show-means = { $minutes ->
    [one] El juego empieza cuando están todos, o tras { $minutes } minuto de ronda, sin los ausentes.
   *[other] El juego empieza cuando están todos, o tras { $minutes } minutos de ronda, sin los ausentes.
}
shared-by-still-in-means = Quien salió del juego antes del empate ha perdido la partida.
playoff-seats-random-means = Los asientos de una partida del playoff, y con ellos quién empieza, se sortean como en el suizo.
playoff-seats-chosen-means = Los asientos de una partida del playoff se sortean como en el suizo. Después, el mejor seed de la mesa elige quién empieza, y el orden alrededor de la mesa sigue siendo el del sorteo.
playoff-places-means = Cuando alguien gana la final, los demás siguen jugando hasta que quede uno. Cada cual tiene el puesto del momento en que salió; quienes salieron a la vez se ordenan por seed.

decklists = Listas de mazo
open-at-end = abiertas a todo el mundo al final
decklists-mean = Cuando termina el torneo, cualquiera puede leerlas en las páginas de los jugadores. Hasta entonces, solo el staff.
followed-games = Juegos anotados
followed-games-mean = Los jueces anotan algunos juegos turno a turno. Cuando termina el torneo, cualquiera puede recorrerlos.
feature-game = Juego de la mesa destacada
while-played = se muestra mientras se juega
feature-game-means = Cualquiera ve las vidas, el daño y los turnos de la mesa destacada en el stream, y sus vidas en el proyector.
