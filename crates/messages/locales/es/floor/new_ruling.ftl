### Una decisión nueva

the-call = La llamada

## Los jugadores

table-and-players = Mesa y jugadores
table-other-players = Mesa { $table }, otros jugadores
show-players = Ver sus jugadores
players-of-round = Jugadores de la ronda { $round }
seat = asiento { $number }
from-elsewhere = Jugadores de otro lugar
other-players = Otros jugadores
other-players-hint = Sus números, como 12, 45.
show-penalties = Ver penalizaciones de estos jugadores
show = Ver

## Infracción y penalización

penalty-of = Penalización de { $name }
none-today = Ninguna penalización anterior hoy.
earlier-today = Antes, hoy
earlier-penalty = { $infraction }: { $penalty }
all-about-them = Todas sus decisiones: { $count }
players-page = Página del jugador
another = Otra
from-list = de la lista
another-infraction = Otra infracción
no-infraction = Ninguna: decisión sin penalización
proposed = Propuesta:
also-names = La tabla también nombra: { $penalties }.
another-penalty = Otra penalización
as-proposed = Según la propuesta
as-proposed-penalty = Según la propuesta: { $penalty }
dropped = Incluye el abandono del torneo.

## Textos y tiempo

texts-and-time = Qué ocurrió, respuesta, tiempo
now-or-later = ahora o después
timed = Cronometrado en la mesa: { $times }.
no-time = Sin tiempo
as-long-as-call = Lo que duró la llamada
other-minutes = Otros minutos
other-minutes-hint = Una decisión de más de un minuto da su duración (MTR-A X.5A).

## El botón

record = Registrar la decisión
record-penalties = Registrar: { $penalties }
record-waits-head-judge = Registrar: { $penalties }; espera al juez principal
record-waits-organizer = Registrar: { $penalties }; espera a la organización
confirm-as-organizer = No hay juez principal en el staff: confirmo la penalización ({ $penalty }) como organización.

## Avisos y errores

recorded = La decisión { $number } se ha registrado.
nothing-recorded = No se ha registrado nada.
more-below = { $count ->
    [one] Y { $count } más abajo.
   *[other] Y { $count } más abajo.
}
no-number = Otros jugadores: { $typed } no es el número de un jugador. Escribe números, como 12, 45.
two-infractions = Hay dos infracciones elegidas, una arriba y otra en la lista: deja una de ellas.
