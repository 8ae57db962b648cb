## Rondas, corte y final del torneo

published-already = { $number ->
    [one] { $round } ya está publicada. Retira antes la publicación, mientras no haya ningún resultado.
   *[other] { $round } ya tienen los emparejamientos publicados. Retira antes la publicación, mientras no haya ningún resultado.
}
no-draft = No hay borrador de { $round }.
tournament-finished = Este torneo ha terminado. Reábrelo primero.
not-finished-tournament = Este torneo no ha terminado.
rounds-unreadable = No se pueden leer las rondas anteriores a esta.

## Emparejar una ronda

drafted-already = { $number ->
    [one] { $round } ya tiene un borrador. Publícalo, vuelve a emparejar o descártalo.
   *[other] { $round } ya tienen un borrador. Publícalo, vuelve a emparejar o descártalo.
}
choose-who = { $here } de { $all } jugadores han hecho el check-in. Elige a quién se empareja: solo a ellos o a los { $all }.
too-few-here = { $here ->
    [one] Solo { $here } de { $all } jugadores ha hecho el check-in, muy pocos para una ronda suiza. Registra el check-in de quienes han llegado o empareja a los { $all }.
   *[other] Solo { $here } de { $all } jugadores han hecho el check-in, muy pocos para una ronda suiza. Registra el check-in de quienes han llegado o empareja a los { $all }.
}
finish-then-pair = { $number ->
    [one] { $round } no ha terminado. Termina la ronda y después empareja la siguiente.
   *[other] { $round } no han terminado. Termina la ronda y después empareja la siguiente.
}
no-result-at = Falta el resultado de { $tables } en { $round }. Introduce lo que falta y después termina la ronda.
tables = { $count ->
    [one] la mesa { $tables }
   *[other] las mesas { $tables }
}
no-tables = ninguna mesa
no-rounds-planned = No hay rondas suizas previstas. Indica cuántas en los ajustes y después empareja la ronda 1.
plan-is-played = { $count ->
    [one] El plan tiene { $count } ronda suiza y ya se ha jugado. Anuncia el corte o planifica más rondas en los ajustes.
   *[other] El plan tiene { $count } rondas suizas y ya se han jugado. Anuncia el corte o planifica más rondas en los ajustes.
}
reason-to-continue = { $warnings } Para seguir de todos modos, da un motivo; queda anotado en el registro.
playoff-has-winner = El playoff ya tiene quien lo gane. Termina el torneo.
one-pairing-of-playoff = Una ronda del playoff sale de los seeds: solo tiene un emparejamiento posible.
no-pod-to-keep = Ningún pod de este borrador está en la mesa { $table }. Conserva mesas que tenga el borrador.
keep-pods-reason = Escribe por qué se conservan pods: lo puede leer cualquiera.
draft-up-to-date = El borrador está al día: no hay nada que decidir.
tables-of-playoff-follow = Las mesas de una ronda del playoff salen de los seeds. Vuelve a crearlas.
keep-draft-reason = Escribe por qué se conserva el borrador: lo puede leer cualquiera.

## Un borrador que no está al día

give-places = { $missing } Vuelve a emparejar, o da a cada uno un asiento, un bye o una pérdida de partida; después publica el borrador.
out-of-date = El borrador no está al día. { $changes } Vuelve a emparejar o consérvalo como está; después publícalo.
no-place = { $count ->
    [one] { $names } no tiene sitio en esta ronda.
   *[other] { $names } no tienen sitio en esta ronda.
}
left-since-draft = { $count ->
    [one] { $names } se fue después de hacerse el borrador.
   *[other] { $names } se fueron después de hacerse el borrador.
}
results-corrected = Se corrigieron resultados: { $scores }.
points-instead = { $points ->
    [one] { $name } tiene { $points } punto en lugar de { $then }
   *[other] { $name } tiene { $points } puntos en lugar de { $then }
}
groups-changed = Ahora no se empareja con los mismos jugadores que antes a { $names }, por su grupo.
fixed-tables-changed = Cambiaron mesas fijas: { $moves }.
awarded-byes-changed = Cambiaron los byes concedidos de esta ronda: { $players }.
to-table = { $name } a la mesa { $table }
pod-size-changed = El tamaño de pod es ahora { $now }; el borrador se hizo para { $then }.
settings-changed = Cambiaron estos ajustes: { $settings }.
setting-uneven-pods = byes o pods más pequeños
setting-smaller-pods = qué pods son más pequeños
setting-seating = cómo se reparten los asientos
setting-tables = los números de las mesas
other-pods = Se corrigió un resultado, o un jugador se fue o volvió: de los seeds salen otros pods.
more = { $count } más

