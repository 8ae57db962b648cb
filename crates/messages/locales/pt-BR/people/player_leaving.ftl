## As partidas de quem sai

matches-stay = Ficam como estão
unplayed-void = A partida sem resultado é anulada: o jogador sai da mesa agora
all-void = Todas as partidas do suíço são anuladas: não valem para ninguém
drop = Registrar a saída
disqualify = Desqualificar o jogador
would-change = O que mudaria
is-void = { $round }: a mesa { $table } é anulada
everybody-reads = Todos podem ler.
can-undo = Você pode desfazer isto na página do jogador: as partidas voltam a valer.
