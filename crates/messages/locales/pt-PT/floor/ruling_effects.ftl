## O que uma decisão fez

waits = Aguarda o juiz principal; ainda nada é aplicado.
table-got-time = A mesa tem mais { $minutes } min.
time-stays = O tempo que a mesa recebeu fica: perdeu-se de qualquer maneira.
time-withdrawn = O tempo dado à mesa por isto foi retirado.
was-built-on = A decisão { $number } baseou-se nela: o juiz principal volta a analisá-la.
carried-out = A decisão { $number } é aplicada na mesa.
undone-at-table = O que a decisão { $number } fez é desfeito na mesa.

## Aplicado

disqualified = { $who }: desqualificação e saída do torneio.
dropped = { $who } sai do torneio.
for-next-match = { $who } não está em partida agora: a penalização { $penalty } é aplicada no início da próxima. Avisa essa pessoa.
skips-in-game = { $who } salta o próximo turno no jogo acompanhado.
left-game = { $who } saiu do jogo acompanhado; o pod continua.
game-refused = O jogo acompanhado da mesa { $table } não o aceitou: { $why }
skips-at-table = Na mesa: { $who } salta o próximo turno. O jogo não é acompanhado aqui.
leaves-at-table = Na mesa: { $who } sai do jogo agora, o pod continua. O jogo não é acompanhado aqui.
match-loss-next = { $who } não está em partida agora: a Perda de Partida é aplicada na próxima, a menos que corrijas o resultado da última.
result-has-loss = O resultado da mesa { $table } tem agora a Perda de Partida de { $who }. Ficou assim: { $result }.
out-of-match = { $who } está fora da partida: o resultado da mesa { $table } recebe a Perda de Partida quando for registado.

## Desfeito

undone-in-game = A penalização de { $who } foi desfeita no jogo acompanhado.
not-undone-in-game = Depois da penalização de { $who }, o jogo acompanhado seguiu de um modo que não se desfaz aqui: { $who } continua fora.
undo-at-table = Na mesa, { $who } teve a penalização { $penalty }: desfá-la lá, na medida em que o jogo permita.
judge-tells = O juiz da mesa { $table } tem de avisar os jogadores.
in-tournament-again = { $who } está de novo no torneio.
result-without-loss = O resultado da mesa { $table } agora está sem a Perda de Partida de { $who }. Ficou assim: { $result }.
in-match-again = { $who } está de novo na partida da mesa { $table }.
result-of-round-without-loss = O resultado da mesa { $table } { $round-in } agora está sem a Perda de Partida de { $who }. Ficou assim: { $result }.
finished = { $number ->
    [one] { $round } já terminou: { $what }
   *[other] { $round } já terminaram: { $what }
}
not-dropped = A saída de { $who } foi desfeita.
drop-stays = A saída de { $who } fica: { $why }

## Lembretes

reminder-waits = { $penalty }: aguarda o juiz principal
reminder-match = { $penalty }: não pode ganhar a partida, sem pontos de empate
reminder-left-game = Perda de Jogo: saiu do jogo
reminder-skips = Saltar Turno: salta o próximo turno

## Quem confirma

the-head-judge = o juiz principal
the-organizer = a organização
