### La sala: todas las mesas de la ronda

floor-of = Sala: { $round }

## Junto al título

not-started = sin empezar
all-have-results = todas las mesas tienen resultado
outstanding-of = { $count } de { $all } pendientes

## Qué mesas se muestran

view-all = Todas
view-outstanding = Pendientes
view-time = Tiempo
view-calls = Llamadas
view-mine = Mías
which-tables = Qué mesas

## Llamadas fuera de las mesas de esta ronda

calls-earlier = Llamadas de una ronda anterior
calls-away = Llamadas fuera de las mesas

## Relevos

handed-label = Se te pasó en un relevo
handed = <b>Relevo para ti</b> de <bdi>{ $judge }</bdi>, { $time }: { $what }
handed-with-note = <b>Relevo para ti</b> de <bdi>{ $judge }</bdi>, { $time }: { $what }. <bdi>{ $note }</bdi>

## La lista de las mesas

no-round = No se juega ninguna ronda
tables-appear = Todas las mesas aparecen aquí cuando se publica una ronda, primero las que van con retraso.
table-number = Número de mesa
go = Ir
no-such-table = No hay ninguna mesa { $table } en esta ronda. No se ha cambiado nada más.
no-table-matches = Ninguna mesa coincide.
every-table-done = Todas las mesas tienen resultado.
urgent-first = Primero las más urgentes,
covered-by = la cubre
turn-of = turno de { $player }
turns-in-progress = { $count } turnos en curso
long-turn = { $player } lleva { $minutes } min con este turno
own-time-used = { $player } ha agotado su tiempo propio: { $minutes } de { $own } min
turn-since = { $player } desde las { $time }
has-life = { $player } { $life }
is-out = { $player } fuera
games-of-tables = Juegos en las mesas
games-followed = { $count ->
    [one] { $count } mesa con un juego
   *[other] { $count } mesas con un juego
}
no-games = Ahora no se lleva ni se anota ningún juego en las mesas.
deck-check-since = Control de mazos desde las { $time }
call-mark = Llamada

## Una penalización por aplicar o deshacer

carry-out = Por aplicar: { $penalty }, { $player }
undo-withdrawn = Por deshacer en la mesa: se retiró la penalización de { $player } ({ $penalty })
undo-overturned = Por deshacer en la mesa: se anuló la penalización de { $player } ({ $penalty })
undo-no-penalty = Por deshacer en la mesa: { $player } ya no tiene penalización ({ $penalty })
undo-lighter = Por deshacer en la mesa: la penalización de { $player } ({ $penalty }) es ahora: { $lighter }

## Tiempos

not-done = No se ha hecho: { $what }
tap-is-kept = Tu toque se ha guardado: envíalo otra vez si sigue siendo correcto.
send-again = Enviar lo mío otra vez
result-is-entered = Su resultado ya está introducido.

## Jueces y mesas

who-covers-what = Quién cubre qué
judges-caption = Jueces con sus mesas y llamadas
column-judge = Juez
column-tables = Mesas
column-calls = Llamadas
you = (tú)
no-tables = ninguna
nobody = Nadie
take-tables = Cubrir mesas
calls-note-one = Llamada nueva
