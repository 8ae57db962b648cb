## Por qué no se puede emparejar una ronda

too-few-for-pod = { $count ->
    [0] No hay ningún jugador que emparejar; un pod necesita al menos { $least }. Añade jugadores o deshaz un abandono.
    [one] Solo se puede emparejar a { $count } jugador; un pod necesita al menos { $least }. Añade jugadores o deshaz un abandono.
   *[other] Solo se puede emparejar a { $count } jugadores; un pod necesita al menos { $least }. Añade jugadores o deshaz un abandono.
}
all-would-have-byes = { $count ->
    [one] Solo se puede emparejar a { $count } jugador, que tendría bye; un pod necesita { $size }. Añade jugadores o elige pods más pequeños en lugar de byes.
   *[other] Solo se puede emparejar a { $count } jugadores, y todos tendrían bye; un pod necesita { $size }. Añade jugadores o elige pods más pequeños en lugar de byes.
}
cut-is-announced = El corte está anunciado: ya no hay rondas suizas que emparejar.
results-missing = { $count ->
    [one] En la ronda { $round } aún falta el resultado de la mesa { $tables }. Introdúcelo antes de emparejar la siguiente.
   *[other] En la ronda { $round } aún faltan los resultados de las mesas { $tables }. Introdúcelos antes de emparejar la siguiente.
}
kept-twice = { $name } está en dos de los pods conservados, o no puede jugar esta ronda: cambia los pods conservados.
