## As partidas de quem sai

matches-stay = Ficam como estão
unplayed-void = A partida sem resultado é anulada: o jogador sai da mesa agora
all-void = Todas as partidas suíças são anuladas: não contam para ninguém
drop = Registar a saída
disqualify = Desqualificar o jogador
would-change = O que mudaria
is-void = { $round }: a mesa { $table } é anulada
everybody-reads = Todos o podem ler.
can-undo = Podes desfazer isto na página do jogador: as partidas voltam a contar.
