## Le pagine dei round, per lo staff.

### L’elenco.

no-round-text = Un round si abbina al banco. La sua bozza la vede solo lo staff, finché non viene pubblicata.
column-state = Stato
column-tables = Tavoli
column-outstanding = In sospeso
to-desk = Vai al banco
to-rounds = Vai ai round

### Un round.

reported-of = { $reported } di { $all } inseriti
print-again = Ristampa
changed-at = Posti o tavoli sono cambiati alle { $time }: i fogli senza quest’ora nell’intestazione non sono aggiornati.
outstanding = In sospeso:
draft = La bozza
draw-of-round = Sorteggio { $number } di questo round.
not-reported = Senza risultato
correct = Correggi
correct-table = Correggi il tavolo { $table }
report-table = Inserisci il tavolo { $table }
byes = Bye
match-losses = Match loss fuori da un pod

### Il round viene modificato a mano.

by-hand = A mano
players-number = Numero del giocatore
changes-with-number = scambia il posto con il numero
changes-with = scambia il posto con
moves-to = diventa il tavolo
see-costs = Guarda che cosa costa
or-place = O metti
in-draft = in questa bozza
place-player = Metti il giocatore

### Il round viene abbinato di nuovo.

pair-again-means = Il sorteggio prende il numero successivo, che tutti possono vedere. I pod ai tavoli spuntati restano come sono.
keep-pods = Mantieni i pod ai tavoli
keep-pods-hint = numeri e intervalli: 1-20, 31
keep = Mantieni
reason-when-kept = serve se si mantengono dei pod

### Un giocatore entra in ritardo.

late-entry = Ingresso in ritardo
registered-player = Giocatore iscritto
new-player = un nuovo giocatore
registered-number = Numero di un iscritto
registered-number-hint = vuoto: un nuovo giocatore
name-of-new = Nome di un nuovo giocatore
enters = Entra
at-seat = al tavolo { $table }, posto { $seat }
with-match-loss = con un match loss
with-bye = con un bye
late-entry-means = Nessun altro viene abbinato di nuovo: un posto completa un tavolo più piccolo, un match loss o un bye non cambia nessun tavolo.
enter-player = Inserisci il giocatore

### Avvisi dopo un passo.

now-drafted = La bozza { $round-of } è pronta. La vede solo lo staff finché non la pubblichi.
now-published = { $round-public }.
now-published-and-running = { $round-public } e in corso.
now-running = { $round-going }.
now-finished = { $round-over }.
now-running-again = { $number ->
    [one] { $round } è di nuovo in corso.
   *[other] { $round } sono di nuovo in corso.
}
now-published-only = { $round-public }, ma l’orologio non è partito.
now-draft-again = { $number ->
    [one] { $round } è di nuovo una bozza.
   *[other] { $round } sono di nuovo una bozza.
}
now-discarded = La bozza { $round-of } è eliminata.
now-paired-again = Gli abbinamenti { $round-of } sono rifatti.
draft-kept = La bozza si mantiene com’è.
player-in-round = Il giocatore è { $round-in }.
now-begins = { $player } inizia al tavolo { $table }. Gli altri seguono nell’ordine sorteggiato.
keep-unreadable = Mantieni: { $typed } non è leggibile. Scrivi numeri e intervalli, come 1-20, 31.
choose-how = Scegli come entra il giocatore: un posto, un bye o un match loss.
