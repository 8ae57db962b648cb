## Os sorteios de um torneio, calculados de novo

commitment = Compromisso
other-secret = O segredo não é o do compromisso.
draw = Ronda { $round }, sorteio { $counter }: { $what }
byes-as-drawn = Ronda 1: byes conforme o sorteio
pods-follow = Ronda 1: os pods seguem a ordem sorteada
seats = Ronda { $round }: lugares
game-seed = Ronda { $round }, mesa { $table }, jogo { $game }: semente de moedas e dados
other-seed = O segredo dá outra semente.
draw-gives = O sorteio dá { $drawn }.
sides-of-die = Um dado tem de 1 a 256 lados.
by-hand = O emparelhamento foi alterado à mão, como dizem as alterações.
byes-differ = Pelo sorteio: { $drawn }. De facto: { $had }.
too-few-players = Não há jogadores suficientes para uma ronda.
kept-apart = Jogadores que não deviam defrontar-se foram mantidos afastados.
unexplained = Nada do que está registado explica a diferença.
rounds-unreadable = Não é possível ler as rondas anteriores.
other-seats = { $count ->
    [one] Lugares diferentes do sorteio na mesa { $tables }.
   *[other] Lugares diferentes do sorteio nas mesas { $tables }.
}
