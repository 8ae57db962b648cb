## O resultado de uma mesa em poucas palavras

not-reported = sem resultado
won-by = vitória de { $winner }
drawn = empate
drawn-among = empate entre { $names }
drawn-nobody-scores = empate, ninguém pontua
none-report-again = nenhum: informe de novo
games = jogos: { $games }
no-games = jogos: nenhum
conceded = concessão: { $names }
match-loss = perda de partida: { $names }
entered-by = { $result }, registro de { $name }
the-players = jogadores
the-service = Podium

## Por assentos

none = nenhum
no-game-won = nenhum jogo vencido
seat-won = o assento { $seat } venceu
games-by-seat = jogos { $games }
drawn-among-seats = empate entre os assentos { $seats }
places = posições: { $places }
seat-conceded = o assento { $seat } concedeu
