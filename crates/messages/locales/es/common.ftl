## Palabras y cantidades

players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}

## Cabeceras de columnas

column-player = Jugador
nameless = Jugador { $number }
column-number = Número
column-round = Ronda
column-table = Mesa
column-seat = Asiento
column-opponents = Rivales
column-result = Resultado
column-points = Puntos
points-after-number = pts.
column-rank = Puesto

## Cosas con su número

table-number = Mesa { $number }
round-number = Ronda { $number }
seat-number = Asiento { $number }
minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}

## Páginas de un torneo

page-players = Jugadores
page-profile = Reglas y diferencias
page-fairness = Sorteos verificables
page-changes = Cambios
page-bracket = Bracket
page-statistics = Estadísticas
page-games = Juegos anotados

## Partes de frases

sentence = { $text }.
amount-and-share = { $amount } ({ $share })
round-and-table = { $round }, mesa { $table }
names-and-more = { $names } y { $count } más
tables = { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
}
byes = { $count ->
    [one] { $count } bye
   *[other] { $count } byes
}
and-more = y { $count } más
cancel = Cancelar
column-state = Estado
you = tú
