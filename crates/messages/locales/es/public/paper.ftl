## Hojas de una ronda para imprimir

names-title = Emparejamientos por nombre, { $round }
names-to-print = Emparejamientos por nombre, para imprimir
slips-title = Hojas de resultado, { $round }
slips-to-print = Hojas de resultado, para imprimir
pairings-of = Emparejamientos: { $round }
