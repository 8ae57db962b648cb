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
win-points-by = Pontos por vitória conforme o tamanho do pod
wager = Pontos apostados
place-points = Pontos por posição
draw-points = Pontos de um jogo empatado
tied-places = Jogadores que saem ao mesmo tempo
smaller-pods-once = Segunda vez num pod mais pequeno
round-table = Rondas e corte por número de jogadores
round-kinds = Como as rondas são emparelhadas
round-time = Tempo da ronda
end-of-round = Fim de uma ronda suíça
playoff-time = Tempo do playoff
swiss-seats = Lugares nas rondas suíças
drawn-elimination = Empate no playoff
draw-shared-by = Quem partilha um empate
playoff-seats = Lugares no playoff
playoff-places = Posições abaixo do campeão
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
in-larger-pods = jogam em pods maiores
in-smaller-pods-then-byes = jogam em pods mais pequenos; no máximo um tem bye
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
compared-exactly = comparadas sem arredondar
rounded-to = { $decimals ->
    [0] arredondadas a percentagens inteiras
    [one] arredondadas a { $decimals } casa decimal
   *[other] arredondadas a { $decimals } casas decimais
}
no-floor = nenhuma
win-in-every-pod = { $points } em todos os pods
win-by-size = { $small } num pod de { $fewer }, { $large } num pod de { $more }
results-score = cada resultado tem os seus pontos
wagered = todos começam com { $start } pontos e apostam { $stake } dos seus em cada partida
win-and-draw-score = uma vitória vale { $win }, um empate { $draw }
places-score = posições num pod de { $size } valem { $points }
left-score = { $left } jogadores: { $points } cada
tied-by-turn-order = pela ordem dos turnos: o mais distante do jogador ativo sai primeiro
no-places = sem posições: uma partida tem um vencedor ou empata
spared-at-no-cost = evitada onde não custa mais nada
spared-first = evitada antes de tudo, exceto reencontros
by-appendix-e = conforme o Appendix E
up-to-players = { $players ->
    [one] até { $players } jogador: { $plays }
   *[other] até { $players } jogadores: { $plays }
}
more-players = mais jogadores: { $plays }
rounds-and-top = { $rounds ->
    [one] { $rounds } ronda, top { $cut }
   *[other] { $rounds } rondas, top { $cut }
}
rounds-alone = { $rounds ->
    [one] { $rounds } ronda, sem playoff
   *[other] { $rounds } rondas, sem playoff
}
no-limit = sem limite
limit-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
at-random = por sorteio
strong-and-weak-mixed = com fortes e fracos misturados
by-standings = pela classificação
strictly-by-standings = estritamente pela classificação
kind-of-first = ronda 1 { $kind }
kind-of-second = ronda 2 { $kind }
kind-of-others = rondas seguintes { $kind }
kind-of-last = última ronda { $kind }
drawn-replayed = joga-se de novo
drawn-best-seed = avança o melhor seed
shared-by-all = todos os que começaram a partida
shared-by-still-in = quem ainda está no jogo quando ele empata
seats-by-seed = por seed, do melhor ao pior
playoff-seats-chosen = por sorteio, e o melhor seed escolhe quem começa
places-by-seed = por seed
places-played = disputadas pelos outros finalistas
overtime = Prolongamento
overtime-shown = Prolongamento nos relógios
end-step-turn = Fim do tempo na etapa final
unfinished-games = Jogo sem vencedor no fim
drawn-games = Jogo empatado antes do fim do tempo
conceding = Conceder
no-show-minutes = Início sem os ausentes
shown-to-everyone = visível para todos
shown-to-staff = visível só para a equipa
that-turn-is-last = esse turno é o último
next-turn-is-last = o turno seguinte é o último
unfinished-is-drawn = termina empatado
most-life-wins = ganha quem tem mais vida
another-game-follows = joga-se outro jogo
match-is-drawn = a partida termina empatada
at-any-time = a qualquer momento
on-own-turn = só no próprio turno
no-time-said = não diz quando
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
