## O que uma decisão fez

waits = Ela espera o juiz principal; nada é aplicado ainda.
table-got-time = A mesa tem mais { $minutes } min.
time-stays = O tempo que a mesa recebeu fica: ele se perdeu de qualquer forma.
time-withdrawn = O tempo dado à mesa por isto foi retirado.
was-built-on = A decisão { $number } se baseou nela: o juiz principal a revê.
carried-out = A decisão { $number } é aplicada na mesa.
undone-at-table = O que a decisão { $number } fez é desfeito na mesa.

## Aplicado

disqualified = { $who }: desqualificação e saída do torneio.
dropped = { $who } sai do torneio.
for-next-match = { $who } não está em partida agora: a penalidade { $penalty } é aplicada no começo da próxima. Avise.
skips-in-game = { $who } pula o próximo turno no jogo acompanhado.
left-game = { $who } saiu do jogo acompanhado; o pod continua.
game-refused = O jogo acompanhado da mesa { $table } não aceitou: { $why }
skips-at-table = Na mesa: { $who } pula o próximo turno. O jogo não é acompanhado aqui.
leaves-at-table = Na mesa: { $who } sai do jogo agora, o pod continua. O jogo não é acompanhado aqui.
match-loss-next = { $who } não está em partida agora: a Perda de Partida é aplicada na próxima, a menos que você corrija o resultado da última.
result-has-loss = O resultado da mesa { $table } agora tem a Perda de Partida de { $who }. Ficou assim: { $result }.
out-of-match = { $who } está fora da partida: o resultado da mesa { $table } recebe a Perda de Partida quando for registrado.

## Desfeito

undone-in-game = A penalidade de { $who } foi desfeita no jogo acompanhado.
not-undone-in-game = Depois da penalidade de { $who }, o jogo acompanhado seguiu de um modo que não se desfaz aqui: { $who } continua fora.
undo-at-table = Na mesa, { $who } teve a penalidade { $penalty }: desfaça lá, na medida em que o jogo permita.
judge-tells = O juiz da mesa { $table } precisa avisar a mesa.
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

reminder-waits = { $penalty }: espera o juiz principal
reminder-match = { $penalty }: não pode vencer a partida, sem pontos de empate
reminder-left-game = Perda de Jogo: saiu do jogo
reminder-skips = Pular Turno: pula o próximo turno

## Quem confirma

the-head-judge = o juiz principal
the-organizer = a organização
