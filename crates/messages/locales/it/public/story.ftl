## Il torneo in immagini

title = Il torneo in grafici
nothing-yet = Ancora nessun grafico
nothing-yet-means = Appaiono dopo il primo round.
field = I giocatori, round per round
field-means = Ogni cerchio rappresenta i giocatori con gli stessi punti dopo il round, anche chi ha fatto il drop. La linea è { $name }.
field-means-alone = Ogni cerchio rappresenta i giocatori con gli stessi punti dopo il round, anche chi ha fatto il drop.
rounds = I round in cifre
column-tables = Tavoli
column-byes = Bye
column-drawn = Patte
column-most = Massimo dei punti
column-median = Mediana (min)
column-longest = Il più lungo (min)
times = Quanto hanno giocato i tavoli
times-mean = Minuti dall’inizio del round al risultato. Ogni tratto è un tavolo, quello lungo è la mediana.
bracket = Come è cresciuto il tabellone
bracket-after = Dopo: { $stage }
seats-and-commanders = Posti e comandanti
