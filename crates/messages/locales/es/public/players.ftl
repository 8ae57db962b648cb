## La lista de jugadores

nobody-registered = Aún no hay inscripciones
nobody-registered-text = Los jugadores aparecen aquí cuando se inscriben.
to-your-line = Ir a tu línea
find-name = Buscar un nombre
nobody-by-name = Nadie con ese nombre
try-fewer = Prueba con menos letras o <a>muestra la lista completa</a>.
names = Nombres
players-by-name = Jugadores por nombre

## Quienes ya no juegan

left-after = se fue tras la ronda { $round }
dropped-before-first = abandonó antes de la ronda 1
awarded-bye = bye en la ronda { $round }
awarded-byes = bye en las rondas { $first }–{ $last }
dropped-after = abandonó tras la ronda { $round }
