## Lo que siguió a un paso de un juego anotado

with-marker = { $clause } ({ $marker })
player-in-seat = el jugador del asiento { $seat }
numbered-object = objeto { $number }

## Turnos

turn-began = { $player } empieza un turno
extra-turn-began = { $player } empieza un turno adicional
turn-ended = termina el turno de { $player }
turn-skipped = se salta el turno de { $player }
extra-turn-skipped = se salta el turno adicional de { $player }
phase-began = { $marker }: empieza la { $phase }
marker-passed = { $marker } pasa de { $player } a { $to }
marker-kept = { $player } conserva el { $marker } para un turno adicional
extra-turns-wait = { $count ->
    [one] hay un marcador cerca a la derecha: { $player } juega más tarde un turno adicional
   *[other] hay un marcador cerca a la derecha: { $player } juega más tarde { $count } turnos adicionales
}
designated = { $marker } se va a retirar: { $players }, { $markers }
designated-again = { $marker } se va a retirar { $count } veces: { $players }, { $markers }
players-in-game = { $count ->
    [one] un jugador
   *[other] { $count } jugadores
}
markers-in-game = { $count ->
    [one] un marcador
   *[other] { $count } marcadores
}
marker-removed = se retira el { $marker } de { $player }
extra-turn-owed = { $player } recibe un turno adicional
skip-owed = { $player } pierde su próximo turno

## Jugadores que salen del juego

left-lost = { $player } pierde y sale del juego
left-conceded = { $player } concede y sale del juego
left-match-loss = { $player } sale del juego con una pérdida de partida
left-drawn = { $player } sale: para ese jugador el juego es un empate
departure-deferred = { $player } sale al final de la fase actual del { $marker }

## Final del tiempo y del juego

time-called-finish = final del tiempo: se terminan los turnos en curso
time-called-next = final del tiempo; el turno siguiente es el último
time-called-turns = { $count ->
    [0] final del tiempo: no puede empezar ningún turno más
    [one] final del tiempo: puede empezar un turno más
   *[other] final del tiempo: pueden empezar { $count } turnos más
}
game-won = { $player } gana el juego
game-drawn = el juego es un empate

## Pila

put-on-stack = { $player } pone { $object } en la pila del { $marker }
priority-passed = { $player } pasa la prioridad
priority-void = la petición de prioridad de { $player } no vale
has-priority = { $player } tiene la prioridad
resolved = { $object } se resuelve
left-stack = { $object } sale de la pila del { $marker }
stack-exiled = el turno termina con { $object } en la pila del { $marker }: se exilia
stack-moved = { $object } va a la pila del { $marker }

## Bucles

loop-announced = { $player } anuncia un bucle, { $iterations } veces
stop-proposed = { $player } lo pararía en la repetición { $iteration } después del punto { $point }
loop-ran = el bucle corre hasta la repetición { $iteration }
loop-ran-to-point = el bucle corre hasta la repetición { $iteration }, punto { $point }
loop-abandoned = el bucle no corre: salió un jugador que hace falta

## Lo que se sabe de un jugador

status-set = cambia el estado de { $player }
would-lose-life = a { $player } no le quedan vidas y perdería
would-lose-poison = { $player } tiene diez contadores de veneno o más y perdería
would-lose-damage = { $player } tiene 21 puntos de daño o más del comandante de { $owner } y perdería

## Permanentes y otros objetos

object-appeared = { $object } está bajo el control de { $player }
object-removed = { $object } ya no está
object-left = { $object } sale del juego con su propietario, { $player }
object-ceased = { $object } deja de existir
object-exiled = { $object } se exilia
object-removed-from-game = { $object } se retira del juego
object-to-graveyard = { $object } va al cementerio de { $player }
control-changed = { $player } controla { $object }
control-unchanged = { $object } sigue bajo el control de { $player }
effect-lasts = { $object } dura hasta el próximo turno de { $player }
effect-ended = { $object } termina

## Monedas y dados

flipped = { $player } lanza una moneda: { $outcome }
rolled-as-coin = { $player } saca { $result } en un dado de { $sides } caras, como se acordó: { $outcome }
heads = cara
tails = cruz
heads-won = cara, elegida: gana
tails-won = cruz, elegida: gana
heads-lost = cara; eligió cruz: pierde
tails-lost = cruz; eligió cara: pierde
rolled = { $player } saca { $result } en un dado de { $sides } caras
