### Il giocatore non ha ancora un posto nel torneo.

pending = In attesa di conferma
pending-text = La tua iscrizione è arrivata. L’organizzatore non l’ha ancora confermata; quando lo farà, questa pagina cambierà.
waitlisted = Tutti i posti sono occupati
waitlisted-text = Sei al numero { $number } della lista d’attesa e avrai un posto appena se ne libera uno.
removed = Non sei in questo torneo
removed-text = Se pensi che sia un errore, dillo all’organizzatore.

### Prima dei round.

checked-in = Check-in effettuato
registered = Hai un posto nel torneo
not-open = Il torneo non è ancora aperto.
check-in-at-venue = Fai il check-in quando arrivi in sede.
table-with-round-one = Il tuo tavolo comparirà qui con gli abbinamenti del round 1.
late-entry = Giochi dal round { $round }
late-entry-text = Il tuo tavolo comparirà qui con gli abbinamenti di quel round.

### A un tavolo.

table-word = Tavolo
out-of-game = Non sei più in questa partita: fino alla fine resti come spettatore (MTR-A 1.10A).
your-turn = È il tuo turno.
turn-of = È il turno di { $player }.
time-is-up-extra-turns =
    Il tempo è scaduto. Finite questo turno, poi un altro turno per ogni giocatore ancora in partita. Arriva un arbitro.
time-is-up-finish-turn = Il tempo è scaduto. Finite questo turno; non ne seguono altri. Arriva un arbitro.
time-is-up-overtime = { $minutes ->
    [one] Il tempo è scaduto. Finite questo turno entro { $minutes } minuto; non ne seguono altri. Arriva un arbitro.
   *[other] Il tempo è scaduto. Finite questo turno entro { $minutes } minuti; non ne seguono altri. Arriva un arbitro.
}
overtime-is-over = Il tempo supplementare è finito: smettete di giocare. Un arbitro chiude la partita.
time-called-last-turn = Fine del tempo. Finite questo turno; non ne seguono altri.
time-called-turns = { $turns ->
    [one] Fine del tempo. Finite questo turno, poi un altro. Un arbitro li conta.
   *[other] Fine del tempo. Finite questo turno, poi altri { $turns }. Un arbitro li conta.
}
time-called-several-turns = { $turns ->
    [one] Fine del tempo. Finite i turni in corso; ne può iniziare un altro. Un arbitro li conta.
   *[other] Fine del tempo. Finite i turni in corso; ne possono iniziare altri { $turns }. Un arbitro li conta.
}
game-ended = La partita è finita; la conferma l’arbitro.

### Perché un giocatore è fuori dalla partita.

out-lost = sconfitta
out-conceded = concessione
out-drawn = patta
out-game-loss = game loss
out-match-loss = match loss
out-disqualified = squalifica

### Comunicazione del risultato da parte dei giocatori.

waiting-for-others = In attesa degli altri
you-reported-at =
    Hai comunicato alle { $when }: { $result }. Vale quando un altro giocatore del tavolo lo conferma dalla sua pagina.
reported-this = { $player } l’ha comunicato alle { $when }. È corretto?
another-reported-this = Un altro giocatore l’ha comunicato alle { $when }. È corretto?
staff-decides = Decide lo staff
stay-at-table = Resta al tavolo.
you-reported = Hai comunicato: { $result }.
another-reported = Un altro giocatore ha comunicato: { $result }.
you-dispute = Lo contesti: «{ $objection }»
another-disputes = Un altro giocatore lo contesta: «{ $objection }»
result-entered = Risultato registrato: inserito dallo staff.
result-you-reported = Risultato registrato: comunicato da te, confermato da { $confirmer }.
result-you-confirmed = Risultato registrato: comunicato da { $reporter }, confermato da te.
result-reported = Risultato registrato: comunicato da { $reporter }, confermato da { $confirmer }.
another-player = un altro giocatore
your-concession-disputed = La tua concessione è contestata: decide lo staff.
concession-disputed = Concessione contestata: { $players }. Decide lo staff.
wrong-call-judge = Se è sbagliato, chiama un arbitro.

### Un round si gioca senza il giocatore.

bye = Bye
bye-text = { $points ->
    [one] Nessun incontro in questo round; vale { $points } punto.
   *[other] Nessun incontro in questo round; vale { $points } punti.
}
match-loss = Match loss
match-loss-text =
    In questo round non hai un abbinamento: conta come match loss. Se è un errore, dillo subito all’organizzatore.
unpaired = Non sei in questo round
unpaired-text = Se pensi che sia un errore, dillo subito all’organizzatore.

### Fra un round e l’altro.

pairings-soon = Abbinamenti in arrivo
how-it-went = { $over }: { $result }.
round-is-over = { $round-over }
had-bye = hai avuto un bye
had-match-loss = hai avuto un match loss
table-is-void = il tavolo { $table } è annullato e non conta per nessuno
you-won = hai vinto al tavolo { $table }
player-won = { $player } ha vinto al tavolo { $table }
table-drawn = patta al tavolo { $table }
table-no-result = il tavolo { $table } non ha un risultato
next-table = Il tuo prossimo tavolo comparirà qui con gli abbinamenti { $round-of }.

### Dopo la svizzera e nei playoff.

rounds-over = I round sono finiti
rounds-over-text = La classifica finale sarà pubblicata a breve.
swiss-over = La svizzera è finita
swiss-over-text = Fra poco qui sarà annunciata la top { $cut }.
wait-for = Attendi { $round }
play-in = Giochi { $round }
seeded = Hai il seed { $seed }. Il tuo tavolo comparirà qui con gli abbinamenti.
missed-cut = Non sei in top
missed-cut-text = Dopo la svizzera hai chiuso al { $place } posto su { $count }. Grazie per aver giocato.

### Alla fine.

champion = Hai vinto il torneo!
champion-text = Complimenti: il primo posto è tuo.
finished = Hai chiuso al { $place } posto su { $count }
tournament-over = Il torneo è finito
thank-you = Grazie per aver giocato.

### Il giocatore se n’è andato, o il torneo non si fa.

dropped = Hai droppato
dropped-after = Hai droppato dopo { $round }
dropped-text = Non ti verrà assegnato nessun tavolo. Se è un errore, dillo allo staff.
disqualified = Squalifica dal torneo
disqualified-text = Non ti verrà assegnato nessun tavolo. Il capo arbitro risponde alle tue domande.
cancelled = Questo torneo è stato annullato
