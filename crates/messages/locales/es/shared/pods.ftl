### El resultado de una mesa en palabras

won = { $winner } ganó
drawn = Empate
drawn-nobody-scores = Empate, sin puntos para nadie
drawn-among = Empate entre { $names }
with-games = { $result } (juegos: { $games })
game-drawn = empate
with-conceded = { $result }; concesión: { $names }
with-match-loss = { $result }; pérdida de partida: { $names }
void = Anulada: la partida no cuenta para nadie, porque se retiró a un jugador de ella
result-and-void = { $result }. { $void }

## Junto al asiento de un jugador

seat-won = ganó
seat-out = fuera
seat-disqualified = descalificación
seat-disqualified-by = descalificación, decisión { $number }
seat-match-loss = pérdida de partida, decisión { $number }
seat-game-loss = pérdida de juego, decisión { $number }
