## Quem venceu e o torneio em números

winners = Quem venceu
place = Posição
won-playoff = Venceu o playoff de { $players }.
first-after = Primeiro lugar após { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
}.
in-numbers = Em números
won-from-seats = Partidas vencidas por assento
all-statistics = Todas as estatísticas
playoff = Playoff
whole-bracket = Chave e seeds

## Palavras sob um número grande

stat-players = { $count ->
    [one] jogador
   *[other] jogadores
}
stat-swiss-rounds = { $count ->
    [one] rodada suíça
   *[other] rodadas suíças
}
stat-playoff-rounds = { $count ->
    [one] rodada de playoff
   *[other] rodadas de playoff
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
find-place = Encontre sua posição
final-pod = A final
path-of = O caminho de { $name }
rank = posição { $rank }
