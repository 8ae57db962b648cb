## O que está errado em um resultado digitado

no-seat = Este pod não tem assento { $seat }: digite de 1 a { $seats }, ou D para empate.
no-result = “{ $typed }” não é um resultado: digite o assento de quem venceu, de 1 a { $seats }, ou D para empate.
say-still-in = Depois de = digite os assentos que ainda estavam no jogo, dois ou mais de 1 a { $seats }, como =12. É para partidas de um jogo.
say-places = Digite todos os assentos, de 1 a { $seats }, a partir do primeiro lugar com > entre eles, como 3>1>4>2. Entre quem saiu ao mesmo tempo digite =, como 3>1=4>2.
say-who-won = Diga quem venceu: o assento, de 1 a { $seats }, ou D para empate.
out-cannot-win = O assento { $seat } concedeu a partida ou teve uma perda de partida e não pode vencê-la. Escolha outro, ou tire a concessão ou a perda de partida.
