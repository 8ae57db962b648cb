## Campi errati del modulo delle opzioni.

level = Livello
uneven-pods = Pod incompleti
games-to-win = Partite per vincere
points-draw = Punti per una patta
points-loss = Punti per una sconfitta
points-bye = Punti per un bye
time-limit = Limite di tempo
end-of-round = Fine del round
playoff-time-limit = Limite di tempo dei playoff
seats = Posti
cut = Top
draft-pods = Pod del draft
results-by-players = Risultati dai giocatori
first-table = Primo tavolo
registrations-per-address = Iscrizioni da un indirizzo
listed = Sulla pagina iniziale
indexed = Nei motori di ricerca

no-date = { $label }: { $typed } non è una data. Scrivila come 2026-11-20.
no-choice = { $label }: { $typed } non è una scelta possibile. Scegline una dall’elenco.
unknown-tiebreaker = Tiebreaker { $typed } sconosciuto. Scegli fra { $names }.
no-share = { $label }: { $typed } non è una percentuale. Scrivila come 1/5, 20 % o 0.2.
percentage-missing = { $label }: manca la percentuale. Scrivila come 1/5, 20 % o 0.2.
count-missing = { $label }: manca il numero.
no-break = Pause: { $typed } non è leggibile; scrivi come "round 2: 45 minutes, Lunch" o "round 4: until 10:00".
no-tables = Tavoli da saltare: { $typed } non è leggibile. Scrivi numeri e intervalli, come 13, 20-24.
