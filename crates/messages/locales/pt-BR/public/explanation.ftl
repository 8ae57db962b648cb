## Uma linha da classificação explicada

title = { $player } após a rodada { $round }
rank-after = Posição { $rank } após a rodada { $round }
not-in-standings = { $player } não está na classificação após a rodada { $round }.

## Os números

numbers = Os números, na ordem em que decidem
exact-fractions = São comparados como frações exatas; aqui aparecem arredondados. Quem empata em todos divide a mesma posição.
rounded-percentages = As porcentagens são comparadas como aparecem, arredondadas; as médias, como frações exatas. Quem empata em todos divide a mesma posição.
no-round = Ainda sem rodada com resultado.
from-one-round = De uma rodada.
over-the-rounds = { $sum } ao longo das rodadas.
start = No início
staked = { $result }: { $stake } apostados, { $taken } recebidos
no-match-played = Nenhuma partida jogada, portanto 0.
match-win = { $matches ->
    [one] { $own } dos { $most } pontos que { $matches } partida podia dar.
   *[other] { $own } dos { $most } pontos que { $matches } partidas podiam dar.
}
match-win-with-byes = { $matches ->
    [one] { $all } − { $byes } de byes = { $own } dos { $most } pontos que { $matches } partida podia dar.
   *[other] { $all } − { $byes } de byes = { $own } dos { $most } pontos que { $matches } partidas podiam dar.
}
win-with-byes = { $matches ->
    [one] { $own } dos { $most } pontos que { $matches } partida podia dar; destas, byes como vitórias: { $byes }.
   *[other] { $own } dos { $most } pontos que { $matches } partidas podiam dar; destas, byes como vitórias: { $byes }.
}
rounded = { $decimals ->
    [0] Arredonda-se para uma porcentagem inteira antes de comparar.
    [one] Arredonda-se para { $decimals } casa decimal antes de comparar.
   *[other] Arredonda-se para { $decimals } casas decimais antes de comparar.
}
with-imaginary-of-byes = { $byes ->
    [one] Com { $byes } bye, oponentes imaginários na média: { $count }, com { $percentage } cada.
   *[other] Com { $byes } byes, oponentes imaginários na média: { $count }, com { $percentage } cada.
}
with-imaginary-of-smaller-pods = { $matches ->
    [one] Com { $matches } partida em um pod menor, oponentes imaginários na média: { $count }, com { $percentage } cada.
   *[other] Com { $matches } partidas em pods menores, oponentes imaginários na média: { $count }, com { $percentage } cada.
}
head-to-head = Pontos de partida nas mesas com quem está empatado em tudo até aqui.
no-head-to-head = Só decide entre empatados se todos já se enfrentaram.
average-seat = { $matches ->
    [one] Número do assento em { $matches } partida: { $sum } ÷ { $matches }. Os últimos assentos são os mais difíceis: quanto maior, melhor.
   *[other] Números dos assentos em { $matches } partidas: { $sum } ÷ { $matches }. Os últimos assentos são os mais difíceis: quanto maior, melhor.
}
games-won = Jogos vencidos em mesas; byes não contam.
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
how-opponents-count-with-byes = Cada oponente conta uma vez, por mais que tenham se encontrado. Os pontos incluem byes; W% conta cada bye como partida vencida e vale pelo menos { $floor }.
imaginary = { $count ->
    [one] { $count } oponente imaginário
   *[other] { $count } oponentes imaginários
}
column-opponent = Oponente
column-met = Rodadas
column-counts-as = Conta como
label-counts-as = conta como
mean = Média

## Links

all-rounds-of = Todas as rodadas de { $player }
