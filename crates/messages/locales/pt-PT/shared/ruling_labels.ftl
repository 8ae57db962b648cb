## O estado de uma decisão

state-again = De novo com o juiz principal
state-given = Dada
state-for-head-judge = Com o juiz principal
state-appealed = Apelada
state-changed = Alterada
state-upheld = Mantida
state-overturned = Revertida
state-withdrawn = Retirada

## A infração

no-infraction = Nenhuma infração indicada

## Onde

before-round-one = Antes da ronda 1
ruling-and-place = Decisão { $number }: { $place }

## Como a penalização foi aplicada

waits-for-head-judge = Não aplicada: aguarda o juiz principal.
for-next-match = Para a próxima partida: é aplicada quando esta começar.
could-not-be-undone = Foi aplicada e não pôde ser desfeita aqui: corrige-a à mão, na medida do possível.
to-carry-out = Por aplicar na mesa.
done-at-table = Aplicada pelo juiz na mesa.
done-in-game = Aplicada no jogo acompanhado.
no-win = Sem vitória nem pontos de empate nesta partida.
out-of-tournament = Fora do torneio.
undone = Desfeita.
