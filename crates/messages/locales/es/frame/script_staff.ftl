## Buscar una mesa, un jugador o una página

find-what = Mesa, jugador o página
find-hint = Escribe un número de mesa, un nombre o una página.
find-keys = / abre esto; Ctrl-K lo abre siempre
found = Resultados
found-count = { $count ->
    [one] { $count } resultado. Enter lo abre.
   *[other] { $count } resultados. Elige con las flechas y abre con Enter.
}
found-nothing = Nada con ese nombre o número.
find-no-answer = Sin respuesta. Sigue escribiendo para volver a intentarlo.

## Lo que hace el dispositivo cuando algo te espera

when-new = Cuando algo nuevo te espera:
vibrate = Vibrar
play-sound = Reproducir un sonido
sound-hint = Después del primer toque en una página.
badge = Número en el icono
badge-hint = Donde Podium está instalado como aplicación.
screen-on = Dejar la pantalla encendida
screen-hint = Un teléfono con la pantalla apagada no se entera de nada.
cannot = Este navegador no puede.
try-it = Probar
now-waits = Ahora: { $what }.
nothing-waits = Ahora no te espera nada.

## Resultados con el teclado

type-table = Escribe un número de mesa.
table-asked = Mesa { $table } …
no-table = No hay ninguna mesa { $table } en esta ronda.
who-won = Mesa { $table }: ¿quién ganó?
wrong-mark = Mesa { $table }: una marca es C, M o D y un asiento, como c2.
wrong-game = Mesa { $table }: un juego es un asiento del 1 al { $last }, o D.
no-seat = Mesa { $table }: no hay ningún asiento { $seat }. Escribe del 1 al { $last }, o D.
table-won = Mesa { $table }: ganó { $winner }.
table-drawn = Mesa { $table }: empate.
table-drawn-among = Mesa { $table }: empate entre { $players }.
match-won = Mesa { $table }: { $games }: ganó { $winner }.
match-games = Mesa { $table }: { $games }.
game-won = juego { $number } { $winner }
game-drawn = juego { $number } empate
mark-conceded = concede
mark-match-loss = pérdida de partida
mark-drops = abandona
not-stored = No guardado
left-unstored = mesa { $table }: { $typed }
enter-again = { $results }. Introdúcelo otra vez.

## Mesas cuyo resultado o estado se toca

table-gone = Registrada: ahora está en la otra lista.
table-lost = Aún sin enviar: la red no responde. Se guarda y se enviará después.
table-kept = Aún sin enviar: la red no responde. Se guarda en este dispositivo, en este orden: { $acts }.
taps-full = No guardado: la lista de toques guardados está llena.
table-not-stored = No guardado. { $why }
look-at-table = Recarga la página y mira la mesa.
table-says = Mesa { $table }: { $what }
drawn-game = Juego empatado
drawn-games = Juego empatado: { $number }

## Otras páginas

swap-first = { $name } cambia su sitio con… elige otro jugador.
swap-both = { $first } y { $second } se cambian el sitio.
let-go = Soltar
record-ruling = Registrar la decisión
record = Registrar: { $penalties }
record-and-wait = Registrar: { $penalties }; espera a { $who }
call-length = Su duración: { $minutes } min
call-length-none = Su duración: nada hasta 1 min
door-not-sent = No enviado. La red no responde. Vuelve a intentarlo dentro de un momento.
show-their-link = Mostrar su enlace
no-camera = La cámara no está permitida o está ocupada. Escribe el número.
hold-code = Pon el código de un jugador delante de la cámara.
