## Inserimento dei risultati da parte dello staff.

results-of = Risultati: { $round }
reported-of = <b>{ $reported }</b> di { $all } inseriti
not-started = non iniziato: il primo risultato avvia il round e il suo orologio
finish-round = Chiudi il round
one-key-per-game = Un tasto per partita, in ordine: 1D1 significa posto 1, una partita patta, posto 1.
keys-still-in = <kbd>=</kbd> e i posti: patta fra chi era ancora in partita, come =124
keys-places = Posti in ordine di posizione, con <kbd>&gt;</kbd> fra l’uno e l’altro e <kbd>=</kbd> fra chi ha lasciato insieme la partita, come 3&gt;1=4&gt;2
table-is-reported = Tavolo { $table }: inserito.
can-be-undone = Quello che inserisci si può annullare per alcuni secondi.

### Senza un round in corso.

no-round = Nessun round accetta risultati
no-round-text = I risultati si inseriscono qui quando un round è pubblicato.
corrected-at-tables = I risultati dei round conclusi si correggono ai <a>loro tavoli</a>.

### Ruling.

rulings = Ruling
rulings-to-agree = Ruling con cui i risultati devono essere coerenti
reminder = Tavolo { $table }: <bdi>{ $player }</bdi>, { $text } (<a>ruling { $ruling }</a>)

### Che cosa comunicano i giocatori.

players-report = Comunicati dai giocatori
to-confirm = { $count } da confermare
more-reports = { $count ->
    [one] Un altro attende gli altri al tavolo.
   *[other] Altri { $count } attendono gli altri ai loro tavoli.
}
entered-otherwise = Inseriti in modo diverso da quanto comunicato da un giocatore:
link-table = tavolo { $table }
disputed = Contestato
ruled-out = Escluso
waits = Attende
button-at-table = { $label }, tavolo { $table }

### I tavoli come schede.

which-tables = Quali tavoli
list-outstanding = In sospeso: { $count }
list-reported = Inseriti: { $count }
tables = Tavoli
seats = Posti
reported = comunicato
undo = Annulla
change = Modifica
draw = Patta
drawn-game = Partita patta
losses = Concessione, drop…
games-done = Fatto
undo-game = Annulla una partita
games = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
games-and-drawn = { $count ->
    [one] { $count } partita, { $drawn } patta
   *[other] { $count } partite, { $drawn } patte
}
overrule-it = Sostituiscilo

### Avvisi.

already-so = Il tavolo { $table } aveva già questo risultato.
undo-clears-result = «Annulla» cancella solo il risultato: un drop si annulla sulla pagina del giocatore.
reported-before = Qualcuno l’ha inserito prima: { $stored }. Il tuo non è stato registrato.
at-table = Tavolo { $table }: { $sentence }
unknown-entry = Testo non riconosciuto: { $typed }. Scrivi C e un posto per una concessione, M e un posto per un match loss, D e un posto per un drop, come c2 m3 d4.
