## O que está errado num resultado escrito

no-seat = Este pod não tem lugar { $seat }: escreve de 1 a { $seats }, ou D para empate.
no-result = «{ $typed }» não é um resultado: escreve o lugar de quem ganhou, de 1 a { $seats }, ou D para empate.
say-still-in = Depois de = escreve os lugares que ainda estavam no jogo, dois ou mais de 1 a { $seats }, como =12. É para partidas de um jogo.
say-places = Escreve todos os lugares da mesa, de 1 a { $seats }, a partir da primeira posição com > entre eles, como 3>1>4>2. Entre quem saiu ao mesmo tempo escreve =, como 3>1=4>2.
say-who-won = Diz quem ganhou: o lugar, de 1 a { $seats }, ou D para empate.
out-cannot-win = O lugar { $seat } concedeu a partida ou teve uma perda de partida e não pode ganhá-la. Escolhe outro, ou tira a concessão ou a perda de partida.
