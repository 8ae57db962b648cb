## Una temporada de una comunidad: su clasificación, jornadas y récords, y la temporada de una persona.

evenings = { $count ->
    [one] { $count } jornada
   *[other] { $count } jornadas
}
people = { $count ->
    [one] { $count } persona
   *[other] { $count } personas
}
played-of = { $planned ->
    [one] { $played } de { $planned } jornada
   *[other] { $played } de { $planned } jornadas
}
closed = Temporada cerrada
from-to = { $first } – { $last }
from = Desde el { $date }
until = Hasta el { $date }

## Los nombres de las páginas de una temporada

page-standings = Clasificación
page-evenings = Jornadas
page-records = Récords
page-needs = Lo que necesita cada cual
page-rules = Puntuación
page-commanders = Comandantes
pages-of-season = Páginas de esta temporada
to-community = { $community }

## La clasificación

nobody-yet = Aún no hay resultados
nobody-yet-hint = Los resultados cuentan cuando termina una jornada.
nobody-by-that-name = Nadie con ese nombre en esta temporada
choose-a-name = Elige un nombre para ver de dónde salen los puntos.
standings-as-csv = Clasificación en CSV
needs-to-print = Lo que necesita cada cual (para imprimir)
column-person = Nombre
column-points = Puntos
column-evenings = Jornadas
column-won = Ganadas
column-places = Mejores puestos
column-best = Mejor jornada
column-match-wins = Partidas ganadas
column-match-win-percentage = % de partidas ganadas
column-latest = Última jornada
places-and-more = { $places }…

## A qué lleva la temporada

leads-to = Premios
top-gets = { $top ->
    [one] { $reward }: puesto 1
   *[other] { $reward }: top { $top }
}
points-get = { $points ->
    [one] { $reward }: quien llegue a { $points } punto
   *[other] { $reward }: quien llegue a { $points } puntos
}
line-now = La línea está entre { $last } y { $next } puntos.
line-tied = Quienes están a un lado y otro de la línea empatan en todos los desempates.
line-open = Aún quedan plazas por encima de la línea.
least-evenings = { $count ->
    [one] Requiere al menos { $count } jornada.
   *[other] Requiere al menos { $count } jornadas.
}
reward-invitation = Invitación a la final
reward-byes = { $byes ->
    [one] { $byes } bye en la final
   *[other] { $byes } byes en la final
}
reward-seed = Seed en la final
line-of = Línea: { $reward }

## Las opciones de una persona

secured = Asegurado
above-by = { $lead ->
    [0] Por encima de la línea, con los mismos puntos que la persona siguiente
    [one] { $lead } punto por encima de la línea
   *[other] { $lead } puntos por encima de la línea
}
above = Por encima de la línea
evenings-missing = { $count ->
    [one] Hace falta { $count } jornada más.
   *[other] Hacen falta { $count } jornadas más.
}
needs-points = { $points ->
    [one] Necesita { $points } punto más para superar la línea actual.
   *[other] Necesita { $points } puntos más para superar la línea actual.
}
needs-in-one-evening = { $points ->
    [one] Para lograrlo en una sola jornada hace falta { $points } punto, porque sustituye a una jornada que ahora cuenta.
   *[other] Para lograrlo en una sola jornada hacen falta { $points } puntos, porque sustituye a una jornada que ahora cuenta.
}
tied = En la línea: { $people } personas empatan en todos los desempates y { $room ->
    [one] lo recibe { $room } de ellas
   *[other] lo reciben { $room } de ellas
}
by-coming = Basta con participar en una jornada.
by-place = { $place ->
    [1] Basta con ganar una jornada.
   *[other] Basta con quedar en el puesto { $place } o mejor en una jornada.
}
by-place-alone = { $place ->
    [1] Basta con ganar una jornada si nadie comparte el primer puesto.
   *[other] Basta con quedar en el puesto { $place } o mejor en una jornada si nadie lo comparte.
}
by-no-place = No basta con una sola jornada.
out-points = Fuera de alcance: las jornadas que quedan no pueden dar puntos suficientes.
out-over = Por debajo de la línea.
out-evenings = Fuera de alcance: no quedan jornadas suficientes.
needs-explained = Se calcula con la línea actual, que se mueve cuando otros puntúan. A igualdad de puntos deciden los desempates.
evenings-left = { $left ->
    [0] No queda ninguna jornada.
    [one] Queda { $left } jornada.
   *[other] Quedan { $left } jornadas.
}
evenings-left-unknown = No se ha indicado cuántas jornadas hay previstas.

## La temporada de una persona

title-person = { $person } · { $season }
rank-of = Puesto { $rank } de { $people }
numbers = Puntos y desempates, por orden
chances = Posibilidades
best-of = Cuentan las mejores jornadas: { $best } de { $all }.
all-count = Cuentan todas las jornadas.
evening-by-evening = Jornada a jornada
caption-evenings = Puntos por jornada
column-evening = Jornada
column-place = Puesto
column-how = Cálculo
not-counted = no cuenta
places-shared = { $first }–{ $last }
part-place = { $points } por el puesto
part-match-points = { $matches ->
    [one] { $points } por { $matches } punto de partida
   *[other] { $points } por { $matches } puntos de partida
}
part-pods = { $pods ->
    [one] { $points } por { $pods } pod
   *[other] { $points } por { $pods } pods
}
part-participation = { $points } por participar
part-achievement = { $times ->
    [one] { $points } por «{ $name }»
   *[other] { $points } por «{ $name }» ({ $times } veces)
}
part-achievement-most = { $points } por «{ $name }» (cuentan { $times } de { $tapped } veces)
part-weighted = ({ $sum }) × { $weight }
part-nothing = nada
attendance = Asistencia
attendance-how = { $times ->
    [one] { $points } por { $every } jornadas
   *[other] { $times } × { $points }: una vez por cada { $every } jornadas
}
together = Total
record = { $matches ->
    [one] Ganadas: { $wins }, empatadas: { $draws }, de { $matches } partida
   *[other] Ganadas: { $wins }, empatadas: { $draws }, de { $matches } partidas
}
not-in-season = La persona { $number } no tiene ningún resultado público en esta temporada.
page-of-person = La página de { $person } en la comunidad
page-season-standings = Clasificación de la temporada

## Las jornadas

no-evening-yet = Aún no hay jornadas
no-evening-yet-hint = Las jornadas aparecen aquí cuando la organización las añade.
caption-season-evenings = Jornadas de la temporada
column-date = Fecha
column-winner = Quién ganó
column-players = Jugadores
counts-times = cuenta { $weight } veces
to-come = próxima
cancelled = cancelada
from-places = solo los puestos
free-pods = pods libres
no-winner = –

## Los récords

records-none = Aún no hay récords
record-evenings-won = Más jornadas ganadas
record-best-evening = Más puntos en una jornada
record-evenings = Más jornadas
record-match-wins = Más partidas ganadas
record-streak = Racha de asistencia más larga

## Los comandantes

no-commander = Aún no se conoce ningún comandante
column-entries = Inscripciones
column-matches = Partidas
a-player = Un jugador
