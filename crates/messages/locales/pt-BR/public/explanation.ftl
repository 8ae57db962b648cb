## Uma linha da classificação explicada

title = { $player } após a rodada { $round }
rank-after = Posição { $rank } após a rodada { $round }
not-in-standings = { $player } não está na classificação após a rodada { $round }.

## Os números

numbers = Os números, na ordem em que decidem
exact-fractions = São comparados como frações exatas; aqui aparecem arredondados. Quem empata em todos divide a mesma posição.
no-round = Ainda sem rodada com resultado.
from-one-round = De uma rodada.
over-the-rounds = { $sum } ao longo das rodadas.
no-match-played = Nenhuma partida jogada, portanto 0.
match-win = { $matches ->
    [one] { $own } dos { $most } pontos que { $matches } partida podia dar.
   *[other] { $own } dos { $most } pontos que { $matches } partidas podiam dar.
}
match-win-with-byes = { $matches ->
    [one] { $all } − { $byes } de byes = { $own } dos { $most } pontos que { $matches } partida podia dar.
   *[other] { $all } − { $byes } de byes = { $own } dos { $most } pontos que { $matches } partidas podiam dar.
}
no-opponent = Ainda sem oponentes, portanto 0.
opponents-points = { $count ->
    [one] { $count } oponente soma { $sum } pontos de partida: { $sum } ÷ { $count }.
   *[other] { $count } oponentes somam { $sum } pontos de partida: { $sum } ÷ { $count }.
}
opponents-match-win = { $count ->
    [one] A média da porcentagem de vitórias de { $count } oponente; ninguém conta menos que { $floor }.
   *[other] A média das porcentagens de vitórias de { $count } oponentes; ninguém conta menos que { $floor }.
}
opponents-match-win-raised = { $count ->
    [one] A média da porcentagem de vitórias de { $count } oponente; ninguém conta menos que { $floor }, mínimo que valeu para { $raised }.
   *[other] A média das porcentagens de vitórias de { $count } oponentes; ninguém conta menos que { $floor }, mínimo que valeu para { $raised }.
}
game-points = { $points } por jogo vencido, 1 por jogo empatado que tenha começado; apenas como informação.

## As rodadas

points-by-round = Pontos por rodada
together = Total

## Os oponentes

how-opponents-count = Cada oponente conta uma vez, por mais que tenham se encontrado. Os pontos incluem byes; MW% deixa os byes de fora e conta pelo menos { $floor }.
column-opponent = Oponente
column-met = Rodadas
column-counts-as = Conta como
label-counts-as = conta como
mean = Média

## Links

all-rounds-of = Todas as rodadas de { $player }
