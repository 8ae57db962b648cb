## Las páginas del staff de una temporada: ajustes, jornadas, historial.

title-new = Temporada nueva
title-edit = Ajustes de la temporada
title-list = Temporadas
none-yet = Aún no hay temporadas
none-yet-hint = Una temporada suma las jornadas de unas semanas o meses en una sola clasificación.
new-season = Temporada nueva
create = Crear la temporada
save = Guardar los ajustes
created = La temporada se ha creado. Añade sus jornadas.
saved = Los ajustes se han guardado.
field-name = Nombre
field-description = Descripción
field-description-hint = Está en la página de la temporada.
field-begins-on = Primer día
field-ends-on = Último día
field-planned = Jornadas previstas
field-planned-hint = Si lo indicas, las páginas de la temporada muestran quién aún puede clasificarse.
field-places = Puntos por puesto final
field-places-hint = Una línea por puesto o rango: «1: 10», «3-4: 5», «9+: 1».
field-shared = Quienes comparten puestos
field-match-point = Puntos por cada punto de partida
field-participation = Puntos por participar
field-participation-every = Contar los puntos por participar de todas las jornadas
field-best = Mejores jornadas que cuentan
field-best-hint = Vacío: cuentan todas.
field-attendance-every = Jornadas por cada bonificación de asistencia
field-attendance-every-hint = Vacío: no hay bonificación.
field-attendance-points = Puntos por cada bonificación
field-attendance-most = Máximo de bonificaciones
field-least = Jornadas necesarias para un premio
field-tiebreakers = Desempates, en este orden
field-tiebreaker = Desempate { $number }
no-tiebreaker = Ninguno
field-achievements = Logros
field-achievements-hint = Uno por línea, con sus puntos y cuántas veces puede contar en una jornada: «Primera sangre: 1», «Ganar con un precon: 2, 3 times».
field-achievements-every = Contar los logros de todas las jornadas
field-rewards = Premios
field-rewards-hint = Uno por línea: «invitation: top 16», «1 bye: top 4», «seed: 30 points»; si quieres, con un nombre al final: «invitation: top 16, Invitational de junio».
shared-first = reciben los puntos del mejor de sus puestos
shared-last = reciben los puntos del último de sus puestos
shared-split = se reparten los puntos por igual, redondeando hacia abajo
part-scoring = Puntos en una jornada
part-counting = Qué jornadas cuentan
part-achievements = Logros
part-rewards = Premios
part-pods = Jornadas de pods libres
field-pods-places = Puntos por puesto en un pod libre
field-pods-places-hint = El número de jugadores y después los puntos de cada puesto: «4: 5 3 2 1».
field-pods-drawn = Puntos por empate
field-pods-drawn-hint = El número de jugadores que comparten el empate y después los puntos de cada uno: «4: 1».
wrong-number-line = «{ $line }» no tiene la forma «4: 5 3 2 1», o su número aparece dos veces.
wrong-place-line = «{ $line }» no tiene la forma «1: 10», «3-4: 5» o «9+: 1».
wrong-achievement-line = «{ $line }» no tiene la forma «Primera sangre: 1» o «Ganar con un precon: 2, 3 times».
wrong-reward-line = «{ $line }» no tiene la forma «invitation: top 16» o «1 bye: 30 points».
not-a-date = Escribe la fecha así: 2026-03-31.

## Las jornadas

evenings = Jornadas
add-evenings = Añadir jornadas
add-evenings-hint = Torneos de esta comunidad que no están en esta temporada.
no-others = Todos los torneos de esta comunidad están en esta temporada.
add = Añadir a la temporada
added = { $count ->
    [one] Se ha añadido { $count } jornada.
   *[other] Se han añadido { $count } jornadas.
}
nothing-added = Elige al menos un torneo.
remove = Quitar de la temporada
removed = { $evening } ya no está en la temporada.
weight = Veces que cuenta
weight-saved = Se ha guardado cuántas veces cuenta.
set-weight = Guardar

## Cerrar y borrar

close = Cerrar la temporada
close-explained = Las líneas pasan a ser definitivas. Las correcciones de resultados anteriores siguen contando.
reopen = Reabrir la temporada
closed = La temporada se ha cerrado.
reopened = La temporada se ha reabierto.
delete = Borrar la temporada
deleted = La temporada se ha borrado.

## La final: quien está por encima de una línea recibe inscripción

title-final = Personas clasificadas
final-hint = Quienes están ahora por encima de una línea, en el orden de la clasificación de la temporada. Reciben inscripción en el torneo que elijas, con los byes concedidos.
final-open = La temporada sigue abierta, así que resultados posteriores pueden cambiar esta lista.
nobody-qualified-yet = Aún no se ha clasificado nadie
nobody-qualified-hint = Indica quién se clasifica en los ajustes de la temporada, en «Premios».
column-gets = Premio
the-final = Final
no-tournament-open = Ningún torneo de esta comunidad acepta inscripciones. Crea uno primero.
enter-qualified = Inscribir a todos
entered = { $count ->
    [0] No se ha añadido a nadie a { $tournament }.
    [one] Se ha añadido { $count } persona a { $tournament }.
   *[other] Se han añadido { $count } personas a { $tournament }.
}
entered-waiting = { $count ->
    [one] { $count } está en la lista de espera.
   *[other] { $count } están en la lista de espera.
}
entered-before = { $count ->
    [one] { $count } ya tenía inscripción, que no cambia.
   *[other] { $count } ya tenían inscripción, que no cambia.
}

## El historial

import = Importar el historial
not-public = contará cuando cualquiera pueda encontrarlo
tied = Empate en la línea
tied-hint = Estas personas empatan en todos los desempates. Elige quién recibe inscripción: todas, o las que salgan por sorteo.
tied-person = { $name }: { $gets }
