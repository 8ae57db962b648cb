## Resultados introducidos y reportados

no-round = No hay ninguna ronda { $number }.
no-table = No hay ninguna mesa { $table } en { $round }.
no-table-look = No hay ninguna mesa { $table } en { $round }. Mira su número en los emparejamientos.
no-table-this-round = No hay ninguna mesa { $table } en esta ronda.
only-chief-corrects = Los resultados de rondas terminadas los corrige el juez principal o la organización.
draft-no-results = { $number ->
    [one] { $round } es un borrador: no tiene resultados.
   *[other] { $round } son un borrador: no tienen resultados.
}
draft-publish-first = { $number ->
    [one] { $round } es un borrador. Publícala antes de introducir resultados.
   *[other] { $round } son un borrador. Publica la ronda antes de introducir resultados.
}
no-round-running = No hay ninguna ronda en curso. Los resultados de rondas terminadas se corrigen en sus mesas.
for-other-round = Ahora se aceptan resultados de { $now-inside }, y este es de { $then }. No se ha guardado nada: mira las mesas como están ahora.
no-drop-in-finished = { $number ->
    [one] { $round } ha terminado: ya nadie puede abandonar en ella. Registra los abandonos en la página de cada jugador.
   *[other] { $round } han terminado: ya nadie puede abandonar ahí. Registra los abandonos en la página de cada jugador.
}
later-round-made = Ya se hizo otra ronda del playoff con quienes ganaron en { $round }. Descarta antes esa ronda.
finished-not-cleared = { $number ->
    [one] { $round } ha terminado: sus resultados se pueden corregir, pero no borrar. Reabre la ronda para borrar uno.
   *[other] { $round } han terminado: sus resultados se pueden corregir, pero no borrar. Reabre la ronda para borrar uno.
}
change-reason = Escribe por qué cambia el resultado: queda anotado en el registro.
has-this-result = La mesa { $table } ya tiene este resultado.
playoff-has-winner = Mesa { $table }: en una partida del playoff gana alguien. Que jueguen otro juego con asientos sorteados de nuevo; después introduce quién ganó.
at-table = Mesa { $table }: { $problem }
contradicts = Este resultado contradice el resto del torneo.
both-marks = Mesa { $table }: el asiento { $seat } tiene las dos marcas. Indica o bien que concedió la partida o bien que recibió una pérdida de partida.
everyone-shares = aquí comparten el empate todos los que empezaron la partida. Escribe D, y C y un asiento para quien concedió, como c2
no-places-here = aquí los puestos no puntúan. Escribe el asiento que ganó, o D si fue empate
place-and-loss = el asiento { $seat } tiene una pérdida de partida y por eso no tiene puesto. Quita su puesto o la marca m{ $seat }
say-turn-order = aquí, entre quienes salieron a la vez, decide el orden de turno: el más alejado del jugador activo salió primero. Da a cada uno su propio puesto
no-seat-to-drop = Mesa { $table }: no hay ningún asiento { $seat } que pueda abandonar. Escribe un asiento del 1 al { $last }.
changed-not-undone = Mientras tanto, cambió el resultado de la mesa { $table }. No se ha deshecho nada.
too-late-to-undo = Mesa { $table }: quien introdujo un resultado lo puede deshacer durante { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}. Cámbialo en su mesa, con un motivo.
has-result-by-now = La mesa { $table } ya tiene resultado: { $stored }. El tuyo no se ha guardado.
cleared-meanwhile = Mientras tanto, se borró el resultado de la mesa { $table }. El tuyo no se ha guardado.
player-not-at-table = El jugador no se sienta en la mesa { $table }.
correct-by-hand = corrige a mano el resultado de la mesa { $table }, donde el jugador tenía la pérdida de partida.

## Quien está fuera por una decisión no gana

ruled-out = Mesa { $table }: { $why } (MTR-A 2.1A).
ruled-out-of-game = Mesa { $table }: { $why }. Si hubo otro juego después, introduce los dos en orden, como D{ $seat } (MTR-A 2.1A).
player-ruled-out = { $why } (MTR-A 2.1A).
player-ruled-out-of-game = { $why } (MTR-A 2.1A). Si hubo otro juego después, indica todos los juegos en orden.
cannot-win-match = { $who } tiene una penalización ({ $penalty }, decisión { $ruling }) y no puede ganar la partida
did-not-win-game = { $who } salió del juego por una penalización ({ $penalty }, decisión { $ruling }) y no lo ganó
seat = el asiento { $seat }
conceded-cannot-win = El jugador { $number } concedió la partida o recibió una pérdida de partida, y no puede ganarla.
a-player = Un jugador
disqualified-cannot-win = Mesa { $table }: { $name } tiene una descalificación y no puede ganar la partida (MTR-A 2.1A).

## Resultados que reportan los jugadores

only-others-concessions = Esto solo dice quién ganó si otros concedieron: lo confirma un juez.
nobody-reports-conceded = Ya nadie reporta que concediste. Mira el resultado como está ahora.
report-changed = Mesa { $table }: los jugadores cambiaron o retiraron su reporte. No se ha guardado nada: revísalo otra vez.
staff-enters = Aquí el staff introduce los resultados. Dile el tuyo.
disqualified-reports-not = Tienes una descalificación: reportan los demás jugadores de la mesa.
alone = No hay nadie más en esta mesa: no hay nada que reportar.
has-result-meanwhile = La mesa { $table } ya tiene resultado. Si está mal, llama a un juez.
disputed = El resultado de la mesa { $table } está en disputa: decide el staff. Quédate en la mesa o llama a un juez.
none-waiting = No hay ningún reporte en espera: mientras tanto se retiró o se respondió.
own-report = Lo reportaste tú: tiene que confirmarlo otro jugador de la mesa.
only-reporter-withdraws = Solo lo puede retirar quien lo reportó. Si está mal, impúgnalo.
another-reported = Mientras tanto, se reportó otro resultado. Míralo como está ahora y decide otra vez.
report-not-stored = { $why } Tu reporte no se ha guardado: { $own }.
no-table-of-yours = No estás en ninguna mesa de una ronda que acepte resultados. Si un resultado está mal, díselo al staff.
objection-missing = Escribe en una frase qué está mal: la lee el staff.
label-wrong = Qué está mal

## Un resultado que no puede ser

not-seated = Este jugador no se sienta en la mesa.
twice = Este jugador ya está en la lista.
empty-place = Nadie tiene este puesto.
decided-before = La partida se decidió en el juego { $game }; otro juego más no puede contar.
too-many-games = Una partida tiene { $most } juegos como máximo; aquí hay { $games }.
