### El panel del juego

## Direcciones que no llevan a nada

no-round = No hay ninguna ronda publicada: no hay mesa que anotar.
no-such-table = No hay ninguna mesa { $table } en esta ronda.
to-rounds = Ir a las rondas

## Título y juegos de la mesa

title = Juego en la mesa { $table }
game = Juego { $number }
game-given-up = Juego { $number } (no se anotó entero)
game-and-variant = Juego { $number }, { $variant }
grand-melee = Grand Melee
free-for-all = Todos contra todos
line = { $players ->
    [one] { $players } jugador, { $playing } en el juego
   *[other] { $players } jugadores, { $playing } en el juego
}
line-confirmed = { $players ->
    [one] { $players } jugador, { $playing } en el juego; confirmado
   *[other] { $players } jugadores, { $playing } en el juego; confirmado
}
line-given-up = { $players ->
    [one] { $players } jugador, { $playing } en el juego; no se anotó entero
   *[other] { $players } jugadores, { $playing } en el juego; no se anotó entero
}
line-not-followed = { $players ->
    [one] { $players } jugador, sin anotar
   *[other] { $players } jugadores, sin anotar
}
not-followed = sin anotar
match-result = La partida: <b><bdi>{ $result }</bdi></b>.
result-of-table = Resultado de la mesa
step-through = Recorrer este juego

## Los turnos en curso

turns = Turnos
acts = Acciones
end-turn = Terminar turno<span> de { $player }</span>
next-phase = Siguiente fase<span> de { $player }</span>
end-the-turn-of = Terminar el turno de
end-turn-of-marker = <span>Terminar el turno del marcador </span>{ $marker } <bdi>{ $player }</bdi>
marker-waits = Marcador { $marker }, <bdi>{ $player }</bdi>: { $state }
to-turns = Ir a los turnos

## Los asientos

leaves = { $player } sale
as-picture = La mesa en imagen

## Cuánto se muestra

what-is-shown = Qué se muestra
quick = Rápido
everything = Todo

## El historial

history = Historial
earlier-steps = { $count ->
    [one] { $count } paso anterior
   *[other] { $count } pasos anteriores
}
the-service = el servicio
undone-by = deshecho por { $who }, { $time }
step-of-ruling = { $penalty }: { $what } (decisión { $ruling })
step-of-withdrawn-ruling = { $what } (era de la decisión { $ruling }, que ya no está en vigor: { $penalty })
done-since = { $time }, { $who }: { $what }
done-and-undone-since = { $time }, { $who }: { $what } ({ $undone })
undone-since = { $what }: { $undone }

## Deshacer y dejar de anotar

undo = Deshacer
undo-before = Deshacer lo pulsado antes
undo-confirmation = Deshacer la confirmación de este juego
undo-several = Deshacer varios pasos
undo-from = Deshacer todo desde este paso
undo-these = Deshacer estos pasos
stop-title = Dejar de anotar este juego
stop-means = Su historial se conserva. Introduce el resultado en la página de resultados, o vuelve a anotar el juego desde el principio.
stop-button = Dejar de anotar
stopped = El juego ya no se anota. Su historial se conserva.

## Preguntas antes de hacer algo

end-turn-title = ¿Terminar ya el turno?
still-on-stack = El turno de { $player } terminaría con { $objects } en su pila.
still-on-stack-of-marker = El turno de { $player } (marcador { $marker }) terminaría con { $objects } en su pila.
end-turn-means = Una fase termina con la pila vacía (CR 500.2). Si un efecto termina el turno, lo que está en la pila se exilia. Si no, deja que se resuelva antes o quítalo de la pila.
end-turn-button = Terminar el turno, exiliar la pila
call-time-title = ¿Anunciar ya el final del tiempo?
time-is-left = A la mesa { $table } le quedan { $minutes } min. El final del tiempo aún no se ha anunciado.
call-time-button = Anunciar el final con { $minutes } min por jugar
done-meanwhile = Hecho mientras tanto
send-again = Enviar lo mío otra vez
kept = Lo que enviaste se ha guardado: envíalo otra vez si sigue encajando.

