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
no-share = { $label }: { $typed } non è una percentuale. Scrivila come 1/5, 20% o 0.2.
no-points-line = { $label }: { $typed } non è una riga di punti. Scrivi il numero di giocatori e poi i punti, come 4: 6 3 2 1.
points-line-twice = { $label }: ci sono due righe per { $players } giocatori. Lasciane una sola.
percentage-missing = { $label }: manca la percentuale. Scrivila come 1/5, 20% o 0.2.
count-missing = { $label }: manca il numero.
stake-missing = { $label }: manca la posta. Scrivila come 1/10, 10% o 0.1.
start-missing = { $label }: mancano i punti iniziali.
no-break = Pause: { $typed } non è leggibile; scrivi come "round 2: 45 minutes, Lunch" o "round 4: until 10:00".
no-round-table-line = Round e top: { $typed } non è leggibile; scrivi come "16: 2 rounds, top 4" o "more: 5 rounds, no playoff".
no-tables = Tavoli da saltare: { $typed } non è leggibile. Scrivi numeri e intervalli, come 13, 20-24.
