## Gli incontri di un giocatore che lascia.

matches-stay = Restano come sono
unplayed-void = L’incontro senza risultato si annulla: il giocatore lascia ora il tavolo
all-void = Tutti gli incontri di svizzera si annullano: non contano per nessuno
drop = Fai il drop
disqualify = Dai la squalifica
would-change = Che cosa cambierebbe
is-void = { $round }: il tavolo { $table } si annulla
everybody-reads = Possono leggerlo tutti.
can-undo = Puoi annullarlo sulla pagina del giocatore: allora i suoi incontri contano di nuovo.
