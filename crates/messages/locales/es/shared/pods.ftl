### El resultado de una mesa en palabras

won = { $winner } ganó
drawn = Empate
drawn-nobody-scores = Empate, sin puntos para nadie
drawn-among = Empate entre { $names }
advances-by-seed = { $result }; avanza por seed { $player }
best-seed-chooses = { $player }, el mejor seed de la mesa, elige quién empieza.
begins = Empieza { $player }
with-games = { $result } (juegos: { $games })
game-drawn = empate
with-conceded = { $result }; concesión: { $names }
with-match-loss = { $result }; pérdida de partida: { $names }
with-places = { $result }; puestos: { $places }
place-of = { $place }. { $names }
ask-places = ¿En qué orden salieron del juego?
ask-places-hint = 1 para quien ganó, 2 para quien salió en último lugar, y así sucesivamente. El mismo número para quienes salieron a la vez, y 1 para todos los que comparten un empate.
ask-turn-order-hint = De quienes salieron a la vez, salió primero el más alejado del jugador activo en el orden de turno.
press-out = Toca el nombre de cada jugador según vayan saliendo. Gana quien quede en el juego.
missing = Ausente: { $players }
next-places = Revisar puestos
void = Anulada: la partida no cuenta para nadie, porque se retiró a un jugador de ella
result-and-void = { $result }. { $void }

## Junto al asiento de un jugador

seat-won = ganó
seat-out = fuera
seat-disqualified = descalificación
seat-disqualified-by = descalificación, decisión { $number }
seat-match-loss = pérdida de partida, decisión { $number }
seat-game-loss = pérdida de juego, decisión { $number }
