## Folhas para imprimir

names-title = Pareamentos por nome, { $round }
names-to-print = Pareamentos por nome, para imprimir
slips-title = Súmulas, { $round }
slips-to-print = Súmulas, para imprimir
pairings-of = Pareamentos, { $round }
