## La pagina dell’orologio del round, per lo staff.

stands-still = L’orologio è fermo.
runs-again = L’orologio è di nuovo in funzione.
time-changed = Il tempo è cambiato per tutti i tavoli.
limit-changed = Il limite di questo round è cambiato.
restarted = L’orologio riparte dal tempo intero.
table-has-more = Il tavolo { $table } ha { $minutes } min in più.
check-begun = La durata del controllo del mazzo al tavolo { $table } si misura da ora.
check-ended = Il controllo del mazzo è terminato; il tavolo ha { $minutes } min in più.
withdrawn-now = È stato ritirato.
no-button = L’orologio non ha questo pulsante.
to-clock = Vai all’orologio

### L’orologio.

starts-with-round = L’orologio parte con il round.
paused-since = In pausa dalle { $time }
until = Fino alle { $time }
starts-without = Dalle { $time } le partite iniziano senza gli assenti.
no-time-limit = Nessun limite di tempo
made-of = { $limit }, inizio alle { $time }
made-of-with-pause = { $limit }, inizio alle { $time }, fermo per { $pause }
no-limit = Nessun limite
limit-and-added = { $limit ->
    [one] { $limit } minuto più { $added }
   *[other] { $limit } minuti più { $added }
}
limit-less = { $limit ->
    [one] { $limit } minuto meno { $less }
   *[other] { $limit } minuti meno { $less }
}
break-since = Dalle { $time }, fine del round precedente
no-round = Nessun round in corso
publish-draft = Pubblica la bozza e si può avviare il suo orologio.
pair-next = Abbina e pubblica il prossimo round, e si può avviare il suo orologio.
start-round = Avvia il round

### Tempo per tutti i tavoli.

all-tables = Tempo per tutti i tavoli
limit-of-round = Limite di tempo di questo round
minutes-in-all = Minuti in tutto
minutes-in-all-hint = Vuoto: nessun limite di tempo. Il tempo aggiunto o tolto si somma.
set-limit = Imposta il limite
restart = Ricomincia dal tempo intero
restart-means = Le pause e il tempo aggiunto vengono tolti; il tempo dato a singoli tavoli resta.
start-again = Ricomincia

### Controlli dei mazzi.

deck-checks = Controlli dei mazzi
no-check-runs = Nessuno in corso.
end-check = Termina: durata + 4 min
give-up = Abbandona
begin-check = Controlla un mazzo

### Tempo dato a singoli tavoli.

given = Tempo dato ai tavoli
give-time = Dai tempo
nothing-given = Nessun tavolo di questo round ha più tempo degli altri.
table-minutes = <b>Tavolo { $table }</b>: { $minutes } min
for-deck-check = controllo del mazzo
for-ruling = ruling
withdrawn = ritirato
withdraw = Ritira
command-line = riga di comando
