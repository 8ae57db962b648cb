## Folhas para imprimir

names-title = Emparelhamentos por nome, { $round }
names-to-print = Emparelhamentos por nome, para imprimir
slips-title = Boletins, { $round }
slips-to-print = Boletins, para imprimir
pairings-of = Emparelhamentos, { $round }