## Cambios a mano

no-table-number = Una mesa tiene un número del 1 al 99999.
other-round-now = La ronda ya es otra. Mira sus mesas y elige otra vez.
stage-no-table = Mesa: no hay ninguna mesa { $table } en { $round }.
tables-stay = { $number ->
    [one] { $round } ha terminado: sus mesas ya no cambian.
   *[other] { $round } han terminado: sus mesas ya no cambian.
}
seats-of-playoff-follow = Los asientos de una ronda del playoff salen de los seeds: mueve solo mesas.
result-there = Ya hay resultado en { $tables }. Bórralo antes si se jugó en asientos equivocados.
nobody-chooses-first = Nadie elige quién empieza en la mesa { $table }: los asientos se quedan como están.
game-has-begun = El juego anotado de la mesa { $table } ya ha empezado, así que los asientos se quedan como están. Para empezarlo de nuevo, deshaz antes sus pasos en el panel del juego.
two-players = Elige dos jugadores distintos.
another-table = Elige otra mesa.
no-pod-at = No hay ningún pod en la mesa { $table }.
no-seat-and-bye = El jugador { $number } no tiene asiento ni bye en esta ronda.
change-reason = Escribe por qué: lo puede leer cualquiera.
one-has-no-place = Uno de los dos no tiene sitio en esta ronda.
void-and-again = Lo que los jugadores reportaron en estas mesas queda anulado, y un juego que se anote ahí empieza de nuevo.
change-places = { $a } y { $b } se cambian el sitio.
table-moves = La mesa { $from } pasa a ser la mesa { $to }.

## Publicar, empezar, terminar y deshacerlo

publish-first = { $number ->
    [one] { $round } es un borrador. Publícala primero.
   *[other] { $round } son un borrador. Publica la ronda primero.
}
is-finished = { $number ->
    [one] { $round } ha terminado.
   *[other] { $round } han terminado.
}
draft-already = { $number ->
    [one] { $round } ya es un borrador.
   *[other] { $round } ya son un borrador.
}
under-way = { $number ->
    [one] { $round } está en curso: los emparejamientos no cambian. Corrige en las mesas lo que esté mal.
   *[other] { $round } están en curso: los emparejamientos no cambian. Corrige en las mesas lo que esté mal.
}
not-newest = { $number ->
    [one] { $round } no es el último paso: solo se deshace el último. En su lugar, corrige los resultados.
   *[other] { $round } no son el último paso: solo se deshace el último. En su lugar, corrige los resultados.
}
cut-is-announced = El corte se anunció después de esta ronda. Revoca antes el corte o corrige el resultado.
not-running = { $number ->
    [one] { $round } no está en curso: no hay comienzo que deshacer.
   *[other] { $round } no están en curso: no hay comienzo que deshacer.
}
start-stays = { $number ->
    [one] { $round } está en curso y tiene resultados: su comienzo no se deshace.
   *[other] { $round } están en curso y tienen resultados: su comienzo no se deshace.
}
not-all-checked-in = { $here } de los { $all } jugadores de este borrador han hecho el check-in. Los demás también se emparejan.

## Qué trae una corrección

