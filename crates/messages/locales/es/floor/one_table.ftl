### La página de una mesa

no-round = Ahora no se juega ninguna ronda.
no-such-table = No hay ninguna mesa { $table } en { $round }.
to-floor = Ir a la sala

## La cabecera

with-extension = con extensión de { $minutes } min
deck-check-mark = Control de mazos
by = por <bdi>{ $judge }</bdi>
call-label = Llamada a un juez
reports-label = Lo que reportan los jugadores
decide-result = Decidir el resultado

## Una penalización por aplicar o deshacer

to-do = Por hacer en la mesa
task-skip-turn = Avisa a la mesa: el jugador pierde su próximo turno.
task-game-loss = Avisa a la mesa: el jugador sale ahora del juego y los demás siguen.
task-match-loss = Avisa a la mesa: el jugador sale ahora de la partida y los demás siguen.
undo-skip-turn =
    Avisa a la mesa: el jugador no pierde ningún turno. Si ya lo perdió, el juego sigue desde aquí.
undo-went-on =
    El juego anotado siguió sin ese jugador. Deshaz sus pasos en el panel del juego hasta la penalización y vuelve a anotar lo que siga valiendo; o avisa a la mesa de que se queda fuera de este juego.
undo-followed =
    Avisa a la mesa: el jugador sigue jugando. Vuelve a estar en el juego anotado, y los turnos quedan como estaban.
undo-not-followed = Avisa a la mesa: desde ahora el jugador vuelve a estar en el juego. Los turnos quedan como estaban.
ruling-number = Decisión { $number }
done-at-table = Hecho en la mesa

## Los asientos

seats = Asientos
is-out = <s><bdi>{ $player }</bdi></s> está fuera del juego: { $why }
is-out-by-ruling = <s><bdi>{ $player }</bdi></s> está fuera del juego: { $why }, <a>decisión { $number }</a>
result-is = Resultado: <b><bdi>{ $result }</bdi></b>
starts-now = Ya hay que empezar sin esperar
note-missing = Falta alguien
note-missing-means = Lo ven los jueces y los jugadores de esta mesa hasta que llegue o se introduzca el resultado. No es una penalización.
is-here = { $player } ya está aquí
loss-and-drop = Pérdida de partida y abandono: { $player }
no-show = Alguien no vino
no-show-means =
    Recibe una pérdida de partida en esta ronda y se registra su abandono. Los demás ocupan los asientos y juegan; un juego que se anote empieza de nuevo.
did-not-come = No vino:

## Lo que hace un juez en la mesa

time-and-turns = Tiempo y turnos
game-desk = Panel del juego
games = Juegos
follow-game = Anotar este juego
report-result = Introducir el resultado
change-result = Cambiar el resultado
message-table = Escribir a esta mesa

## Más tiempo

time = Tiempo
reason-judge-call = Llamada
reason-late-start = Empezó tarde
reason-accident = Accidente
reason-deck-problem = Problema de mazo
other-time = Otros minutos, otro motivo
given = { $minutes } min
given-for = { $minutes } min, { $why }
withdraw-minutes = Retirar { $minutes } min

## Un control de mazos

deck-check = Control de mazos
what-was-found = Qué se encontró: <bdi>{ $player }</bdi>
found-hint = Vacío: nada.
end-check = Terminar el control de mazos: lo que duró y 4 min más
whose-deck = De quién es el mazo
nobody-ticked = sin marcar a nadie: todos
was-checked = ya controlado
all-deck-checks = Todos los controles de mazos

## Al anunciarse el final del tiempo

when-time-is-called = Al acabarse el tiempo aquí
other-rules = Reglas de este torneo
end-is = { $end }.
end-is-otherwise = { $end } (distinto de las otras mesas: <bdi>{ $reason }</bdi>).
decide-otherwise = Decidir otra cosa para esta mesa
reason-hint = Lo puede leer cualquiera entre las diferencias.
instead = En su lugar: { $end }

## El cronómetro

watch = Cronómetro de juego lento
watch-of = Cronómetro de juego lento: <bdi>{ $player }</bdi>
have-acted = Ya ha actuado
time-player = Cronometrar a { $player }
slow-play = Juego lento
slow-play-of = Juego lento de { $player }

## Decisiones y notas

rulings = Decisiones en esta mesa
none-yet = Aún ninguna.
notes = Notas
no-notes = Ninguna sobre esta mesa y sus jugadores.
write-note = Escribir una nota
about = Sobre
this-table = Esta mesa
note-hint = Solo la lee el staff, también en rondas posteriores.
keep-note = Guardar la nota

## Quién cubre la mesa

cover = Quién la cubre
you-cover = Cubres esta mesa.
judge-covers = <bdi>{ $judge }</bdi> cubre esta mesa.
nobody-covers = Nadie cubre esta mesa.
handed-over = Relevo de <bdi>{ $judge }</bdi>, { $time }.
handed-over-with-note = Relevo de <bdi>{ $judge }</bdi>, { $time }: <bdi>{ $note }</bdi>
cover-it = Cubrir esta mesa
release-it = Soltarla
beside = Mesas vecinas
