## La pagina di un tavolo del round, per l’arbitro che è lì.

no-round = Nessun round è ai tavoli ora.
no-such-table = Il tavolo { $table } non esiste { $round-in }.
to-floor = Vai alla sala

### In cima.

with-extension = con { $minutes } min addizionali
deck-check-mark = Controllo del mazzo
by = di <bdi>{ $judge }</bdi>
call-label = Chiamata di un arbitro
reports-label = Che cosa comunicano i giocatori
decide-result = Decidi il risultato

### Una penalità da applicare o da annullare al tavolo.

to-do = Da fare al tavolo
task-skip-turn = Avvisa il tavolo: il giocatore salta il suo prossimo turno.
task-game-loss = Avvisa il tavolo: il giocatore lascia ora la partita, e gli altri continuano.
task-match-loss = Avvisa il tavolo: il giocatore lascia ora l’incontro, e gli altri continuano.
undo-skip-turn = Avvisa il tavolo: il giocatore non salta nessun turno. Se l’ha già saltato, la partita continua da qui.
undo-went-on = La partita seguita è andata avanti senza il giocatore. Annulla i passi al banco della partita, fino alla penalità, e inserisci di nuovo ciò che vale ancora; oppure avvisa il tavolo che resta fuori da questa partita.
undo-followed = Avvisa il tavolo: il giocatore continua a giocare. È di nuovo nella partita seguita, e i turni restano com’erano.
undo-not-followed = Avvisa il tavolo: il giocatore è di nuovo in partita, da ora. I turni restano com’erano.
ruling-number = Ruling { $number }
done-at-table = Fatto al tavolo

### I posti.

seats = Posti
is-out = <s><bdi>{ $player }</bdi></s> è fuori dalla partita: { $why }
is-out-by-ruling = <s><bdi>{ $player }</bdi></s> è fuori dalla partita: { $why }, <a>ruling { $number }</a>
result-is = Risultato: <b><bdi>{ $result }</bdi></b>
starts-now = Ora si inizia senza aspettare
note-missing = Manca qualcuno
note-missing-means = Lo vedono gli arbitri e i giocatori di questo tavolo finché la persona non arriva o non viene inserito il risultato. Non è una penalità.
is-here = { $player } è qui
loss-and-drop = Match loss e drop: { $player }
no-show = Qualcuno non si è presentato
no-show-means = Chi manca riceve un match loss in questo round e il drop dal torneo. Gli altri avanzano di posto e giocano; una partita seguita ricomincia.
did-not-come = Assente:

### Che cosa fa un arbitro al tavolo.

time-and-turns = Tempo e turni
game-desk = Banco della partita
games = Partite
follow-game = Segui questa partita
report-result = Inserisci il risultato
change-result = Modifica il risultato
message-table = Scrivi al tavolo

### Tempo addizionale.

time = Tempo
reason-judge-call = Chiamata
reason-late-start = Inizio in ritardo
reason-accident = Incidente
reason-deck-problem = Mazzo
other-time = Altri minuti, un altro motivo
given = { $minutes } min
given-for = { $minutes } min, { $why }
withdraw-minutes = Ritira { $minutes } min

### Un controllo del mazzo.

deck-check = Controllo del mazzo
what-was-found = Esito: <bdi>{ $player }</bdi>
found-hint = Vuoto: niente.
end-check = Termina: durata + 4 min
whose-deck = Il mazzo di chi
nobody-ticked = nessuno spuntato: tutti
was-checked = già controllato
all-deck-checks = Tutti i controlli dei mazzi

### Che cosa si gioca dopo la fine del tempo.

when-time-is-called = Alla fine del tempo, qui
other-rules = Regole di questo torneo
end-is = { $end }.
end-is-otherwise = { $end } (non come agli altri tavoli: <bdi>{ $reason }</bdi>).
decide-otherwise = Decidi altrimenti per questo tavolo
reason-hint = Tutti possono leggerlo fra le deroghe.
instead = Invece: { $end }

### Il cronometro per il gioco lento.

watch = Cronometro per il gioco lento
watch-of = Cronometro per il gioco lento: <bdi>{ $player }</bdi>
have-acted = Ha agito
time-player = Cronometra { $player }
slow-play = Slow Play
slow-play-of = Slow Play di { $player }

### Ruling e note.

rulings = Ruling a questo tavolo
none-yet = Ancora nessuno.
notes = Note
no-notes = Nessuna su questo tavolo e i suoi giocatori.
write-note = Scrivi una nota
about = Riguarda
this-table = Questo tavolo
note-hint = La legge solo lo staff, anche nei round successivi.
keep-note = Salva la nota

### Chi copre il tavolo.

cover = Copertura
you-cover = Copri tu questo tavolo.
judge-covers = Copre questo tavolo: <bdi>{ $judge }</bdi>.
nobody-covers = Nessuno copre questo tavolo.
handed-over = Consegna di <bdi>{ $judge }</bdi>, { $time }.
handed-over-with-note = Consegna di <bdi>{ $judge }</bdi>, { $time }: <bdi>{ $note }</bdi>
cover-it = Copri questo tavolo
release-it = Lascialo

### Link in fondo.

beside = Tavoli vicini a questo