made-with-old-result = { $number ->
    [one] { $round } es un borrador hecho con el resultado anterior: vuelve a hacerlo después.
   *[other] { $round } son un borrador hecho con el resultado anterior: vuelve a hacerlo después.
}
paired-with-old-result = { $number ->
    [one] { $round } ya se emparejó con el resultado anterior, y así se queda.
   *[other] { $round } ya se emparejaron con el resultado anterior, y así se quedan.
}
cut-would-be-other = El corte está anunciado; con este resultado sería otro. Los seeds anunciados y el bracket se mantienen; la corrección queda anotada.

## Jugadores que llegan tarde, se van o no vienen

no-swiss-round-to-enter = No hay ninguna ronda suiza en la que entrar. Añade al jugador para la ronda siguiente.
late-has-result = La mesa { $table } ya tiene resultado. Elige otra.
late-full = La mesa { $table } está completa. Elige un pod más pequeño, un bye o una pérdida de partida.
same-name = El jugador { $number } tiene el mismo nombre. Si son dos personas, añade a la segunda en la página de jugadores y elígela aquí entre los inscritos.
no-registered-player = No hay ningún jugador inscrito con el número { $number }.
has-left = { $name } dejó el torneo. Deshaz eso primero.
has-place = { $name } ya tiene sitio en esta ronda.
no-round-to-drop = No se juega ninguna ronda suiza. Registra el abandono en la página del jugador.
no-table-or-player = No hay ninguna mesa { $table }, o ningún jugador { $player }, en la ronda { $round }.
clear-if-never-came = La mesa { $table } ya tiene resultado. Bórralo antes si { $name } no vino nunca.
not-at-table-any-more = { $name } ya no se sienta en la mesa { $table }. Mira la mesa otra vez.
too-small-without = Sin { $name }, la mesa { $table } es demasiado pequeña para un juego. Cambia su sitio con alguien de otra mesa, o introduce el resultado con su pérdida de partida y registra su abandono.
too-few-left = { $count ->
    [one] En la mesa { $table } solo quedaría { $count } jugador, muy pocos para un juego: la partida se mantiene y su resultado se introduce como siempre.
   *[other] En la mesa { $table } solo quedarían { $count } jugadores, muy pocos para un juego: la partida se mantiene y su resultado se introduce como siempre.
}
followed-with-all = El juego de la mesa { $table } se anotó con todos sus jugadores: la partida se mantiene y su resultado se introduce como siempre.
drop-at-end = { $count ->
    [one] { $names } abandona al terminar { $round }.
   *[other] { $names } abandonan al terminar { $round }.
}

## El corte y el final del torneo

finish-then-cut = { $number ->
    [one] { $round } no ha terminado. Termina la ronda y después haz el corte.
   *[other] { $round } no han terminado. Termina la ronda y después haz el corte.
}
finish-then-cut-at = { $number ->
    [one] { $round } no ha terminado. Falta el resultado de { $tables }. Termina la ronda y después haz el corte.
   *[other] { $round } no han terminado. Falta el resultado de { $tables }. Termina la ronda y después haz el corte.
}
finish-round-first = { $number ->
    [one] { $round } no ha terminado. Termina antes la ronda.
   *[other] { $round } no han terminado. Termina antes la ronda.
}
swiss-left-out = Se han jugado { $played } de { $planned } rondas suizas previstas.
playoff-left-out = El playoff previsto de { $players } no se jugó.
swiss-and-playoff-left-out = Se han jugado { $played } de { $planned } rondas suizas previstas, y el playoff previsto de { $players } no se jugó.
cut-already = El corte ya está anunciado.
cut-reason = Se han jugado { $played } de { $planned } rondas suizas previstas. Para hacer el corte ahora, escribe por qué: lo puede leer cualquiera.
discard-playoff-first = Ya hay rondas del playoff. Descártalas primero.
no-cut = No hay ningún corte anunciado que revocar.
cancel-instead = No se ha jugado ninguna ronda. En lugar de terminarlo, cancela el torneo.
playoff-no-winner = El playoff aún no tiene quien lo gane. Juégalo hasta el final o revoca el corte.
finish-reason = { $left-out } Para terminar el torneo ahora, escribe por qué: lo puede leer cualquiera.
reopen-reason = Escribe por qué se reabre el torneo: lo puede leer cualquiera.
