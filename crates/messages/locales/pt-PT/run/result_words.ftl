## O resultado de uma mesa em poucas palavras

not-reported = sem resultado
won-by = vitória de { $winner }
drawn = empate
drawn-among = empate entre { $names }
drawn-nobody-scores = empate, ninguém pontua
none-report-again = nenhum: comunica-o de novo
games = jogos: { $games }
no-games = jogos: nenhum
conceded = concessão: { $names }
match-loss = perda de partida: { $names }
entered-by = { $result }, registo de { $name }
the-players = jogadores
the-service = Podium

## Por lugares

none = nenhum
no-game-won = nenhum jogo ganho
seat-won = o lugar { $seat } ganhou
games-by-seat = jogos { $games }
drawn-among-seats = empate entre os lugares { $seats }
places = posições: { $places }
seat-conceded = o lugar { $seat } concedeu
