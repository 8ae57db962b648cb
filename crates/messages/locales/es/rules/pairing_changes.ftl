## Qué hace un cambio a mano con un emparejamiento

worse = { $what }: { $before } antes, { $after } después (peor).
better = { $what }: { $before } antes, { $after } después (mejor).
pairs-again = Parejas repetidas
pairs-of-group = Parejas de una misma familia o equipo
players-away = Jugadores fuera de su mesa fija
wide-pods = Pods con una diferencia de dos victorias o más
sum-of-differences = Suma de las diferencias de puntos
third-meetings = Parejas que se enfrentan al menos por tercera vez
rank-distance = Distancia en la clasificación
smaller-again = Jugadores otra vez en un pod más pequeño
would-meet-again = { $first } y { $second } volverían a enfrentarse; ya jugaron en la ronda { $round }.
would-meet-nth-time = { $first } y { $second } se enfrentarían por { $nth-f } vez; ya jugaron en las rondas { $rounds }.
should-not-meet = { $first } y { $second } no deberían enfrentarse, y lo harían.
would-be-away = { $name } estaría en la mesa { $table }; su mesa fija es la { $fixed }.
new-bye = Bye nuevo.
