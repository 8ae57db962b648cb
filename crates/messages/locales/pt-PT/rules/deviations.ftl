## De que trata um desvio

pod-size = Tamanho do pod
uneven-pods = Jogadores que não completam um pod
smaller-pods = Pods mais pequenos
games-to-win = Jogos para ganhar a partida
points-win = Pontos de partida por vitória
points-draw = Pontos de partida por empate
points-loss = Pontos de partida por derrota
points-bye = Pontos de partida por bye
tiebreakers = Critérios de desempate
bye-opponents = Oponentes imaginários por um bye
smaller-pod-opponents = Oponentes imaginários por um pod mais pequeno
byes-in-percentages = Byes nas percentagens dos oponentes
percentage-decimals = Arredondamento das percentagens
percentage-floor = Percentagem mínima de um oponente
round-time = Tempo da ronda
end-of-round = Fim de uma ronda suíça
playoff-time = Tempo do playoff
swiss-seats = Lugares nas rondas suíças
first-pods = Pods da ronda 1
penalties = Penalizações
swiss-rounds = Rondas suíças
playoff-cut = Corte para o playoff
met-twice = Oponente defrontado duas vezes (critérios de desempate)
byes = Byes
rounds-at-1024 = Rondas recomendadas com 1024 jogadores
passed-player = Quem tinha o turno já tinha dito que passava no fim do tempo
grand-melee-turn = Quando um turno de Grand Melee pode começar

## O que diz a adenda e o que vale aqui

players-at-table = { $count } jogadores
have-byes = têm bye
in-smaller-pods = jogam em pods mais pequenos
among-lowest = entre as pontuações mais baixas
among-highest = entre as pontuações mais altas
tiebreakers-in-order = { $first }, depois { $then }
no-opponents = nenhum
imaginary-opponents = { $count ->
    [one] { $count } com { $percentage }
   *[other] { $count } com { $percentage } cada
}
byes-left-out = não contam
byes-as-wins = contam como partidas ganhas
compared-exactly = comparadas com exatidão
rounded-to = { $decimals ->
    [0] arredondadas a percentagens inteiras
    [one] arredondadas a { $decimals } casa decimal
   *[other] arredondadas a { $decimals } casas decimais
}
no-floor = nenhuma
no-limit = sem limite
limit-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
at-random = por sorteio
seats-balanced = distribuídos por igual ao longo das rondas de cada jogador
pods-of-draft = os do draft
recommended-for = { $number } para { $players } jogadores
counts-unsaid = não diz quantas vezes esse oponente conta
counts-once = conta uma vez
byes-to-lowest = vão para os últimos da classificação
byes-here = nenhum segundo bye até todos terem tido um; na ronda 1, por sorteio
rounds-by-formula = 6 pela fórmula, 7 pela nota ao lado
rounds-here = 6, e 7 a partir de 1025 jogadores
pass-settled = definido só para «terminar o turno»
pass-here = o turno em curso é o do próximo jogador, também antes de turnos extra
melee-unsaid = não diz como contam lugares vazios e um jogador que já está num turno
melee-here = um lugar vazio conta enquanto há um marcador nele; ninguém joga dois turnos ao mesmo tempo
