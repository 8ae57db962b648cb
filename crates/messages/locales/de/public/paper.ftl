## Blätter einer Runde zum Drucken.

names-title = Paarungen nach Namen, { $round }
names-to-print = Paarungen nach Namen, zum Drucken
slips-title = Ergebniszettel, { $round }
slips-to-print = Ergebniszettel, zum Drucken
pairings-of = Paarungen: { $round }
