## Juegos que los jueces anotan turno a turno

so-already = Ya está así: no se ha hecho nada.
is-draft = { $number ->
    [one] { $round } aún es un borrador. Publícala antes de anotar juegos.
   *[other] { $round } aún son un borrador. Publica la ronda antes de anotar juegos.
}
no-round = No hay ninguna ronda en curso. Los juegos se anotan en una ronda publicada.
none-followed = En la mesa { $table } ya no se anota ningún juego.
changed-not-done = Mientras tanto, alguien hizo algo en la mesa { $table }. Lo que enviaste no se ha hecho.
changed = Mientras tanto, alguien hizo algo en la mesa { $table }.
only-in-game-wins = Solo gana el juego un jugador que siga en él.
ruling-took-out = Una decisión sacó a este jugador del juego. Retira la decisión y el juego se adaptará.
no-step = No hay ningún paso que deshacer.
draw-stays = Un lanzamiento de moneda o una tirada de dado no se puede deshacer.
ruling-would-not-fit = Una decisión de un paso posterior ya no encajaría en el juego. Retira antes la decisión.
clear-result-first = La mesa { $table } ya tiene resultado. Bórralo antes, en la página de resultado de la mesa.
give-up-first = Ahora se anota el juego { $game }. Deja de anotarlo antes de reabrir el anterior.
none-confirmed = No se confirmó ningún juego de esta mesa.
cancelled-not-opened = El torneo se canceló: ya no se reabre nada de él.
paired-again = La mesa { $table } se volvió a emparejar desde que se anotó su juego. Introduce el resultado en la página de resultado de la mesa.
not-over = El juego { $game } de la mesa { $table } no ha terminado.
decided-with-game = La partida de la mesa { $table } se decidió con el juego { $game }: no hay otro después.
time-called-in-game = El final del tiempo se anunció en el juego { $game } de la mesa { $table }: no hay otro después.

## El comienzo de un juego

followed-already = El juego { $game } de la mesa { $table } ya se está anotando.
has-result = La mesa { $table } ya tiene resultado. Bórralo en su página de resultado antes de anotar otro juego.
match-decided = La partida de la mesa { $table } está decidida. Deshaz la confirmación o introduce su resultado.
too-few = { $count ->
    [one] En la partida de la mesa { $table } queda { $count } jugador, y un juego multijugador empieza con tres. Introduce el resultado en la página de resultado de la mesa.
   *[other] En la partida de la mesa { $table } quedan { $count } jugadores, y un juego multijugador empieza con tres. Introduce el resultado en la página de resultado de la mesa.
}
cannot-be-followed = La mesa { $table } no se puede anotar: { $problem }

## El tiempo y el final de la ronda en una mesa

ends-as-all = La mesa { $table } termina su ronda como todo el torneo. El juez principal puede decidir otra cosa, con un motivo, en la página de la mesa.
has-time-left = A la mesa { $table } le quedan { $minutes } min y el final del tiempo no se ha anunciado. Si aun así termina ahora, anúncialo otra vez y da un motivo.
end-reason = Motivo: indica por qué esta mesa termina su ronda de otra forma. Lo puede leer cualquiera.
has-result-already = La mesa { $table } ya tiene resultado.
undo-call-first = En la mesa { $table } ya se anunció el final del tiempo. Deshaz el anuncio antes de cambiar cómo termina.
ends-so-already = La mesa { $table } ya termina su ronda así.
turn-to-player = El turno pasa a un jugador que siga en el juego, donde se juega un turno a la vez.
turn-does-not-come = El turno de ese jugador ya no llega.

## Toques en la sala

turn-ends-with-stack = El turno terminaría con { $objects } en su pila. Termínalo en el panel del juego, que antes pregunta.
nobody-in-seat = Nadie del asiento { $seat } de la mesa { $table } juega este juego.
ended-otherwise = El juego de la mesa { $table } terminó de otra forma. Deshaz su último turno o introduce el resultado en la página de resultados.
followed-meanwhile = Mientras tanto, alguien ha empezado a anotar el juego de la mesa { $table }. Lo que enviaste no se ha hecho.
reported-before = La mesa { $table } ya tenía resultado: { $stored }. El tuyo no se ha guardado: si aquel está mal, corrígelo en la página de resultados.
draw-asks-still-in = Mesa { $table }: solo quienes siguen en el juego comparten un empate. Marca antes quién está fuera, o introduce el empate en la página de resultados.
places-ask-order = Mesa { $table }: aquí puntúan los puestos. Toca el nombre de cada jugador según vayan saliendo, o introduce los puestos en la página de resultados.
