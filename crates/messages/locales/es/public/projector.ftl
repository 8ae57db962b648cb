## El proyector de la sala

no-time-limit = sin límite de tiempo
find-your-seat = busca tu asiento
paused = en pausa

## En lugar de los emparejamientos

first-pairings-appear-here = Los emparejamientos de la primera ronda aparecen aquí cuando se publican.
next-pairings-appear-here = Esta ronda ha terminado. Los emparejamientos de la siguiente aparecen aquí cuando se publican.
won = { $count ->
    [one] Ganó { $players }.
   *[other] Ganaron { $players }.
}
in-the-cut = En el corte: { $players }.
seeded = { $seed }. { $player }

## Partes de la página

names-in-parts = Nombres por partes
pairings-by-name = Emparejamientos por nombre
turns = Página { $page } de { $pages } · cambia en { $seconds } s
