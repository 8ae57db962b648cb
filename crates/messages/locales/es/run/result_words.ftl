## El resultado de una mesa en pocas palabras

not-reported = sin resultado
won-by = ganó { $winner }
drawn = empate
drawn-among = empate entre { $names }
drawn-nobody-scores = empate, sin puntos para nadie
none-report-again = ninguno: hay que reportarlo otra vez
games = juegos: { $games }
no-games = juegos: ninguno
conceded = concesión: { $names }
match-loss = pérdida de partida: { $names }
entered-by = { $result }, introducido por { $name }
the-players = los jugadores
the-service = el servicio

## El resultado por asientos

none = ninguno
no-game-won = ningún juego ganado
seat-won = ganó el asiento { $seat }
games-by-seat = juegos { $games }
drawn-among-seats = empate entre los asientos { $seats }
places = puestos: { $places }
seat-conceded = el asiento { $seat } concedió
