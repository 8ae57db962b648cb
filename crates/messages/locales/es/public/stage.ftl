## Superposición para un stream

for-a-stream = { $tournament }, para un stream

## En lugar de un reloj

find-your-seats = busca tu asiento
round-over = ronda terminada
paused = { $left } en pausa

## Junto a un jugador

won = ganó
drawn = empate
seed = Seed { $seed }
commander-damage = Daño de comandante
more-players = y { $count } más

## La página del staff

overlays = Superposiciones para un stream
feature-table = Mesa destacada
shown-table = { $round }: <b>mesa { $table }</b>.
first-table = { $round }: <b>mesa { $table }</b>, la primera, mientras no elijas otra.
on-the-stage = En pantalla
show-table = Mostrar la mesa { $table }
another-table = Otra mesa
its-number = Su número.
show-it = Mostrarla
tables-appear-here = Las mesas de la primera ronda aparecerán aquí. Se muestra la primera mientras no elijas otra.
table-is-on-stage = La mesa { $table } está en pantalla.
go-back = Volver
type-its-number = { $field }: escribe su número.

## Las direcciones

addresses = Direcciones para el stream
how-to-use = En OBS o un programa parecido, añade una fuente de navegador de 1920 × 1080 y pega una dirección. Las páginas no tienen fondo y siguen la ronda automáticamente.
look-at-it = Verla
whole = Ronda, reloj y mesa
whole-explained = La escena completa: una cabecera, y abajo la mesa con su juego.
table-explained = Quién está en la mesa, en orden de turno, con sus puntos y su juego.
clock = Reloj
clock-explained = Solo las cifras, sin fondo.
bracket-explained = El playoff, cuando se anuncie el corte.

game-of-table = Juego de la mesa destacada
stream-shows-game = En las dos primeras direcciones de abajo, el stream muestra el juego en directo tal como lo llevan sus jugadores o un juez: vidas, daño de comandante, turnos, quién está fuera. No des estas direcciones a nadie ajeno al staff.
nobody-else-sees-it = Los espectadores no ven nada de él, tampoco en el proyector.
everybody-sees-it = Cualquiera lo ve en la página pública del stream, y las vidas en el proyector, unos segundos después.
show-game-to-everybody = Mostrarlo a todos
keep-game-to-stream = Mostrarlo solo en el stream
everybody-sees-game = Cualquiera ve el juego de la mesa destacada.
only-stream-sees-game = El juego de la mesa destacada se muestra solo en el stream.
