## Mensajes de Podium en un chat

round-published = { $agreeing ->
    [one] { $opening } ya tiene los emparejamientos publicados: { $tables }.
   *[other] { $opening } ya tienen los emparejamientos publicados: { $tables }.
}
round-unpublished = { $opening }: se retiró la publicación de los emparejamientos.
round-running = { $agreeing ->
    [one] { $opening } ya está en juego.
   *[other] { $opening } ya están en juego.
}
round-unstarted = { $opening }: se deshizo el comienzo.
round-finished = { $agreeing ->
    [one] { $opening } ha terminado.
   *[other] { $opening } han terminado.
}
round-reopened = { $agreeing ->
    [one] { $opening } se ha reabierto y vuelve a estar en juego.
   *[other] { $opening } se han reabierto y vuelven a estar en juego.
}
result-won = Mesa { $table }, { $round }: gana { $winner }.
result-draw = Mesa { $table }, { $round }: empate.
result-cleared = Mesa { $table }, { $round }: se borró el resultado.
cut = Corte anunciado: el top { $size } sigue jugando.
cut-revoked = Se revocó el corte anunciado.
event-finished = { $event } ha terminado.
event-reopened = { $event } vuelve a estar abierto: se ha reabierto.
event-cancelled = { $event } se ha cancelado.
champion = ¡{ $player } gana { $event }!
announcement-withdrawn = Se retiró un anuncio.
test = Una prueba: este canal recibe noticias de { $event }.

## Jugadores

players-added = { $count ->
    [one] Jugador: alta de { $who }.
   *[other] Jugadores: alta de { $who }.
}
players-changed = { $count ->
    [one] Jugador: cambios en { $who }.
   *[other] Jugadores: cambios en { $who }.
}
players-dropped = { $count ->
    [one] Jugador: abandono de { $who }.
   *[other] Jugadores: abandono de { $who }.
}
players-disqualified = { $count ->
    [one] Jugador: descalificación de { $who }.
   *[other] Jugadores: descalificación de { $who }.
}
players-back = { $count ->
    [one] Jugador: regreso de { $who }.
   *[other] Jugadores: regreso de { $who }.
}
players-removed = { $count ->
    [one] Jugador: baja de { $who }.
   *[other] Jugadores: baja de { $who }.
}
player-number = número { $number }

## Comunidades

evening-opened = { $evening }: la jornada está abierta.
evening-finished = { $evening }: la jornada ha terminado.
evening-reopened = { $evening }: la jornada se ha reabierto.
evening-cancelled = { $evening }: la jornada se ha cancelado.
season-changed = Temporada { $season }: han cambiado la clasificación o las jornadas.
season-closed = { $season }: la temporada se ha cerrado.
season-reopened = { $season }: la temporada se ha reabierto.
free-pod-won = Mesa { $table }, { $evening }: gana { $winner }.
free-pod-drawn = Mesa { $table }, { $evening }: empate.
free-pod-void = Mesa { $table }, { $evening }: el pod se ha anulado y no cuenta para nadie.
