## Cuánto duró una ronda

all-as-csv = Todas las rondas en CSV
none-yet = Aún no hay rondas
none-yet-text = Aquí se cuentan los turnos, las mesas que agotaron el tiempo y las llamadas cuando se publica una ronda.
not-followed = En esta ronda no se anotaron turnos. Cuando los jueces anotan juegos, aquí se miden los turnos.
as-table = Los mismos números en tabla

## Debajo de números

turns-middle = turnos por juego, mediana
turn-average = por turno, promedio
of-tables = { $count } de { $all }
went-to-time = mesas agotaron el tiempo
calls = { $count ->
    [one] llamada
   *[other] llamadas
}
waited-middle = de espera, mediana
waited-most = de espera, máximo

## Imágenes y tablas

time-by-seat = Tiempo por turno, según el asiento
turns-a-game = Turnos por juego
turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}
games = { $count ->
    [one] { $count } juego
   *[other] { $count } juegos
}
column-turns = Turnos
label-turns = turnos
column-average = Promedio
label-average = promedio
column-middle = Mediana
label-middle = mediana
column-longest = Máximo
label-longest = máximo
column-games = Juegos
label-games = juegos

## Mesas con tiempos llamativos

tables = Mesas
tables-caption = Tiempo de cada mesa
column-to-time = Agotó el tiempo
label-to-time = agotó el tiempo
column-extra = Min extra
label-extra = min extra
column-calls = Llamadas
label-calls = llamadas
column-waited = Espera máx.
label-waited = espera
yes = sí
no = no
more-in-file = { $count ->
    [one] { $count } más está en el archivo de todas las rondas.
   *[other] { $count } más están en el archivo de todas las rondas.
}
