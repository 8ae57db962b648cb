## Lo que ocurrió en un juego anotado

turn-of = el turno de { $player }
nobody = nadie
turn-ends = termina { $turn }
next-phase = { $turn }: { $phase }
last-phase-ends = { $turn }: termina
next-phase-unknown = { $turn }: siguiente fase

## Jugadores que salen del juego

lose = { $count ->
    [one] { $players } pierde
   *[other] { $players } pierden
}
concede = { $count ->
    [one] { $players } concede
   *[other] { $players } conceden
}
leave-with-match-loss = { $count ->
    [one] { $players } sale con una pérdida de partida
   *[other] { $players } salen con una pérdida de partida
}
leave-drawn = { $count ->
    [one] { $players } sale: para ese jugador el juego es un empate
   *[other] { $players } salen: para esos jugadores el juego es un empate
}
at-end-of-phase = { $leave } al final de la fase de { $marker }

## Turnos y final del tiempo

extra-turn = { $player } recibe un turno adicional
skips-turn = { $player } pierde su próximo turno
time-extra-turns = final del tiempo, con turnos extra
time-finish-turn = final del tiempo, se termina el turno
time-next-turn = final del tiempo, el turno siguiente es el último
had-been-passed = { $turn } ya se había pasado
not-counted = no se cuentan: { $players }

## Hechizos y habilidades

casts = { $player } lanza { $object } ({ $marker })
casts-at = { $player } lanza { $object } haciendo objetivo a { $targets } ({ $marker })
activates = { $player } activa { $object } ({ $marker })
activates-at = { $player } activa { $object } haciendo objetivo a { $targets } ({ $marker })
triggers = se dispara { $object }, de { $player } ({ $marker })
triggers-at = se dispara { $object }, de { $player }, haciendo objetivo a { $targets } ({ $marker })
copies = { $player } copia { $object } ({ $marker })
copies-at = { $player } copia { $object } haciendo objetivo a { $targets } ({ $marker })
passes-priority = { $player } pasa la prioridad ({ $marker })
does-nothing = { $player } no hace nada con la prioridad ({ $marker })
leaves-stack = { $object } sale de su pila
announces-loop = { $player } anuncia un bucle, { $iterations } veces con { $points } puntos
would-stop = { $player } pararía en la repetición { $iteration } después del punto { $point }
lets-loop-run = { $player } deja correr el bucle

## Vidas, veneno y demás

status = { $player }: { $changes }
life = vidas { $life }
poison = veneno { $poison }
damage = daño de { $commander } { $amount }
commander-casts = lanzamientos del comandante { $casts }
second-commander-casts = lanzamientos del segundo comandante { $casts }
commander-of = el comandante de { $owner }
second-commander-of = el segundo comandante de { $owner }

## Otras cosas

becomes-monarch = { $player } se convierte en el monarca
takes-initiative = { $player } toma la iniciativa
wins-by-effect = victoria por un efecto: { $players }
draw-by-effect = el juego es un empate por un efecto de { $players }
noted = se anota { $object } de { $player }
gone = { $object } ya no está
gains-control = { $player } gana el control de { $object }
control-ends = termina el control de { $object }
lasts-until-turn = { $object } dura hasta el próximo turno de { $player }
flips-heads = { $player } lanza una moneda y elige cara
flips-tails = { $player } lanza una moneda y elige cruz
flips = { $player } lanza una moneda
rolls = { $player } tira un dado de { $sides } caras

## El estado de una mesa en la sala

table-not-started = sin empezar
table-playing = en juego
table-paused = en pausa
table-extension = en tiempo añadido
table-time-is-up = se acabó el tiempo
table-turn-zero = turno 0, quedan { $of }
table-turn = turno { $turn } de { $of }
table-turns-left = { $count ->
    [one] queda { $count } turno
   *[other] quedan { $count } turnos
}
table-last-turn = último turno
table-overtime-over = prórroga terminada
table-drawn = empate, por confirmar
table-decided = juego decidido, por confirmar
table-reported = resultado de un jugador, por confirmar
table-disputed = en disputa
table-done = terminada
