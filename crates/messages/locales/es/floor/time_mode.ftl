### Tiempos: cada mesa es una tarjeta con botones

## Encima de las tarjetas

ask-extra-turns = Toca de quién es el turno: un turno más por cada jugador que siga (2.5AA).
ask-finish-turn = Toca de quién es el turno: se termina y no hay ninguno más (2.5AB).
inside-table = mesa { $table }
problem-at = Mesa { $table }: { $problem }
no-button = Este formulario no dijo qué se tocó. Toca un botón de una mesa.
reported-before = La mesa ya tenía resultado: { $result }. No se ha guardado nada: si está mal, corrígelo en la página de resultados.

## Lo que dice una tarjeta

judge-is-called = llamada a un juez
another-end = otro final aquí
done = terminada
turns-follow = { $count ->
    [one] sigue { $count } turno
   *[other] siguen { $count } turnos
}
the-last-turn = el último turno
look-at-reports = Mira lo que reportan sus jugadores.
game-is-confirmed = Hay un juego confirmado de esta partida.
has-won = { $player } ganó
is-drawn = El juego es un empate
overtime-is-over = Se acabó la prórroga: el juego es un empate
overtime-life = Se acabó la prórroga: gana quien tiene más vidas
no-turn-is-left = No queda ningún turno: gana quien tiene más vidas
most-life = Más vidas: { $player }
in-end-step = Alguien está actuando en el paso final: el turno siguiente es el último
turns-of = { $played } de { $all }
last-turn = Último turno
turns-left = { $count ->
    [one] Queda { $count } turno
   *[other] Quedan { $count } turnos
}
then = después { $player }
waits-for = espera al marcador { $marker }
no-more-turn = no juega más turnos
finishes-turn = termina el turno
several-turns = Aquí se juegan varios turnos a la vez y nadie los anota.
time-is-up = Se acabó el tiempo

## Preguntas y botones

seats = Asientos
whose-turn = ¿De quién es el turno?
who-has-won = ¿Quién ganó?
turn-of-gone = turno<span>: es de { $player }, que ha salido</span>
seat-turn = <bdi>{ $player }</bdi><span>: es su turno</span>
seat-won = <bdi>{ $player }</bdi><span> ganó</span>
seat-goes-out = <bdi>{ $player }</bdi><span> queda fuera</span>
out = fuera
lost = Perdió
conceded = Concedió
not-counted = Juego lento: <bdi>{ $player }</bdi> no cuenta
undo-at = Deshacer<span> en la mesa { $table }</span>
undo-result = Deshacer<span> el resultado de la mesa { $table }</span>
draw-at = Empate<span> en la mesa { $table }</span>
time-is-called = Final del tiempo<span> en la mesa { $table }</span>
next-turn = +1 turno<span> en la mesa { $table }</span>
ends-drawn = Termina: empate<span> en la mesa { $table }</span>
extra-turn = Turno adicional<span> de { $player } en la mesa { $table }</span>
turn-ends = Fin del turno<span> de { $player }</span>
confirm = Confirmar<span> el resultado de la mesa { $table }</span>
count-at = <bdi>{ $result }</bdi><span> en la mesa { $table }</span>
call-early = Anunciarlo antes de tiempo
has-finished = Ha terminado
follow-it = Anotarlo
result = Resultado
