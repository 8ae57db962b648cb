## Quem ganhou e o torneio em números

winners = Quem ganhou
place = Posição
won-playoff = Ganhou o playoff de { $players }.
first-after = Na 1.ª posição após { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}.
in-numbers = Em números
won-from-seats = Partidas ganhas por lugar
all-statistics = Todas as estatísticas
playoff = Playoff
whole-bracket = Quadro e seeds

## Palavras sob um número grande

stat-players = { $count ->
    [one] jogador
   *[other] jogadores
}
stat-swiss-rounds = { $count ->
    [one] ronda suíça
   *[other] rondas suíças
}
stat-playoff-rounds = { $count ->
    [one] ronda de playoff
   *[other] rondas de playoff
}
stat-matches = { $count ->
    [one] partida
   *[other] partidas
}
stat-drawn = empates ({ $share })
stat-longest = mais longa: { $round }

## Durações

length-minutes = { $minutes } min
length-hours = { $hours } h
length-hours-minutes = { $hours } h { $minutes }
find-place = Encontra a tua posição
final-pod = A final
path-of = O percurso de { $name }
rank = posição { $rank }