## Anotar un juego

start-title = Anotar un juego
plays-grand-melee = { $players ->
    [one] { $players } jugador juega Grand Melee, con un rango de influencia de 1 y ataques a la izquierda, salvo que se acordara otra cosa.
   *[other] { $players } jugadores juegan Grand Melee, con un rango de influencia de 1 y ataques a la izquierda, salvo que se acordara otra cosa.
}
plays-free-for-all = { $players ->
    [one] { $players } jugador juega Todos contra todos, con rango ilimitado, salvo que se acordara otra cosa.
   *[other] { $players } jugadores juegan Todos contra todos, con rango ilimitado, salvo que se acordara otra cosa.
}
something-else = Se acordó otra cosa
variant = Variante
influence = Rango de influencia
attacks = Ataques
edition = Edición de las reglas
by-number-of-players = Según el número de jugadores
of-variant = Lo de la variante
unlimited = Ilimitado
attack-left = Izquierda
attack-right = Derecha
attack-several = Varios jugadores
edition-now = Reglas actuales (CR 807)
edition-2007 = 2007 (608)
follow-this = Anotar este juego
follow-another = Anotar otro juego

## El final de un juego

won-the-game = { $player } ganó el juego.
game-is-drawn = El juego es un empate.
out-in-order = Fuera del juego, en este orden: { $players }.
out-in-turn = { $players } (turno { $turn }, { $why })
out-because = { $players } ({ $why })
if-match-ends = Si la partida termina ahora:
score-won = { $points ->
    [one] { $players }: gana la partida, { $points } punto
   *[other] { $players }: gana la partida, { $points } puntos
}
score-others = { $points ->
    [one] { $players }: { $points } punto
   *[other] { $players }: { $points } puntos
}
score-drew = { $points ->
    [one] { $players }: empate, { $points } punto por jugador
   *[other] { $players }: empate, { $points } puntos por jugador
}
score-out = { $points ->
    [one] { $players }: concesión o pérdida de partida, { $points } punto
   *[other] { $players }: concesión o pérdida de partida, { $points } puntos
}
score-takes-stakes = { $players }: gana la partida y se lleva todas las apuestas
score-shares-stakes = { $players }: empate, recuperan sus apuestas y se reparten las demás
score-loses-stake = { $players }: apuesta perdida
playoff-goes-on = Una partida del playoff la gana alguien: se juega otro juego, con asientos sorteados de nuevo (2.5B).
too-few = Quedan menos de tres jugadores en la partida, y un juego multijugador empieza con tres (CR 800.1). Si siguen jugando, introduce el resultado en la página de resultado de la mesa.
conceded-match = Concedió la partida entera
next-game = Empezar el juego siguiente
another-game = Otro juego
confirm-result = Confirmar el resultado
overrule = Sustituir el resultado
result-stored = El resultado de la mesa { $table } se ha guardado.
next-is-followed = Se anota el juego siguiente. Sus asientos se han sorteado: mira quién se sienta dónde.
reported-before = La mesa { $table } ya tenía resultado: { $result }. El final de este juego no se ha guardado. Si aquel resultado está mal, sustitúyelo abajo, o deja de anotar el juego.

## Formularios que no se pueden leer

no-button = Pulsa uno de los botones de esta página.
no-seat = { $typed } no es un asiento de esta mesa: tiene asientos del 1 al { $seats }.
no-whole-number = { $label }: { $typed } no es un número entero.
empty-status = Escribe lo que cambia: vidas, contadores, daño o lanzamientos. Un campo vacío se queda como está.
not-resolving = { $object } no se está resolviendo ahora, así que no causa nada.
no-target = { $object } ya no está en ninguna pila, así que no es un objetivo.
