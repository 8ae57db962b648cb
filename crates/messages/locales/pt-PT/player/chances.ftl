## Hipóteses de chegar ao playoff

line = { $rounds ->
    [one] Top { $cut }, falta { $rounds } ronda
   *[other] Top { $cut }, faltam { $rounds } rondas
}
now-in = Estás no top { $cut } aconteça o que acontecer, a menos que saias do torneio.
now-out = Pelos pontos, já não chegas ao top { $cut }, a menos que alguém acima de ti saia do torneio.
now-open = Ainda não se sabe se chegas ao top { $cut }.
now-wagered = Com pontos apostados, só no fim da última ronda se sabe se chegas ao top { $cut }.
by-points = Só pelos pontos: é certo, façam os outros o que fizerem. Entre pontos iguais, decidem os critérios de desempate.

## Como a tua partida pode terminar

with-win = Vitória
with-draw = Empate
with-loss = Derrota

## O que isso significa

means-in = estás dentro, sem dúvida
means-out = estás fora, a menos que alguém acima de ti saia do torneio
means-open = outras mesas ou os critérios de desempate decidem
