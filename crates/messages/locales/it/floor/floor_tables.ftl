## La sala: tutti i tavoli del round.

floor-of = Sala: { $round }

### Accanto al titolo.

not-started = non iniziato
all-have-results = tutti i tavoli hanno il risultato
outstanding-of = { $count } di { $all } in sospeso

### Quali tavoli si mostrano.

view-all = Tutti
view-outstanding = In sospeso
view-time = Tempo
view-calls = Chiamate
view-mine = Miei
which-tables = Quali tavoli

### Chiamate fuori dai tavoli di questo round.

calls-earlier = Chiamate di un round precedente
calls-away = Chiamate lontano dai tavoli

### Consegne ricevute.

handed-label = Consegne per te
handed = <b>Consegne per te</b> da <bdi>{ $judge }</bdi>, { $time }: { $what }
handed-with-note = <b>Consegne per te</b> da <bdi>{ $judge }</bdi>, { $time }: { $what }. <bdi>{ $note }</bdi>

### L’elenco dei tavoli.

no-round = Nessun round è ai tavoli
tables-appear = Tutti i tavoli compaiono qui quando un round è pubblicato, prima quelli in ritardo.
table-number = Numero del tavolo
go = Vai
no-such-table = In questo round il tavolo { $table } non esiste. Non è cambiato altro.
no-table-matches = Nessun tavolo corrisponde.
every-table-done = Tutti i tavoli hanno il risultato.
urgent-first = Prima i più urgenti,
covered-by = coperto da
turn-of = turno di { $player }
turns-in-progress = { $count } turni in corso
long-turn = { $player }: { $minutes } min in questo turno
own-time-used = { $player } ha esaurito il proprio tempo: { $minutes } di { $own } min
turn-since = { $player } dalle { $time }
has-life = { $player } { $life }
is-out = { $player } fuori
games-of-tables = Partite ai tavoli
games-followed = { $count ->
    [one] { $count } tavolo con una partita
   *[other] { $count } tavoli con una partita
}
no-games = Ora ai tavoli non si segna né si segue nessuna partita.
deck-check-since = Controllo del mazzo dalle { $time }
call-mark = Chiamata

### Una penalità da applicare o da annullare a un tavolo.

carry-out = Da applicare: { $penalty }, { $player }
undo-withdrawn = Da annullare al tavolo: { $penalty } di { $player } (penalità ritirata)
undo-overturned = Da annullare al tavolo: { $penalty } di { $player } (penalità annullata)
undo-no-penalty = Da annullare al tavolo: { $penalty } di { $player } (penalità tolta)
undo-lighter = Da annullare al tavolo: { $penalty } di { $player } (ora: { $lighter })

### La fine del round.

not-done = Non eseguito: { $what }
tap-is-kept = Il tuo tocco è conservato: invialo di nuovo se è ancora giusto.
send-again = Invia di nuovo il mio
result-is-entered = Il suo risultato è inserito.

### Chi copre che cosa.

who-covers-what = Chi copre che cosa
judges-caption = Arbitri con i loro tavoli e le loro chiamate
column-judge = Arbitro
column-tables = Tavoli
column-calls = Chiamate
you = (tu)
no-tables = nessuno
nobody = Nessuno
take-tables = Copri tavoli
calls-note-one = Nuova chiamata
