### El relevo de un juez

shift-of = Relevo de <bdi>{ $judge }</bdi>
your-shift = Tu relevo
nothing-in-hand = nada a su cargo
empty = Nada a su cargo
empty-means = Aquí se pasan las mesas cubiertas, las llamadas atendidas y los cronómetros y controles de mazos en curso.

## A su cargo

tables = Mesas
away = Fuera de las mesas
watch = Cronómetro
call-taken = llamada atendida a las { $time }
call-taken-about = llamada atendida a las { $time }: <bdi>{ $what }</bdi>
timed = <bdi>{ $player }</bdi>: cronómetro desde las { $time }

## Quién releva

who-takes-over = Quién releva
choose = Elige un juez
nobody = Nadie
nobody-means = Las mesas quedan libres, las llamadas vuelven a esperar y los cronómetros terminan.
note = Lo que debe saber
note-hint = Lo leen aquí todos los jueces.
hand-over = Hacer el relevo
handed-over = Relevo hecho: { $what }.
ended = Terminado: { $what }. Las mesas quedan libres, las llamadas vuelven a esperar y los cronómetros terminan.

## Otros relevos

others = Relevos de otros
past = Relevos hechos
past-line = <bdi>{ $from }</bdi> → <bdi>{ $to }</bdi>: { $what }
past-line-nobody = <bdi>{ $from }</bdi> → nadie: { $what }
