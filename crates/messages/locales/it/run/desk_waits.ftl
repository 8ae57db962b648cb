## Che cosa attende lo staff, al banco.

floor = La sala
attention = Da fare
nothing = Non c’è nulla da fare.

### Una parola per ciascun tipo.

word-calls = Chiamate
word-rulings = Ruling
word-late = In ritardo
word-disputes = Contestati
word-deck-checks = Mazzi
word-missing = Assenti
word-decklists = Decklist
word-registrations = Iscrizioni
word-waiting-list = Lista d’attesa
word-draft = Bozza
word-webhooks = Webhook
word-unheard = Silenziosi

### Un link per ciascun tipo.

calls = { $count ->
    [one] { $count } chiamata attende un arbitro
   *[other] { $count } chiamate attendono un arbitro
}
rulings = { $count ->
    [one] { $count } ruling attende il capo arbitro
   *[other] { $count } ruling attendono il capo arbitro
}
late = { $count ->
    [one] { $count } risultato è in ritardo
   *[other] { $count } risultati sono in ritardo
}
disputed = { $count ->
    [one] { $count } risultato è contestato
   *[other] { $count } risultati sono contestati
}
deck-checks = { $count ->
    [one] { $count } controllo del mazzo è in corso
   *[other] { $count } controlli del mazzo sono in corso
}
missing = { $count ->
    [one] { $count } giocatore è senza check-in
   *[other] { $count } giocatori sono senza check-in
}
decklists = { $count ->
    [one] Manca { $count } decklist
   *[other] Mancano { $count } decklist
}
registrations = { $count ->
    [one] { $count } giocatore attende la conferma
   *[other] { $count } giocatori attendono la conferma
}
waiting-list = { $count ->
    [one] { $count } giocatore è in lista d’attesa
   *[other] { $count } giocatori sono in lista d’attesa
}
draft = La bozza { $round-of } non è aggiornata
webhooks-disabled = { $count ->
    [one] { $count } webhook è disattivato
   *[other] { $count } webhook sono disattivati
}
webhooks-unheard = { $count ->
    [one] { $count } webhook non risponde da un’ora o più
   *[other] { $count } webhook non rispondono da un’ora o più
}

### Uno di essi.

table-since = Tavolo { $table } dalle { $time }
earlier-since = Un round precedente, dalle { $time }
elsewhere-since = Altrove, dalle { $time }
