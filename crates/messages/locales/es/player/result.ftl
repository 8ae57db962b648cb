## Reportar el resultado de una mesa

report-result = Reportar el resultado
place = Mesa { $table }, { $round }
who-won = ¿Quién ganó?
who-won-game = ¿Quién ganó el juego { $game }?
tap-seat = Toca el asiento.
player-won = { $player } ganó
nobody-won = Empate: no ganó nadie
who-was-still-in = ¿Quién seguía en el juego?
who-was-still-in-hint = Comparten el empate. Quien salió antes ha perdido.
draw = Empate
counts-when-confirmed = Cuenta cuando otro jugador de la mesa lo confirma.
other-report =
    Otro jugador ya ha reportado. El mismo resultado cuenta al momento; si es distinto, decide el staff.
report-it = Reportarlo
not-yet = Todavía no
so-far = Hasta ahora: <bdi>{ $result }</bdi>. <a>La partida terminó aquí</a>
back-to-table = Volver a tu mesa
somebody-conceded = Alguien concedió la partida o hubo juegos antes
who-conceded = ¿Quién concedió la partida?
who-conceded-hint =
    Quien concede pierde los puntos de esta partida, así que solo cuenta cuando lo confirma en su página o lo dice un juez.
games-in-order = Juegos en orden
games-in-order-hint = Una tecla por juego: el asiento que ganó, o D si fue empate. D2 significa un juego empatado y después otro que ganó el asiento 2.
next = Siguiente
