### Las páginas de las rondas

## La lista

no-round-text = Una ronda se empareja en el panel. Su borrador solo lo ve el staff hasta que se publica.
column-state = Estado
column-tables = Mesas
column-outstanding = Pendientes
to-desk = Ir al panel
to-rounds = Ir a las rondas

## Una ronda

reported-of = { $reported } de { $all } con resultado
print-again = Imprimir otra vez
changed-at = A las { $time } cambiaron asientos o mesas: las hojas sin esta hora en su cabecera no están al día.
outstanding = Pendientes:
draft = El borrador
draw-of-round = Sorteo { $number } de esta ronda.
not-reported = Sin resultado
correct = Corregir
correct-table = Corregir la mesa { $table }
report-table = Registrar la mesa { $table }
byes = Byes
match-losses = Pérdidas de partida fuera de un pod

## Cambios a mano

by-hand = A mano
players-number = Número del jugador
changes-with-number = cambia su sitio con el número
changes-with = cambia su sitio con
moves-to = pasa a la mesa
see-costs = Ver qué cuesta
or-place = O da sitio a
in-draft = en este borrador
place-player = Dar sitio al jugador

## Volver a emparejar

pair-again-means = El sorteo recibe el número siguiente, que ve todo el mundo. Los pods de las mesas marcadas se quedan como están.
keep-pods = Conservar los pods de las mesas
keep-pods-hint = números y rangos: 1-20, 31
keep = Conservar
reason-when-kept = necesario si se conservan pods

## Entrada tardía

late-entry = Entrada tardía
registered-player = Jugador inscrito
new-player = un jugador nuevo
registered-number = Número de un jugador inscrito
registered-number-hint = vacío: un jugador nuevo
name-of-new = Nombre de un jugador nuevo
enters = Entra
at-seat = en la mesa { $table }, asiento { $seat }
with-match-loss = con una pérdida de partida
with-bye = con un bye
late-entry-means = No se vuelve a emparejar a nadie: un asiento completa una mesa más pequeña; una pérdida o un bye no cambian ninguna.
enter-player = Dar entrada al jugador

## Avisos después de un paso

now-drafted = { $number ->
    [one] { $round } tiene borrador. Solo lo ve el staff hasta que lo publiques.
   *[other] { $round } tienen borrador. Solo lo ve el staff hasta que lo publiques.
}
now-published = { $number ->
    [one] { $round } está publicada.
   *[other] { $round } tienen los emparejamientos publicados.
}
now-published-and-running = { $number ->
    [one] { $round } está publicada y en curso.
   *[other] { $round } tienen los emparejamientos publicados y están en curso.
}
now-running = { $number ->
    [one] { $round } está en curso.
   *[other] { $round } están en curso.
}
now-finished = { $number ->
    [one] { $round } ha terminado.
   *[other] { $round } han terminado.
}
now-running-again = { $number ->
    [one] { $round } vuelve a estar en curso.
   *[other] { $round } vuelven a estar en curso.
}
now-published-only = { $number ->
    [one] { $round } está publicada y no está en curso.
   *[other] { $round } tienen los emparejamientos publicados y no están en curso.
}
now-draft-again = { $number ->
    [one] { $round } vuelve a ser un borrador.
   *[other] { $round } vuelven a ser un borrador.
}
now-discarded = { $number ->
    [one] { $round } ya no tiene borrador: se ha descartado.
   *[other] { $round } ya no tienen borrador: se ha descartado.
}
now-paired-again = { $number ->
    [one] { $round } se ha vuelto a emparejar.
   *[other] { $round } se han vuelto a emparejar.
}
draft-kept = El borrador se conserva como está.
player-in-round = El jugador está en { $round }.
now-begins = { $player } empieza en la mesa { $table }. Los demás siguen en el orden del sorteo.
keep-unreadable = Conservar: no se entiende { $typed }. Escribe números y rangos, como 1-20, 31.
choose-how = Elige cómo entra el jugador: un asiento, un bye o una pérdida de partida.
