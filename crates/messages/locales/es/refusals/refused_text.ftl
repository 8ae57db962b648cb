## Textos escritos en un formulario

give-name = { $label }: escribe un nombre.
too-long = { $label }: { $length } caracteres son demasiados. Déjalo en { $most }.
one-line = { $label }: escríbelo en una línea, sin caracteres de control.
control-characters = { $label }: contiene caracteres de control. Quítalos.
day-range = { $label }: elige un día de { $first } a { $last }.

## Datos de un jugador

player-too-long = { $what } tiene { $length } caracteres: { $most } como máximo.
player-control = { $what } tiene un carácter de control (un tabulador o un salto de línea, por ejemplo): quítalo.
player-has-mail = { $what } contiene una dirección de correo, y los nombres son públicos. Escribe la dirección en su propio campo.
name-missing = Falta el nombre: escribe uno.
no-mail-address = No es una dirección de correo: tiene la forma nombre@example.org.
no-table-number = «{ $typed }» no es un número de mesa: del 1 al { $most }.
no-awarded-byes = «{ $typed }» no es un número de byes concedidos: de 0 a { $most }.
awarded-byes-published = La ronda { $round } está publicada, así que los byes concedidos para ella ya no pueden cambiar.
decklist-link-only = Da la lista de mazo como enlace que empiece por https://, o déjala vacía.
too-many-commanders = { $count } comandantes: un mazo tiene uno, o dos que lo lideran juntos.
link-not-whole = Este enlace no está completo: cópialo otra vez de la barra de direcciones del navegador.
link-other-scheme = Un enlace a una lista de mazo empieza por https:// o http://.

## Los sujetos de estas frases

the-name = El nombre
the-sorted-under = El nombre para ordenar
the-team-mate = El nombre de la pareja de equipo
the-pronouns = El campo de pronombres
the-group = El grupo
the-commander = El comandante
the-second-commander = El segundo comandante
the-name-of-commander = El nombre de un comandante
the-mail-address = La dirección de correo

## Dos personas cambiaron a un jugador a la vez

player-changed = Mientras tanto, alguien cambió los datos del jugador { $number }. { $now } Vuelve a enviar los tuyos para que valgan.
same-as-yours = Lo guardado ahora es igual que lo tuyo.
now-differs = Ahora { $differences }.
difference = { $field } es { $now } (lo tuyo: { $yours })
quoted = «{ $text }»
nothing = nada
field-name = el nombre
field-sorted-under = el nombre para ordenar
field-team-mate = la pareja de equipo
field-pronouns = el campo de pronombres
field-email = la dirección de correo
field-decklist = la lista de mazo
field-commander = el comandante
field-second-commander = el segundo comandante
field-fixed-table = la mesa fija
field-awarded-byes = los byes concedidos
field-group = el grupo
