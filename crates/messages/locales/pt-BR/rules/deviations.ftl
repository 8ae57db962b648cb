## De que trata um desvio

pod-size = Tamanho do pod
uneven-pods = Jogadores que não completam um pod
smaller-pods = Pods menores
games-to-win = Jogos necessários para vencer a partida
points-win = Pontos de partida por vitória
points-draw = Pontos de partida por empate
points-loss = Pontos de partida por derrota
points-bye = Pontos de partida por bye
tiebreakers = Critérios de desempate
bye-opponents = Oponentes imaginários por um bye
smaller-pod-opponents = Oponentes imaginários por um pod menor
byes-in-percentages = Byes nas porcentagens dos oponentes
percentage-decimals = Arredondamento das porcentagens
percentage-floor = Porcentagem mínima de um oponente
round-time = Tempo da rodada
end-of-round = Fim de uma rodada suíça
playoff-time = Tempo do playoff
swiss-seats = Assentos nas rodadas suíças
first-pods = Pods da rodada 1
penalties = Penalidades
swiss-rounds = Rodadas suíças
playoff-cut = Corte para o playoff
met-twice = Oponente enfrentado duas vezes (critérios de desempate)
byes = Byes
rounds-at-1024 = Rodadas recomendadas com 1.024 jogadores
passed-player = Quem joga já tinha dito que passa no fim do tempo
grand-melee-turn = Quando um turno de Grand Melee pode começar

## O que diz o adendo e o que vale aqui

players-at-table = { $count } jogadores
have-byes = têm bye
in-smaller-pods = jogam em pods menores
among-lowest = entre as menores pontuações
among-highest = entre as maiores pontuações
tiebreakers-in-order = { $first }, depois { $then }
no-opponents = nenhum
imaginary-opponents = { $count ->
    [one] { $count } com { $percentage }
   *[other] { $count } com { $percentage } cada
}
byes-left-out = não contam
byes-as-wins = contam como partidas vencidas
compared-exactly = comparadas com exatidão
rounded-to = { $decimals ->
    [0] arredondadas para porcentagens inteiras
    [one] arredondadas para { $decimals } casa decimal
   *[other] arredondadas para { $decimals } casas decimais
}
no-floor = nenhuma
no-limit = sem limite
limit-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
at-random = por sorteio
seats-balanced = distribuídos por igual ao longo das rodadas de cada jogador
pods-of-draft = os do draft
recommended-for = { $number } para { $players } jogadores
counts-unsaid = não diz quantas vezes esse oponente conta
counts-once = conta uma vez
byes-to-lowest = vão para os últimos da classificação
byes-here = nenhum segundo bye antes que todos tenham tido um; na rodada 1, por sorteio
rounds-by-formula = 6 pela fórmula, 7 pela nota ao lado
rounds-here = 6, e 7 a partir de 1.025 jogadores
pass-settled = resolvido só para o término do turno
pass-here = o turno em andamento é o do próximo jogador, também antes de turnos extras
melee-unsaid = não diz como contam assentos vazios e um jogador que já está em um turno
melee-here = um assento vazio conta enquanto há um marcador nele; ninguém joga dois turnos ao mesmo tempo
