### Juegos anotados, después de su final

## La lista

lead = Cada uno se puede recorrer, turno a turno.
empty = Aún no ha terminado ningún juego anotado
empty-means = Los juegos que anotan los jueces, y los que llevan los jugadores en sus mesas, aparecen aquí cuando terminan.
table-and-game = Mesa { $table }, juego { $game }
table-given-up = Mesa { $table } (no se anotó entero)
table-and-game-given-up = Mesa { $table }, juego { $game } (no se anotó entero)
who-may-read = Quién puede leerlos
open-means = Cuando termine el torneo, cualquiera podrá recorrerlos, con los nombres de las páginas públicas y sin quién introdujo qué. También los que llevaron los jugadores en sus mesas.
closed-means = Solo el staff. Puedes hacerlos públicos después del torneo, con los nombres de las páginas públicas y sin quién introdujo qué. También los que llevaron los jugadores en sus mesas.
keep-to-staff = Dejarlos para el staff
open-to-everybody = Abrirlos a todo el mundo
opened = Cualquiera podrá recorrer estos juegos cuando termine el torneo.
closed = Estos juegos quedan para el staff.

## Direcciones que no llevan a nada

not-opened = La organización no ha hecho públicos los juegos de este torneo.
not-finished = Los juegos no son públicos antes de que termine el torneo.
no-such-game = En esta mesa no hay ese juego.
no-such-step = El juego no tiene ese paso.
no-such-game-or-step = No hay ese juego, o no tiene ese paso.
still-followed = Este juego aún se está anotando: se podrá recorrer cuando termine.
to-games = Ir a los juegos
to-game = Ir al juego

## Un juego

all-games = Todos los juegos
step = Paso { $step } de { $last }
begins = Empieza el juego.
steps = Pasos

## Enlaces a otros pasos

start = El comienzo
turn-before = El turno anterior
step-before = El paso anterior
next-step = El paso siguiente
next-turn = El turno siguiente
end = El final
