### La página de resultados

results-of = Resultados: { $round }
reported-of = <b>{ $reported }</b> de { $all } con resultado
not-started = sin empezar: el primer resultado empieza la ronda y su reloj
finish-round = Terminar la ronda
one-key-per-game = Una tecla por juego, en orden: 1D1 es asiento 1, un juego empatado, asiento 1.
keys-still-in = <kbd>=</kbd> y asientos: empate de quienes seguían en el juego, como =124
keys-places = Asientos por orden de puestos, con <kbd>&gt;</kbd> entre ellos y <kbd>=</kbd> entre quienes salieron a la vez, como 3&gt;1=4&gt;2
table-is-reported = Mesa { $table } registrada.
can-be-undone = Lo que introduces se puede deshacer durante unos segundos.

## Sin ronda en juego

no-round = Ninguna ronda acepta resultados
no-round-text = Los resultados se introducen aquí cuando se publica una ronda.
corrected-at-tables = Los resultados de rondas terminadas se corrigen en <a>sus mesas</a>.

## Decisiones

rulings = Decisiones
rulings-to-agree = Decisiones que los resultados deben respetar
reminder = Mesa { $table }: <bdi>{ $player }</bdi>, { $text } (<a>decisión { $ruling }</a>)

## Lo que reportan los jugadores

players-report = Lo que reportan los jugadores
to-confirm = { $count } por confirmar
more-reports = { $count ->
    [one] { $count } más espera a los demás de su mesa.
   *[other] { $count } más esperan a los demás de sus mesas.
}
entered-otherwise = Introducidos de forma distinta a lo que reportó un jugador:
link-table = mesa { $table }
disputed = En disputa
ruled-out = Excluido
waits = En espera
button-at-table = { $label } en la mesa { $table }

## Las mesas como tarjetas

which-tables = Qué mesas
list-outstanding = Pendientes: { $count }
list-reported = Con resultado: { $count }
tables = Mesas
seats = Asientos
reported = reportado
undo = Deshacer
change = Cambiar
draw = Empate
drawn-game = Juego empatado
losses = Concesión, abandono…
games-done = Listo
undo-game = Deshacer un juego
games = { $count ->
    [one] { $count } juego
   *[other] { $count } juegos
}
games-and-drawn = { $count ->
    [one] { $count } juego, { $drawn } en empate
   *[other] { $count } juegos, { $drawn } en empate
}
overrule-it = Sustituirlo

## Avisos

already-so = La mesa { $table } ya tenía este resultado.
undo-clears-result = Deshacer solo borra el resultado: un abandono se deshace en la página del jugador.
reported-before = Alguien lo introdujo antes: { $stored }. El tuyo no se ha guardado.
at-table = Mesa { $table }: { $sentence }
unknown-entry = No se entiende { $typed }. Escribe C y un asiento si concedió, M y un asiento para una pérdida de partida, D y un asiento para un abandono, como c2 m3 d4.
