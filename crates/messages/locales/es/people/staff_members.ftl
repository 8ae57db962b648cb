### El staff de un torneo

nobody-yet = Aún no hay nadie en el staff.
nobody-yet-text = Crea una invitación abajo y comparte su enlace.
times-in = Las horas son las de { $zone }.
column-since = Desde
column-role = Función
you = (tú)
account-disabled = Cuenta desactivada
role-of = Función de { $name }
change = Cambiar
change-role-of = Cambiar la función de { $name }
remove-member = Quitar a { $name } del staff
invite = Invitar a alguien
role = Función en este torneo
role-hint = El enlace sirve una sola vez.
valid-for = Válido durante
valid-for-hint = Abajo puedes revocar una invitación sin usar.
hours = 24 horas
week = Una semana
until-over = Hasta el final del torneo
make = Crear una invitación
until = Hasta
command-line = línea de comandos
choose-role = Elige una de las funciones.

## Qué significan las funciones

organizer-means = Todo en este torneo, también los ajustes y el staff. En la sala decide si no hay juez principal.
head-judge-means = En la sala, todo lo que hacen los jueces y la última palabra: apelaciones, pérdidas de juego y más. También jugadores, rondas, resultados, correcciones, el registro.
judge-means = En la sala: llamadas, decisiones, controles de mazos, tiempo para las mesas, juegos anotados. También los resultados de la ronda en curso.
scorekeeper-means = Jugadores, rondas y los resultados de la ronda en curso. En la sala solo lee: ni llamadas ni decisiones.

## La página del enlace de una invitación

invitation = Invitación
invitation-for = Para una persona con la función { $role } en { $tournament }, con una cuenta nueva o una que ya tenga.
back = Volver al staff

## Avisos

revoked = Invitación revocada.
role-now = La función es ahora: { $role }.
removed = Ya no está en el staff. Lo que hizo queda en el registro.
