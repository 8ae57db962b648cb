## Los emparejamientos de una ronda

title = Emparejamientos
title-of-round = Emparejamientos, { $round }

## En qué punto está la ronda

published-at = Publicada a las { $time }
started-with-clock = Empezó a las { $time }, { $clock }
started-untimed = Empezó a las { $time }, sin límite de tiempo
finished = Terminada

## Encima de la lista

players-draft-in-pods = Los jugadores hacen el draft en estos pods y juegan en ellos la ronda 1 (MTR-A X.6A).
changed-by-hand = Cambiado a mano.
what-was-changed = Qué se cambió y por qué
to-your-table = Ir a tu mesa
order = Orden
by-table = Por mesa
by-last-name = Por apellido
by-name = Por nombre
tables = Mesas

## Una búsqueda sin resultados

nobody-by-that-name = Nadie con ese nombre en esta ronda
tell-organizer-now = Si deberías tener mesa y no la tienes, avisa ya a la organización.

## La lista por nombre

players-by-name = Jugadores por nombre, con mesa y asiento
players-by-last-name = Jugadores por apellido, con mesa y asiento
bye = Bye
loss = Derrota

## La lista por mesa

seed = seed { $seed }
drawn = Empate.
advances-by-seed = { $player } avanza por seed.
drawn-without = Empate; sin punto para { $players }.
games = Juegos: { $games }.
games-won = { $player } { $count }
games-drawn = empates { $count }
byes = Byes
bye-points = { $points ->
    [one] Sin partida en esta ronda, { $points } punto.
   *[other] Sin partida en esta ronda, { $points } puntos.
}
not-paired = Sin emparejar, pérdida de partida
why-not-paired = Quienes llegaron después de emparejar la ronda o no estaban.

## Debajo de la lista

rounds = Rondas

## Antes de la primera ronda

none-published = Aún no se ha publicado ninguna ronda
appear-here =
    Las mesas y los asientos aparecen aquí cuando la organización publica la primera ronda.
    Mientras tanto, puedes comprobar si estás <a>en la lista de jugadores</a>.
