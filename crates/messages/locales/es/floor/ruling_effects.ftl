## Lo que hizo una decisión

waits = Espera al juez principal; aún no se aplica nada.
table-got-time = La mesa tiene { $minutes } min más.
time-stays = El tiempo que recibió la mesa se mantiene: se perdió de todos modos.
time-withdrawn = Se retiró el tiempo que la mesa había recibido por ella.
was-built-on = La decisión { $number } se basaba en ella: el juez principal vuelve a revisarla.
carried-out = La decisión { $number } se aplicó en la mesa.
undone-at-table = Lo que hizo la decisión { $number } se deshizo en la mesa.

## Aplicado

disqualified = { $who } recibe una descalificación y queda fuera del torneo.
dropped = { $who } queda fuera de las próximas rondas: abandono.
for-next-match = { $who } no tiene ninguna partida ahora: la penalización ({ $penalty }) se aplica al principio de la próxima. Avísale.
skips-in-game = { $who } pierde su próximo turno en el juego anotado.
left-game = { $who } ha salido del juego anotado; el pod sigue jugando.
game-refused = El juego anotado de la mesa { $table } no lo aceptó: { $why }
skips-at-table = En la mesa: { $who } pierde su próximo turno. El juego no se anota aquí.
leaves-at-table = En la mesa: { $who } sale ahora del juego y el pod sigue jugando. El juego no se anota aquí.
match-loss-next = { $who } no tiene ninguna partida ahora: la pérdida de partida se aplica en la próxima, salvo que corrijas el resultado de la última.
result-has-loss = El resultado de la mesa { $table } lleva ahora la pérdida de partida de { $who }. Es: { $result }.
out-of-match = { $who } queda fuera de la partida: el resultado de la mesa { $table } llevará la pérdida de partida cuando se introduzca.

## Deshecho

undone-in-game = La penalización de { $who } se deshizo en el juego anotado.
not-undone-in-game = El juego anotado siguió tras la penalización de { $who } de una forma que aquí no se puede deshacer: { $who } sigue fuera.
undo-at-table = En la mesa { $who } tenía una penalización ({ $penalty }): deshazla ahí hasta donde lo permita el juego.
judge-tells = El juez de la mesa { $table } tiene que avisar a la mesa.
in-tournament-again = { $who } vuelve a estar en el torneo.
result-without-loss = El resultado de la mesa { $table } ya no lleva la pérdida de partida de { $who }. Es: { $result }.
in-match-again = { $who } vuelve a estar en la partida de la mesa { $table }.
result-of-round-without-loss = El resultado de la mesa { $table } en { $round } ya no lleva la pérdida de partida de { $who }. Es: { $result }.
finished = { $number ->
    [one] { $round } ha terminado: { $what }
   *[other] { $round } han terminado: { $what }
}
not-dropped = El abandono de { $who } queda anulado.
drop-stays = El abandono de { $who } se mantiene: { $why }

## Junto al resultado de una mesa

reminder-waits = { $penalty }: espera al juez principal
reminder-match = { $penalty }: no puede ganar la partida, sin puntos de empate
reminder-left-game = Pérdida de juego: ha salido del juego
reminder-skips = Pérdida de turno: pierde el próximo turno

## Quién tiene que confirmar una decisión

the-head-judge = el juez principal
the-organizer = la organización
