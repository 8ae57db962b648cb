## Lo que un jugador lee sobre sí mismo

### Aún sin plaza en el torneo

pending = A la espera de aprobación
pending-text = Tu inscripción está hecha. La organización aún no la ha aprobado; esta página cambia cuando lo haga.
waitlisted = No quedan plazas
waitlisted-text = Tienes el número { $number } en la lista de espera y tendrás plaza en cuanto quede una libre.
removed = No estás en este torneo
removed-text = Si deberías estar, avisa a la organización.

### Antes de las rondas

checked-in = Check-in hecho
registered = Ya tienes plaza
not-open = El torneo aún no se ha abierto.
check-in-at-venue = Haz el check-in cuando llegues al lugar del torneo.
table-with-round-one = Tu mesa aparecerá aquí cuando se publiquen los emparejamientos de la ronda 1.
late-entry = Juegas desde la ronda { $round }
late-entry-text = Tu mesa aparecerá aquí cuando se publiquen sus emparejamientos.

### En una mesa

table-word = Mesa
out-of-game = Estás fuera de este juego: solo puedes mirar hasta que termine (MTR-A 1.10A).
your-turn = Es tu turno.
turn-of = Es el turno de { $player }.
time-is-up-extra-turns =
    Se acabó el tiempo. Se termina este turno y después se juega un turno más por cada jugador que siga en el juego. Viene un juez.
time-is-up-finish-turn = Se acabó el tiempo. Se termina este turno y no hay ninguno más. Viene un juez.
time-is-up-overtime = { $minutes ->
    [one] Se acabó el tiempo. Este turno se termina en { $minutes } minuto como máximo y no hay ninguno más. Viene un juez.
   *[other] Se acabó el tiempo. Este turno se termina en { $minutes } minutos como máximo y no hay ninguno más. Viene un juez.
}
overtime-is-over = Se acabó la prórroga: se deja de jugar. Un juez termina el juego.
time-called-last-turn = Final del tiempo. Se termina este turno y no hay ninguno más.
time-called-turns = Final del tiempo. Se termina este turno y quedan { $turns } más. Un juez los cuenta.
time-called-several-turns =
    Final del tiempo. Se terminan los turnos en curso; pueden empezar { $turns } más. Un juez los cuenta.
game-ended = El juego ha terminado; el juez lo confirma.

### Por qué un jugador está fuera del juego

out-lost = perdió
out-conceded = concedió
out-drawn = empate
out-game-loss = pérdida de juego
out-match-loss = pérdida de partida
out-disqualified = descalificación

### Reportes del resultado de la mesa

waiting-for-others = Esperando a los demás
you-reported-at =
    Reportaste a las { $when }: { $result }. Cuenta cuando otro jugador de la mesa lo confirme en su página.
reported-this = { $player } reportó esto a las { $when }. ¿Es correcto?
another-reported-this = Otro jugador reportó esto a las { $when }. ¿Es correcto?
staff-decides = Decide el staff
stay-at-table = Quédate en la mesa.
you-reported = Reportaste: { $result }.
another-reported = Otro jugador reportó: { $result }.
you-dispute = Lo impugnas: «{ $objection }»
another-disputes = Otro jugador lo impugna: «{ $objection }»
result-entered = El resultado está registrado; lo introdujo el staff.
result-you-reported = El resultado está registrado; lo reportaste tú y lo confirmó { $confirmer }.
result-you-confirmed = El resultado está registrado; lo reportó { $reporter } y lo confirmaste tú.
result-reported = El resultado está registrado; lo reportó { $reporter } y lo confirmó { $confirmer }.
another-player = otro jugador
your-concession-disputed = No está claro si concediste: decide el staff.
concession-disputed = No está claro si hubo concesión ({ $players }): decide el staff.
wrong-call-judge = Si está mal, llama a un juez.

### Una ronda que se juega sin el jugador

bye = Bye
bye-text = { $points ->
    [one] Sin partida en esta ronda; cuenta { $points } punto.
   *[other] Sin partida en esta ronda; cuenta { $points } puntos.
}
match-loss = Pérdida de partida
match-loss-text =
    No entraste en los emparejamientos de esta ronda: cuenta como pérdida de partida. Si es un error, avisa ya a la organización.
unpaired = No estás en esta ronda
unpaired-text = Si deberías estar, avisa ya a la organización.

### Entre rondas

pairings-soon = Emparejamientos en breve
how-it-went = { $over }: { $result }.
round-is-over = { $number ->
    [one] { $round } ha terminado
   *[other] { $round } han terminado
}
had-bye = tuviste un bye
had-match-loss = tuviste una pérdida de partida
table-is-void = la mesa { $table } está anulada y no cuenta para nadie
you-won = ganaste en la mesa { $table }
player-won = { $player } ganó en la mesa { $table }
table-drawn = hubo empate en la mesa { $table }
table-no-result = la mesa { $table } no tiene resultado
next-table = Tu próxima mesa aparecerá aquí cuando se publiquen los emparejamientos de { $round }.

### Después de las rondas suizas y en el playoff

rounds-over = Se acabaron las rondas
rounds-over-text = La clasificación final se publica en breve.
swiss-over = Se acabaron las rondas suizas
swiss-over-text = A continuación se anuncia aquí el top { $cut }.
wait-for = Esperas a { $round }
play-in = Juegas { $round }
seeded = Tu seed: { $seed }. Tu mesa aparecerá aquí cuando se publiquen sus emparejamientos.
missed-cut = Te quedas fuera del corte
missed-cut-text = Tu puesto tras las rondas suizas: { $place-number } de { $count }. Gracias por jugar.

### Al final

champion = ¡Has ganado el torneo!
champion-text = Felicidades: el primer puesto es tuyo.
finished = Tu puesto final: { $place-number } de { $count }
tournament-over = El torneo ha terminado
thank-you = Gracias por jugar.

### El jugador se ha ido, o no hay torneo

dropped = Has abandonado
dropped-after = Has abandonado después de { $round }
dropped-text = No se te asigna mesa. Si es un error, avisa al staff.
disqualified = Descalificación
disqualified-text = No se te asigna mesa. El juez principal responde a tus preguntas.
cancelled = Este torneo se ha cancelado
