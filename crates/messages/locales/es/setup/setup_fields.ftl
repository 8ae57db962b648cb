## Campos de los ajustes con errores

level = Nivel
uneven-pods = Pods incompletos
games-to-win = Juegos para ganar
points-draw = Puntos por empate
points-loss = Puntos por derrota
points-bye = Puntos por bye
time-limit = Tiempo límite
end-of-round = Final de la ronda
playoff-time-limit = Tiempo límite del playoff
seats = Asientos
cut = Corte
draft-pods = Pods de draft
results-by-players = Resultados de los jugadores
first-table = Primera mesa
registrations-per-address = Inscripciones desde una dirección
listed = En la portada
indexed = Buscadores
no-date = { $label }: { $typed } no es una fecha. Escríbela así: 2026-11-20.
no-choice = { $label }: { $typed } no es una opción. Elige una de la lista.
unknown-tiebreaker = Desempate desconocido: { $typed }. Elige entre { $names }.
no-share = { $label }: { $typed } no es un porcentaje. Escríbelo así: 1/5, 20 % o 0.2.
percentage-missing = { $label }: falta su porcentaje. Escríbelo así: 1/5, 20 % o 0.2.
count-missing = { $label }: falta su número.
no-break = Pausas: no se entiende { $typed }; escríbela como «round 2: 45 minutes, Comida» o «round 4: until 10:00».
no-tables = Mesas que se saltan: no se entiende { $typed }. Escribe números y rangos, como 13, 20-24.
