## Os sorteios de um torneio, calculados de novo

commitment = Compromisso
other-secret = O segredo não é aquele do compromisso.
draw = Rodada { $round }, sorteio { $counter }: { $what }
byes-as-drawn = Rodada 1: byes conforme o sorteio
pods-follow = Rodada 1: os pods seguem a ordem sorteada
seats = Rodada { $round }: assentos
game-seed = Rodada { $round }, mesa { $table }, jogo { $game }: semente de moedas e dados
other-seed = O segredo dá outra semente.
draw-gives = O sorteio dá { $drawn }.
sides-of-die = Um dado tem de 1 a 256 lados.
by-hand = O pareamento foi alterado à mão, como dizem as alterações.
byes-differ = Pelo sorteio: { $drawn }. De fato: { $had }.
too-few-players = Há poucos jogadores para uma rodada.
kept-apart = Jogadores que não deveriam se enfrentar foram separados.
unexplained = Nada do que está gravado explica a diferença.
rounds-unreadable = Não foi possível ler as rodadas anteriores.
other-seats = { $count ->
    [one] Assentos diferentes do sorteio na mesa { $tables }.
   *[other] Assentos diferentes do sorteio nas mesas { $tables }.
}
