### El panel, la primera página del staff

## Avisos después de un paso

opened = El torneo está abierto: sus páginas están en la portada.
finished = El torneo ha terminado.
reopened = El torneo vuelve a estar abierto.

## En qué punto está

line-draft = { $round }, borrador
line-published = { $round }, publicada
line-running = { $round }, en curso
line-finished = { $round }, terminada
no-round-yet = Aún no hay ninguna ronda
rounds-played = { $count ->
    [one] { $count } ronda jugada
   *[other] { $count } rondas jugadas
}

## Las fases

stages = En qué punto está el torneo
stage-done = Hecho:
stage-registration = Inscripción
stage-check-in = Check-in
stage-rounds = Rondas
stage-pair = Emparejar
stage-publish = Publicar
stage-play = Jugar
stage-finish = Terminar
stage-cut = Corte
stage-playoff = Playoff
stage-end = Fin

## El siguiente paso

next = Siguiente

## Antes de abrir el torneo

players-so-far = { $count ->
    [one] { $count } jugador hasta ahora
   *[other] { $count } jugadores hasta ahora
}
open-means = El torneo solo lo ven su staff y quienes tengan el enlace. Ábrelo cuando los jugadores puedan encontrarlo; publicar la ronda 1 también lo abre.
all-here = ¿Han llegado todos? El torneo comienza al emparejar la ronda 1.
open-tournament = Abrir el torneo
pair-round = Emparejar la ronda { $round }
names = Nombres
names-hint = Pégalos, uno por línea. Los verás antes de añadirlos.
look-at-names = Ver los nombres
send-file = Enviar un archivo

## Check-in

checked-in-of = Check-in: { $here } de { $all }
checked-in = Check-in hecho
absent-means = El abandono de quienes no estén se registra antes de la ronda 1, o se les empareja con los demás.
too-few = { $here ->
    [one] { $here } es muy poco para una ronda suiza.
   *[other] { $here } son muy pocos para una ronda suiza.
}
check-in = Hacer el check-in
pair-who-are-here = Emparejar a los { $here } presentes
pair-all = Emparejar a los { $all }

## Se empareja una ronda

nobody-checked-in = { $players } jugadores, ninguno con el check-in hecho: { $plan }.
everybody-checked-in = { $players } jugadores, todos con el check-in hecho: { $plan }.
plan-swiss = { $rounds ->
    [one] { $rounds } ronda suiza
   *[other] { $rounds } rondas suizas
}
plan-with-playoff = { $rounds ->
    [one] { $rounds } ronda suiza y un playoff de { $cut }
   *[other] { $rounds } rondas suizas y un playoff de { $cut }
}
size = { $players } en { $tables }.
size-with-byes = { $players }, { $tables }, { $byes }.
only-staff-see = Solo el staff ve los emparejamientos hasta que los publiques.
why-anyway = Por qué seguir de todos modos
why-anyway-hint = Queda anotado en el registro.

## Se revisa y publica un borrador

draft-of = Borrador de { $round }
why-so = Por qué es así
tables-as-seeded = { $tables ->
    [one] { $tables } mesa, según los seeds.
   *[other] { $tables } mesas, según los seeds.
}
publish-only-means = Con «Solo publicar», los jugadores encuentran su asiento antes de que empieces la ronda y su reloj.

## Se empieza una ronda publicada

is-published = { $number ->
    [one] { $round } está publicada
   *[other] { $round } tienen los emparejamientos publicados
}
start-when = Empieza la ronda cuando todos estén en su sitio: el reloj se pone en marcha.

## Se introducen los resultados

reported-of = { $reported } de { $tables } mesas con resultado
tables-reported = Mesas con resultado
outstanding = Pendientes
note-disputed = en disputa
note-to-confirm = por confirmar
note-minutes = +{ $minutes } min
enter-results = Introducir resultados
find-seats = Los jugadores encuentran su asiento en la página de <a>emparejamientos</a> o en el <a>proyector</a>.
report-by-links = Reportan los resultados en su propia página, que se abre con <a>enlaces para imprimir</a>.

## Una ronda terminada

every-table-has = Todas las mesas de { $round } tienen resultado
finish-means = Al terminarla se hacen públicos sus resultados y la clasificación.

## El corte

swiss-over = Las rondas suizas se han jugado
four-players = Cuatro jugadores, un pod
no-swiss = { $players } jugadores no juegan rondas suizas, solo un pod de playoff (MTR-A, apéndice E).
choose-cut = Elegir el corte
who-is-in = Quién entra
drawn-by-lot = por sorteo
announce-top = Anunciar el top { $cut }
another-cut = Otro corte
end-without-playoff = Terminar sin playoff
leader-wins = Gana quien lidere la clasificación en solitario. Al terminar se publica el secreto de los sorteos del torneo.
finish-tournament = Terminar el torneo

## Una ronda del playoff

table-can-be-made = Ya se puede crear la mesa de { $round }.
tables-can-be-made = Ya se pueden crear las mesas de { $round }.
waiting = Esperan:
make-table = Crear la mesa de { $round }
make-tables = Crear las mesas de { $round }

## El final

winner-is = Gana el torneo: <bdi>{ $name }</bdi>
all-played = Todas las rondas se han jugado
finish-publishes = Al terminar se publica el secreto de los sorteos del torneo, para que cualquiera pueda comprobarlos.
over = El torneo ha terminado
winner = Gana el torneo: <b><bdi>{ $name }</bdi></b>.
for-community = Para tu comunidad
copy-tournament = Copiar el torneo

## El texto sobre el final

community-won = { $names } gana { $tournament } ({ $players }).
community-share = { $names } comparten el primer puesto en { $tournament } ({ $players }).
community-top = Top { $count }: { $places }.
community-standings = Clasificación: { $places }.

## El reloj de la ronda

add-time-for-all = Añadir tiempo para todos
change-break = Cambiar la pausa

## Lo previsto

plan = Plan
state = Estado
registered-and-here = { $registered }, check-in { $here }
registered-here-and-left = { $left ->
    [one] { $registered }, check-in { $here }, se fue { $left }
   *[other] { $registered }, check-in { $here }, se fueron { $left }
}
rounds-follow = según el número de jugadores
top = Top { $cut }
recommended = Recomendado
recommended-rounds = { $rounds } rondas, top { $cut }, para { $players } jugadores
recommended-rounds-with-byes = { $byes ->
    [one] { $rounds } rondas, top { $cut }, para { $players } jugadores con { $byes } bye (contados como { $counted })
   *[other] { $rounds } rondas, top { $cut }, para { $players } jugadores con { $byes } byes (contados como { $counted })
}
self-registration = Inscripción propia
registration-open = abierta
registration-closed = cerrada
announce-something = Publicar un anuncio

## Reabrir un torneo terminado

reopen-tournament = Reabrir el torneo
reopen-means = Solo para corregir un error: el secreto de sus sorteos ya es público. El motivo lo puede leer cualquiera.
reopen = Reabrir
