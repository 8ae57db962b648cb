## La página del resultado de una mesa

title = Resultado de una mesa
result-by = { $round }: <b><bdi>{ $result }</bdi></b>, { $by }.
when-by = { $when }, { $who }
not-reported = { $round }: sin resultado.
players = Jugadores
tournament-over = El torneo ha terminado: los resultados cambian cuando la organización lo reabre en el panel.
would-change = Qué cambiaría

## Campos y botones

result-hint = El asiento que ganó, o D si fue empate; una tecla por juego.
marks = Concesión, derrota, abandono
marks-hint-finished = C y un asiento: concedió la partida; M y un asiento: pérdida de partida. Por ejemplo: c2 m3.
marks-hint = C y un asiento: concedió la partida; M y un asiento: pérdida de partida; D y un asiento: abandona después de esta ronda. Por ejemplo: c2 m3 d4.
who-was-still-in = Empate: ¿quién seguía en el juego?
save-draw = Guardar como empate
reason-hint = Queda anotado en el registro; en una ronda terminada lo puede leer cualquiera.
overrule = Sustituirlo
save-correction = Guardar la corrección
show-changes = Ver qué cambia
clear = Borrar el resultado
clear-means = Un abandono registrado con el resultado se mantiene: deshazlo en la página del jugador.
clear-result = Borrar el resultado

## Avisos

reported-before = La mesa { $table } ya tenía resultado: { $result } ({ $by }). El tuyo no se ha guardado. Si aquel está mal, sustitúyelo abajo.
stored = El resultado de la mesa { $table } se ha guardado.
