## Uma linha da classificação explicada

title = { $player } após a ronda { $round }
rank-after = Posição { $rank } após a ronda { $round }
not-in-standings = { $player } não está na classificação após a ronda { $round }.

## Os números

numbers = Os números, pela ordem em que decidem
exact-fractions = São comparados como frações exatas; aqui aparecem arredondados. Quem empata em todos partilha a mesma posição.
no-round = Ainda não há nenhuma ronda com resultado.
from-one-round = De uma ronda.
over-the-rounds = { $sum } ao longo das rondas.
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
    [one] A média da percentagem de vitórias de { $count } oponente; ninguém conta menos que { $floor }.
   *[other] A média das percentagens de vitórias de { $count } oponentes; ninguém conta menos que { $floor }.
}
opponents-match-win-raised = { $count ->
    [one] A média da percentagem de vitórias de { $count } oponente; ninguém conta menos que { $floor }, o que elevou { $raised } deles.
   *[other] A média das percentagens de vitórias de { $count } oponentes; ninguém conta menos que { $floor }, o que elevou { $raised } deles.
}
game-points = { $points } por jogo ganho, 1 por jogo empatado que tenha começado; apenas como informação.

## As rondas

points-by-round = Pontos por ronda
together = Total

## Os oponentes

how-opponents-count = Cada oponente conta uma vez, por mais vezes que se tenham defrontado. Os pontos incluem byes; a MW% deixa os byes de fora e conta, no mínimo, como { $floor }.
column-opponent = Oponente
column-met = Rondas
column-counts-as = Conta como
label-counts-as = conta como
mean = Média

## Links

all-rounds-of = Todas as rondas de { $player }
