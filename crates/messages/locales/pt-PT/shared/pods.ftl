## O resultado de uma mesa

won = { $winner } ganhou
drawn = Empate
drawn-nobody-scores = Empate, ninguém pontua
drawn-among = Empate entre { $names }
with-games = { $result } (jogos: { $games })
game-drawn = empate
with-conceded = { $result }; concessão: { $names }
with-match-loss = { $result }; perda de partida: { $names }
void = Anulada: a partida não conta para ninguém, porque um dos seus jogadores foi removido
result-and-void = { $result }. { $void }

## No lugar de um jogador

seat-won = ganhou
seat-out = fora
seat-disqualified = desqualificação
seat-disqualified-by = desqualificação, decisão { $number }
seat-match-loss = perda de partida, decisão { $number }
seat-game-loss = perda de jogo, decisão { $number }
