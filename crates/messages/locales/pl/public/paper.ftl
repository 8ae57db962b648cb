## Wydruki rundy

names-title = Parowania według nazwisk, { $round }
names-to-print = Parowania według nazwisk, do druku
slips-title = Karty wyników, { $round }
slips-to-print = Karty wyników, do druku
pairings-of = Parowania: { $round }
