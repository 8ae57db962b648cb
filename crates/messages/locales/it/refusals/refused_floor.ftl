## Il lavoro degli arbitri in sala.

takes-signed-in = Serve qualcuno dello staff che abbia effettuato l’accesso.
no-table-now = In nessun round in corso c’è il tavolo { $table }.
no-player = In questo torneo non c’è nessun giocatore numero { $number }.
not-at-table = Il giocatore { $number } non siede al tavolo { $table }. Scegli uno dei suoi giocatori.
no-watch = Al tavolo { $table } non c’è più nessun cronometro in corso.

## Nomi dei campi.

label-about = Di che cosa si tratta
label-for-head-judge = Per il capo arbitro
label-what-happened = Che cosa è successo
label-why = Perché

## Una chiamata.

only-players-call = Solo i giocatori di questo torneo possono chiamare un arbitro da qui. Chiedi al banco.
have-called = Hai già chiamato un arbitro, alle { $time }. { $now } Annullala prima di farne un’altra.
call-from-another-table = Hai chiamato un arbitro prima di cambiare tavolo, quindi non viene nessuno. Se ti serve un arbitro adesso, chiama di nuovo.
table-wrote-much = Di che cosa si tratta: il tuo tavolo ha già scritto molto. Lascia vuoto: l’arbitro viene comunque.
say-where = Di che cosa si tratta: lontano dai tavoli, indica dove e che cosa.
no-open-call = Non hai chiamate aperte: è già stata risolta o annullata.
no-such-call = Questa chiamata non c’è in questo torneo.
waits-for-chief = Questa chiamata attende il capo arbitro: la prende e la risolve il capo arbitro o un organizzatore.
no-round-at-tables = Tavolo: nessun round è ai tavoli ora. Lascia vuoto il tavolo e indica dove.
call-no-table = Tavolo: il tavolo { $table } non esiste { $round-in }. Guarda il numero in sala.
hand-to-judge = Passa a: scegli qualcuno dello staff che arbitra qui.
hand-to-other = Passa a: scegli qualcuno che non ce l’ha già.
call-at-no-table = Minuti: questa chiamata non è a un tavolo.
call-changed = Tavolo { $table }: { $now } Non è stato modificato nulla.
call-changed-away = Lontano dai tavoli: { $now } Non è stato modificato nulla.

## Che ne è stato di una chiamata.

call-waits = La chiamata attende un arbitro dalle { $time }.
call-waits-for-head-judge = La chiamata attende il capo arbitro dalle { $time }.
call-handed = Alle { $time } { $by } ha affidato la chiamata a { $to }.
call-handed-to-you = Alle { $time } { $by } ti ha affidato la chiamata.
call-handed-by-you = Alle { $time } hai affidato la chiamata a { $to }.
call-taken = La chiamata è in carico a { $by } dalle { $time }.
call-taken-by-you = La chiamata è in carico a te dalle { $time }.
call-resolved = { $by } ha risolto la chiamata alle { $time }.
call-resolved-by-you = Hai risolto la chiamata alle { $time }.
call-withdrawn = Il giocatore ha annullato la chiamata alle { $time }.
somebody-opening = Qualcuno

## Dopo un ruling scritto da una chiamata.

call-stays = La chiamata resta aperta: è in carico a un altro arbitro.
call-ended = La chiamata è chiusa.

## Coperture: arbitri che sorvegliano i tavoli del round.

covered-by = Il tavolo { $table } è coperto da { $name }. Chiedi di lasciarlo, o chiedi al capo arbitro di darlo a te.
covers-all = Li copri già tutti.
only-chiefs-give = Il capo arbitro e gli organizzatori assegnano i tavoli agli altri. Tu puoi prenderne per te.
judge-of-staff = Arbitro: scegli qualcuno dello staff che arbitra qui.
theirs-to-release = Il tavolo { $table } è coperto da { $name }: può lasciarlo solo chi lo copre.
nobody-covers = Nessuno copre questi tavoli.
none-free-as-before = Nessun tavolo del round precedente è ora libero per essere coperto come allora.
no-round-to-cover = Nessun round è ai tavoli. Gli arbitri possono prendere tavoli quando un round è pubblicato.
tables-unreadable = Tavoli: { $part } non è leggibile. Scrivi numeri e intervalli, come 1-20, 31.
tables-empty = Tavoli: scrivi numeri e intervalli, come 1-20, 31.
no-table-to-cover = Tavoli: il tavolo { $table } non esiste { $round-in }.
no-tables-to-cover = Tavoli: { $round-in } non ci sono tavoli da { $from } a { $to }.

## Le consegne di un arbitro.

ends-own-shift = Il capo arbitro e gli organizzatori passano le consegne degli altri. Tu puoi passare le tue.
nothing-to-hand-over = Non c’è nulla da consegnare: nessun tavolo coperto, nessuna chiamata in carico, nessun cronometro e nessun controllo del mazzo in corso.
successor-other = Chi subentra: scegli qualcun altro.
successor-of-staff = Chi subentra: scegli qualcuno dello staff che arbitra qui.

## Che cosa ha in carico un arbitro.

hand-table = tavolo { $table }
hand-tables = tavoli { $tables }
hand-calls = { $count ->
    [one] { $count } chiamata
   *[other] { $count } chiamate
}
hand-watches = { $count ->
    [one] { $count } cronometro
   *[other] { $count } cronometri
}
hand-deck-checks = { $count ->
    [one] { $count } controllo del mazzo
   *[other] { $count } controlli del mazzo
}

## Note degli arbitri e dichiarazioni.

note-about = Scegli il giocatore o il tavolo di cui parla.
no-note = Questa nota non c’è più.
note-of-other = Questa nota è di un altro arbitro: la rimuove chi l’ha scritta, o il capo arbitro.
note-empty = Scrivi qualcosa.
witness-missing = Chi lo dice: scegli un giocatore o scrivi un nome.
not-missing-here = Il giocatore { $number } ora non gioca al tavolo { $table }. Guarda di nuovo il tavolo.
