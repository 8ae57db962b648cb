### La página del reloj

## Avisos

stands-still = El reloj está parado.
runs-again = El reloj vuelve a estar en marcha.
time-changed = El tiempo ha cambiado para todas las mesas.
limit-changed = El límite de esta ronda ha cambiado.
restarted = El reloj vuelve a correr desde el tiempo completo.
table-has-more = La mesa { $table } tiene { $minutes } min más.
check-begun = El control de mazos de la mesa { $table } se cronometra desde ahora.
check-ended = El control de mazos ha terminado; la mesa tiene { $minutes } min más.
withdrawn-now = Se ha retirado.
no-button = El reloj no tiene ese botón.
to-clock = Ir al reloj

## El reloj

starts-with-round = El reloj empieza con la ronda.
paused-since = En pausa desde las { $time }
until = Hasta las { $time }
starts-without = A partir de las { $time }, los juegos empiezan sin los ausentes.
no-time-limit = Sin tiempo límite
made-of = { $limit }, comienzo a las { $time }
made-of-with-pause = { $limit }, comienzo a las { $time }, parado { $pause }
no-limit = Sin límite
limit-and-added = { $limit ->
    [one] { $limit } minuto y { $added } más
   *[other] { $limit } minutos y { $added } más
}
limit-less = { $limit ->
    [one] { $limit } minuto menos { $less }
   *[other] { $limit } minutos menos { $less }
}
break-since = Desde las { $time }, cuando terminó la ronda anterior
no-round = No se juega ninguna ronda
publish-draft = Publica el borrador y podrás poner en marcha su reloj.
pair-next = Empareja y publica la ronda siguiente y podrás poner en marcha su reloj.
start-round = Empezar la ronda

## Tiempo para todas las mesas

all-tables = Tiempo para todas las mesas
limit-of-round = Tiempo límite de esta ronda
minutes-in-all = Minutos en total
minutes-in-all-hint = Vacío: sin tiempo límite. El tiempo añadido o quitado se suma aparte.
set-limit = Fijar el límite
restart = Volver a empezar desde el tiempo completo
restart-means = Las pausas y el tiempo añadido se quitan; el tiempo dado a mesas sueltas se mantiene.
start-again = Volver a empezar

## Controles de mazos

deck-checks = Controles de mazos
no-check-runs = No hay ninguno en curso.
end-check = Terminarlo: lo que duró y 4 min más
give-up = Dejarlo
begin-check = Empezar un control de mazos

## Tiempo dado a mesas sueltas

given = Tiempo dado a mesas
give-time = Dar tiempo
nothing-given = Ninguna mesa de esta ronda tiene más tiempo que las demás.
table-minutes = <b>Mesa { $table }</b>: { $minutes } min
for-deck-check = control de mazos
for-ruling = decisión
withdrawn = retirado
withdraw = Retirar
command-line = línea de comandos
