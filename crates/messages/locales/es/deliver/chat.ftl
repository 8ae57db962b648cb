## Mensajes de Podium en un chat

round-published = { $opening }: emparejamientos publicados ({ $tables }).
round-unpublished = { $opening }: se retiró la publicación de los emparejamientos.
round-running = { $opening }: ¡en juego!
round-unstarted = { $opening }: se deshizo el comienzo.
round-finished = { $opening }: fin de la ronda.
round-reopened = { $opening }: se reabre y vuelve a estar en juego.
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

players-added = Jugadores: alta de { $who }.
players-changed = Jugadores: cambios en { $who }.
players-dropped = Jugadores: abandono de { $who }.
players-disqualified = Jugadores: descalificación de { $who }.
players-back = Jugadores: regreso de { $who }.
players-removed = Jugadores: baja de { $who }.
player-number = número { $number }
