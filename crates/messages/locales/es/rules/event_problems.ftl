## Problemas de los ajustes de un torneo

pod-size-range = El tamaño de pod va de { $least } a { $most }, no { $given }.
games-to-win-range = Los juegos para ganar una partida van de { $least } a { $most }, no { $given }.
points-win-range = Una victoria vale de { $least } a { $most }, no { $given }.
points-draw-range = Un empate vale de { $least } a { $most }, no { $given }.
points-loss-range = Una derrota vale de { $least } a { $most }, no { $given }.
points-bye-range = Un bye vale de { $least } a { $most }, no { $given }.
time-limit-range = Un tiempo límite en minutos va de { $least } a { $most }, no { $given }.
swiss-rounds-range = Las rondas suizas previstas van de { $least } a { $most }, no { $given }.
cut-range = El corte previsto va de { $least } a { $most }, no { $given }.
tiebreaker-needed = Hace falta al menos un desempate, como «match_points».
tiebreaker-twice = Este desempate ya está en la lista.
code-of-conduct-too-long = El código de conducta tiene { $length } caracteres; son posibles { $most } como máximo.
break-follows = Una pausa viene después de las rondas 1 a { $most }, no de la { $given }.
break-twice = La ronda { $round } ya tiene una pausa.
break-minutes = Una pausa dura de 1 a { $most } minutos, no { $given }.
break-name = El nombre de una pausa es una línea de { $most } caracteres como máximo.
cut-not-whole = Un playoff de { $cut } jugadores no completa sus pods de { $size }. Elige { $offered }.
cut-or = { $first } o { $last }

## Problemas de jugadores y rondas

no-player-number = No hay ningún jugador con el número { $number }.
too-many-players = Un torneo tiene { $most } jugadores como máximo; aquí hay { $count }.
id-twice = El id «{ $id }» ya es el de { $place }.
too-many-commanders = Un jugador tiene { $most } comandantes como máximo.
last-round = La última ronda jugada es la { $most } como máximo, no la { $given }.
first-round = La primera ronda de un jugador va de la 1 a la { $most }, no { $given }.
text-empty = { $what }: está vacío.
text-too-long = { $what } tiene { $length } caracteres; son posibles { $most } como máximo.
text-control = { $what } tiene un carácter de control (un tabulador o un salto de línea, por ejemplo); quítalo.
the-id = El id
the-name = El nombre
the-group = El grupo
the-commander = El comandante
table-number = Un número de mesa va de 1 a { $most }, no { $given }.
too-many-rounds = Un torneo tiene { $most } rondas como máximo; aquí hay { $count }.
round-number = Las rondas se numeran desde la 1 sin huecos: esta es la ronda { $number }, no { $given }.
swiss-after-playoff = Una ronda suiza no puede venir después de una del playoff.
table-twice = La mesa { $table } ya es la del pod { $pod } de esta ronda.
playoff-without-byes = Una ronda del playoff no tiene byes ni pérdidas de partida fuera de un pod.
nobody-leaves-playoff = Nadie deja la mesa en una ronda del playoff: una pérdida de partida o una concesión es parte de su resultado.
already-in-list = { $name } ya está en esta lista.
did-not-leave = { $name } tiene asiento en la mesa { $table } y no la dejó.
already-placed = { $name } ya está en { $place }: un jugador tiene un solo sitio en una ronda.
dropped = { $name } abandonó después de la ronda { $last } y no puede tener sitio en la ronda { $round }.
disqualified = { $name } tiene una descalificación después de la ronda { $last } y no puede tener sitio en la ronda { $round }.
enters-later = { $name } entra en la ronda { $first } y no puede tener sitio en la ronda { $round }.
pod-too-small = Un pod tiene { $least } jugadores como mínimo; aquí hay { $count }.
pod-too-large = Un pod tiene { $most } jugadores como máximo; aquí hay { $count }.
not-seated = { $name } no se sienta en la mesa { $table }.
seed-twice = { $name } ya tiene un seed mejor.
not-a-seed = { $name } no está entre los seeds del corte.
