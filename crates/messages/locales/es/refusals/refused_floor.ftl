## El trabajo de los jueces en la sala

takes-signed-in = Para esto hace falta alguien del staff con la sesión iniciada.
no-table-now = No hay ninguna mesa { $table } en una ronda en juego.
no-player = En este torneo no hay ningún jugador con el número { $number }.
not-at-table = El jugador { $number } no se sienta en la mesa { $table }. Elige a uno de sus jugadores.
no-watch = En la mesa { $table } ya no hay ningún cronómetro en marcha.

## Nombres de campos

label-about = De qué se trata
label-for-head-judge = Para el juez principal
label-what-happened = Qué ocurrió
label-why = Por qué

## Una llamada

only-players-call = Solo los jugadores de este torneo llaman aquí a un juez. Habla con el staff.
have-called = Ya llamaste a un juez a las { $time }. { $now } Retira esa llamada antes de hacer otra.
call-from-another-table = Llamaste a un juez antes de cambiar de mesa, así que no viene nadie. Si necesitas un juez ahora, vuelve a llamar.
table-wrote-much = De qué se trata: tu mesa ya ha escrito mucho. Déjalo vacío: el juez viene igualmente.
say-where = De qué se trata: fuera de las mesas, di dónde y qué.
no-open-call = No tienes ninguna llamada abierta: ya se resolvió o se retiró.
no-such-call = En este torneo no hay esa llamada.
waits-for-chief = Esta llamada espera al juez principal: la atiende y resuelve el juez principal o la organización.
no-round-at-tables = Mesa: ahora no se juega ninguna ronda. Deja la mesa vacía y di dónde es.
call-no-table = Mesa: no hay ninguna mesa { $table } en { $round }. Mira su número en la sala.
hand-to-judge = Pasar a: elige a alguien del staff que haga de juez aquí.
hand-to-other = Pasar a: elige a alguien que no la tenga ya.
call-at-no-table = Minutos: esta llamada no es de ninguna mesa.
call-changed = Mesa { $table }: { $now } No se ha cambiado nada.
call-changed-away = Fuera de las mesas: { $now } No se ha cambiado nada.

## Qué fue de una llamada

call-waits = La llamada espera a un juez desde las { $time }.
call-waits-for-head-judge = La llamada espera al juez principal desde las { $time }.
call-handed = { $by } pasó la llamada a { $to } a las { $time }.
call-handed-to-you = { $by } te pasó la llamada a las { $time }.
call-handed-by-you = Pasaste la llamada a { $to } a las { $time }.
call-taken = { $by } atiende la llamada desde las { $time }.
call-taken-by-you = Atiendes la llamada desde las { $time }.
call-resolved = { $by } resolvió la llamada a las { $time }.
call-resolved-by-you = Resolviste la llamada a las { $time }.
call-withdrawn = El jugador retiró la llamada a las { $time }.
somebody-opening = Alguien

## Después de registrar una decisión desde una llamada

call-stays = La llamada sigue abierta: la atiende otro juez.
call-ended = La llamada queda cerrada.

## Mesas cubiertas por jueces

covered-by = La mesa { $table } la cubre { $name }. Pídele que la suelte, o que el juez principal te la asigne.
covers-all = Ya cubres todas estas mesas.
only-chiefs-give = El juez principal y la organización asignan mesas a otros. Tú puedes tomar mesas para ti.
judge-of-staff = Juez: elige a alguien del staff que haga de juez aquí.
theirs-to-release = La mesa { $table } la cubre { $name }: solo esa persona puede soltarla.
nobody-covers = Nadie cubre estas mesas.
none-free-as-before = Ahora no hay libre ninguna mesa de la ronda anterior que se pueda cubrir como entonces.
no-round-to-cover = No se juega ninguna ronda. Los jueces pueden tomar mesas cuando se publica una.
tables-unreadable = Mesas: no se entiende { $part }. Escribe números y rangos, como 1-20, 31.
tables-empty = Mesas: escribe números y rangos, como 1-20, 31.
no-table-to-cover = Mesas: no hay ninguna mesa { $table } en { $round }.
no-tables-to-cover = Mesas: no hay ninguna mesa de la { $from } a la { $to } en { $round }.

## El final del turno de un juez

ends-own-shift = El juez principal y la organización hacen el relevo de otros. Tú puedes hacer el tuyo.
nothing-to-hand-over = No hay nada que pasar: ni mesas cubiertas, ni llamadas atendidas, ni cronómetros o controles de mazos en curso.
successor-other = Quién releva: elige a otra persona.
successor-of-staff = Quién releva: elige a alguien del staff que haga de juez aquí.

## Lo que un juez tiene a su cargo

hand-table = mesa { $table }
hand-tables = mesas { $tables }
hand-calls = { $count ->
    [one] { $count } llamada
   *[other] { $count } llamadas
}
hand-watches = { $count ->
    [one] { $count } cronómetro
   *[other] { $count } cronómetros
}
hand-deck-checks = { $count ->
    [one] { $count } control de mazos
   *[other] { $count } controles de mazos
}

## Notas y declaraciones

note-about = Elige el jugador o la mesa de los que se trata.
no-note = Esta nota ya no está.
note-of-other = Esta nota es de otro juez: la quita quien la escribió o el juez principal.
note-empty = Escribe algo.
witness-missing = Quién lo dice: elige un jugador o escribe un nombre.
not-missing-here = El jugador { $number } no está jugando ahora en la mesa { $table }. Vuelve a mirar la mesa.
