## O que está errado num resultado escrito

no-seat = Este pod não tem lugar { $seat }: escreve de 1 a { $seats }, ou D para empate.
no-result = «{ $typed }» não é um resultado: escreve o lugar de quem ganhou, de 1 a { $seats }, ou D para empate.
say-who-won = Diz quem ganhou: o lugar, de 1 a { $seats }, ou D para empate.
out-cannot-win = O lugar { $seat } concedeu a partida ou teve uma perda de partida e não pode ganhá-la. Escolhe outro, ou tira a concessão ou a perda de partida.
