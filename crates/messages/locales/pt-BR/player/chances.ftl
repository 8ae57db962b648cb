## Chances de chegar ao playoff

line = { $rounds ->
    [one] Top { $cut }, falta { $rounds } rodada
   *[other] Top { $cut }, faltam { $rounds } rodadas
}
now-in = Você está no top { $cut } aconteça o que acontecer, a menos que saia do torneio.
now-out = Pelos pontos, você não alcança mais o top { $cut }, a menos que alguém acima saia do torneio.
now-open = Ainda não dá para saber se você alcança o top { $cut }.
now-wagered = Com pontos apostados, só no fim da última rodada dá para saber se você alcança o top { $cut }.
by-points = Só pelos pontos: é certo, façam os outros o que fizerem. Entre pontos iguais, decidem os critérios de desempate.

## Como sua partida pode terminar

with-win = Vitória
with-draw = Empate
with-loss = Derrota

## O que isso significa

means-in = você está dentro com certeza
means-out = você está fora, a menos que alguém acima saia do torneio
means-open = outras mesas ou os critérios de desempate decidem
