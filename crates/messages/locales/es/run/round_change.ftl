## Un cambio a mano

title = Cambio a mano
heading = Cambiar a mano la ronda { $number }
costs = Qué cuesta
no-costs = No afecta a ningún objetivo de los emparejamientos.
after = La ronda después del cambio
reason-hint = Lo puede leer cualquiera.
save = Guardar el cambio
saved = El cambio se ha guardado, y lo puede leer cualquiera.

## Lo elegido no se puede leer

no-number = { $label }: { $typed } no es un número.
new-table = Mesa nueva
first-player = Primer jugador
second-player = Segundo jugador
choose-from-list = Elige uno de la lista.
type-table-number = Escribe un número de mesa, como 12.
