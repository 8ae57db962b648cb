## Uma linha da classificação explicada

title = { $player } após a ronda { $round }
rank-after = Posição { $rank } após a ronda { $round }
not-in-standings = { $player } não está na classificação após a ronda { $round }.

## Os números

numbers = Os números, pela ordem em que decidem
exact-fractions = São comparados como frações exatas; aqui aparecem arredondados. Quem empata em todos partilha a mesma posição.
rounded-percentages = As percentagens são comparadas como aparecem, arredondadas; as médias, como frações exatas. Quem empata em todos partilha a mesma posição.
no-round = Ainda não há nenhuma ronda com resultado.
from-one-round = De uma ronda.
over-the-rounds = { $sum } ao longo das rondas.
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
    [0] Arredonda-se a uma percentagem inteira antes de comparar.
    [one] Arredonda-se a { $decimals } casa decimal antes de comparar.
   *[other] Arredonda-se a { $decimals } casas decimais antes de comparar.
}
with-imaginary-of-byes = { $byes ->
    [one] Com { $byes } bye, oponentes imaginários na média: { $count }, com { $percentage } cada.
   *[other] Com { $byes } byes, oponentes imaginários na média: { $count }, com { $percentage } cada.
}
with-imaginary-of-smaller-pods = { $matches ->
    [one] Com { $matches } partida num pod mais pequeno, oponentes imaginários na média: { $count }, com { $percentage } cada.
   *[other] Com { $matches } partidas em pods mais pequenos, oponentes imaginários na média: { $count }, com { $percentage } cada.
}
head-to-head = Pontos de partida nas mesas com quem está empatado em tudo até aqui.
no-head-to-head = Só decide entre empatados se todos já se defrontaram.
average-seat = { $matches ->
    [one] Número do lugar em { $matches } partida: { $sum } ÷ { $matches }. Os últimos lugares são os mais difíceis: quanto mais alto, melhor.
   *[other] Números dos lugares em { $matches } partidas: { $sum } ÷ { $matches }. Os últimos lugares são os mais difíceis: quanto mais alto, melhor.
}
games-won = Jogos ganhos em mesas; os byes não contam.
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
how-opponents-count-with-byes = Cada oponente conta uma vez, por mais vezes que se tenham defrontado. Os pontos incluem byes; a W% conta cada bye como partida ganha e vale, no mínimo, { $floor }.
imaginary = { $count ->
    [one] { $count } oponente imaginário
   *[other] { $count } oponentes imaginários
}
column-opponent = Oponente
column-met = Rondas
column-counts-as = Conta como
label-counts-as = conta como
mean = Média

## Links

all-rounds-of = Todas as rondas de { $player }
