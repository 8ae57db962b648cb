### Asientos y turnos de un juego anotado

## Asientos

out = fuera: { $why }
won-the-game = ganó el juego
takes-turn = juega su turno
takes-extra-turn = juega un turno adicional
takes-turn-with = juega su turno (marcador { $marker })
takes-extra-turn-with = juega un turno adicional (marcador { $marker })
waits-for-turn = espera su turno
waits-for-turn-with = espera su turno (marcador { $marker })
marker-designated = el marcador { $marker } se va a retirar
monarch = monarca
has-initiative = tiene la iniciativa
extra-turns-to-come = { $count ->
    [one] un turno adicional por jugar
   *[other] { $count } turnos adicionales por jugar
}
turns-to-skip = { $count ->
    [one] pierde el próximo turno
   *[other] { $count } turnos por perder
}
leaves-after-phase = sale al final de la fase ({ $why })
life = vidas { $life }
poison = veneno { $count }
energy = energía { $count }
experience = experiencia { $count }
rad = radiación { $count }
damage-from = { $damage } del comandante de { $player }
damage-from-second = { $damage } del segundo comandante de { $player }
casts = { $count ->
    [one] { $count } lanzamiento del comandante
   *[other] { $count } lanzamientos del comandante
}
casts-of-second = { $count ->
    [one] { $count } lanzamiento del segundo comandante
   *[other] { $count } lanzamientos del segundo comandante
}
would-lose = perdería: { $why }
no-life-left = no le quedan vidas
ten-poison = diez contadores de veneno o más
damage-of-21 = 21 puntos de daño o más del comandante de { $player }
in-range = dentro del rango
in-range-attackable = dentro del rango, se le puede atacar

## El centro de la imagen

middle-won = ganó
middle-drawn = empate
middle-in-game = en el juego
middle-turns = { $turns } de { $markers } turnos
middle-turns-left = { $count ->
    [one] turno restante
   *[other] turnos restantes
}

## Después del final del tiempo

turns-left = { $count ->
    [one] queda { $count } turno
   *[other] quedan { $count } turnos
}
last-turn = último turno
last-turns = últimos turnos
time-called = Final del tiempo anunciado.
time-called-last = { $count ->
    [one] Final del tiempo anunciado: el turno en curso es el último.
   *[other] Final del tiempo anunciado: los { $count } turnos en curso son los últimos.
}
time-called-more = { $count ->
    [one] Final del tiempo anunciado: puede empezar { $count } turno más.
   *[other] Final del tiempo anunciado: pueden empezar { $count } turnos más.
}

## Turnos en una lista

turn = juega su turno
turn-extra = juega un turno adicional
turn-left = ha salido; el turno sigue
designated = se va a retirar
waits = espera
waits-extra = espera con un turno adicional
waits-first-to-seat = espera al marcador { $marker } ({ $player }), que llegó antes a este asiento
waits-within-three = espera al marcador { $marker } ({ $player }), a tres asientos o menos a la izquierda
waits-extra-first-to-seat = espera con un turno adicional al marcador { $marker } ({ $player }), que llegó antes a este asiento
waits-extra-within-three = espera con un turno adicional al marcador { $marker } ({ $player }), a tres asientos o menos a la izquierda
waits-no-more = espera: no empiezan más turnos
waits-extra-no-more = espera con un turno adicional: no empiezan más turnos
waits-receiver = espera a que el jugador siguiente pueda recibirlo: hay un marcador a tres asientos o menos

## Las fases de un turno

phase-beginning = fase inicial
phase-precombat-main = fase principal precombate
phase-combat = fase de combate
phase-postcombat-main = fase principal poscombate
phase-ending = fase final

## Por qué salió un jugador

left-lost = perdió
left-conceded = concedió
left-match-loss = pérdida de partida
left-drawn = empate
