## O resultado de uma mesa

won = { $winner } ganhou
drawn = Empate
drawn-nobody-scores = Empate, ninguém pontua
drawn-among = Empate entre { $names }
advances-by-seed = { $result }; { $player } avança pelo seed
best-seed-chooses = { $player }, o melhor seed da mesa, escolhe quem começa.
begins = { $player } começa
with-games = { $result } (jogos: { $games })
game-drawn = empate
with-conceded = { $result }; concessão: { $names }
with-match-loss = { $result }; perda de partida: { $names }
with-places = { $result }; posições: { $places }
place-of = { $place }. { $names }
ask-places = Por que ordem saíram do jogo?
ask-places-hint = 1 para quem ganhou, 2 para quem saiu por último e assim por diante. O mesmo número para quem saiu ao mesmo tempo, e 1 para todos os que partilham um empate.
ask-turn-order-hint = Entre quem saiu ao mesmo tempo, o mais distante do jogador ativo na ordem dos turnos saiu primeiro.
press-out = Toca em cada jogador à medida que saírem. Ganha quem restar no jogo.
missing = Ausente: { $players }
next-places = Verificar posições
void = Anulada: a partida não conta para ninguém, porque um dos seus jogadores foi removido
result-and-void = { $result }. { $void }

## No lugar de um jogador

seat-won = ganhou
seat-out = fora
seat-disqualified = desqualificação
seat-disqualified-by = desqualificação, decisão { $number }
seat-match-loss = perda de partida, decisão { $number }
seat-game-loss = perda de jogo, decisão { $number }
