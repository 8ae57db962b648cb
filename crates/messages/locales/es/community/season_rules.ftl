## Cómo puntúa una temporada, en palabras, y los nombres de sus ajustes.

title = Puntuación
tiebreaker-evenings-won = Jornadas ganadas
tiebreaker-best-places = Mejores puestos: más primeros puestos, después más segundos, y así sucesivamente
tiebreaker-best-evening = Más puntos en una jornada
tiebreaker-evenings = Más jornadas
tiebreaker-match-wins = Más partidas ganadas
tiebreaker-match-win-percentage = Mayor porcentaje de partidas ganadas
tiebreaker-latest-evening = Puntos en la última jornada
tiebreakers = Desempates
no-tiebreaker = Quienes tienen los mismos puntos comparten puesto.
places = Puntos por puesto final
column-places = Puestos
place-and-on = { $place } y siguientes
place-range = { $first } a { $last }
no-places = Los puestos no dan puntos.
shared-first = Quienes comparten puestos reciben los puntos del mejor de ellos.
shared-last = Quienes comparten puestos reciben los puntos del último de ellos.
shared-split = Quienes comparten puestos se reparten los puntos de esos puestos por igual, redondeando hacia abajo.
match-points = { $points ->
    [one] Cada punto de partida da { $points } punto.
   *[other] Cada punto de partida da { $points } puntos.
}
participation = { $points ->
    [one] Participar da { $points } punto.
   *[other] Participar da { $points } puntos.
}
participation-every = Los puntos por participar cuentan en todas las jornadas.
best = { $best ->
    [one] De cada persona cuenta solo la mejor jornada.
   *[other] De cada persona cuentan las { $best } mejores jornadas.
}
best-all = Cuentan todas las jornadas.
attendance = { $points ->
    [one] Cada { $every } jornadas dan { $points } punto de bonificación.
   *[other] Cada { $every } jornadas dan { $points } puntos de bonificación.
}
attendance-most = { $most ->
    [one] Esta bonificación se da una vez.
   *[other] Esta bonificación se da { $most } veces como máximo.
}
planned = { $count ->
    [one] Hay { $count } jornada prevista.
   *[other] Hay { $count } jornadas previstas.
}
achievements = Logros
column-achievement = Logro
column-most = Cuenta por jornada
most-once = una vez
most-times = { $most } veces
achievements-every = Los logros cuentan en todas las jornadas.
