### Decisiones de los jueces

## El estado de una decisión

state-again = Otra vez para el juez principal
state-given = Emitida
state-for-head-judge = Para el juez principal
state-appealed = Apelada
state-changed = Modificada
state-upheld = Confirmada
state-overturned = Anulada
state-withdrawn = Retirada

## La infracción

no-infraction = Sin infracción indicada

## Dónde se tomó

before-round-one = Antes de la ronda 1
ruling-and-place = Decisión { $number }: { $place }

## Cómo se aplicó la penalización

waits-for-head-judge = Sin aplicar: a la espera del juez principal.
for-next-match = Para su próxima partida: se aplica cuando empiece.
could-not-be-undone =
    Se aplicó y no se pudo deshacer aquí: corrígelo a mano hasta donde sea posible.
to-carry-out = Por aplicar en la mesa.
done-at-table = La aplicó el juez en la mesa.
done-in-game = Aplicada en el juego anotado.
no-win = Sin victoria y sin puntos de empate en esta partida.
out-of-tournament = Fuera del torneo.
undone = Deshecha.
