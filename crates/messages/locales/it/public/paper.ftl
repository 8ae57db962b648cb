names-title = Abbinamenti per nome, { $round }
names-to-print = Abbinamenti per nome, da stampare
slips-title = Foglietti dei risultati, { $round }
slips-to-print = Foglietti dei risultati, da stampare
pairings-of = Abbinamenti: { $round }
