entered-in = in gioco dal round { $round }
commander = Comandante
this-is-me = Sono io
this-is-not-me = Non sono io
no-round = Ancora nessun round
no-round-text = Tavoli, posti e avversari compaiono qui quando viene pubblicato un round.
rounds = Round
rounds-latest-first = Round, dal più recente
seats-had = Posti nella svizzera: { $seats }.
seat-times = { $seat } { $times } ×
seats-balanced = I posti sono distribuiti nel modo più uniforme possibile, in deroga all’addendum.
points-over-rounds = Punti round per round
points-after-each = Punti dopo ogni round
round-short = R{ $number }
decklist = Decklist
where-from = Da dove vengono i numeri

## Parole sotto un numero grande.

stat-final-place = Posizione finale
stat-rank = Posizione
stat-rank-after-swiss = Posizione dopo la svizzera
stat-points = Punti
stat-record = Vittorie–sconfitte–patte
stat-seed = Seed nei playoff

## Com’è andato un round.

result-void = Annullato
result-seated = Al tavolo
result-playing = In gioco
result-none = Nessun risultato
