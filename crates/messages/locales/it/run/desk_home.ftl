## Il banco, la prima pagina di un torneo per lo staff.

opened = Il torneo è aperto: ora le sue pagine si trovano dalla pagina iniziale.
finished = Il torneo è concluso.
reopened = Il torneo è di nuovo aperto.

### Accanto al titolo.

line-draft = { $round }: bozza
line-published = { $round }: round pubblicato
line-running = { $round }: in corso
line-finished = { $round }: round concluso
no-round-yet = Ancora nessun round
rounds-played = { $count ->
    [one] { $count } round giocato
   *[other] { $count } round giocati
}

### Le tappe del torneo.

stages = A che punto è il torneo
stage-done = Fatto:
stage-registration = Iscrizioni
stage-check-in = Check-in
stage-rounds = Round
stage-pair = Abbina
stage-publish = Pubblica
stage-play = Gioco
stage-finish = Chiudi
stage-cut = Top
stage-playoff = Playoff
stage-end = Fine

### Il prossimo passo.

next = Prossimo passo

## Prima dell’apertura del torneo.

players-so-far = { $count ->
    [one] Finora { $count } giocatore
   *[other] Finora { $count } giocatori
}
open-means = Il torneo lo vedono solo il suo staff e chi ha il link. Aprilo quando i giocatori possono trovarlo; lo apre anche la pubblicazione del round 1.
all-here = Sono tutti qui? Il torneo inizia con gli abbinamenti del round 1.
open-tournament = Apri il torneo
pair-round = Abbina il round { $round }
names = Nomi
names-hint = Incollali, uno per riga. Li controlli prima di aggiungerli.
look-at-names = Controlla i nomi
send-file = Invia un file

## Check-in dei giocatori.

checked-in-of = Check-in effettuati: { $here } di { $all }
checked-in = Check-in effettuati
absent-means = Gli assenti vanno in drop prima del round 1, oppure vengono abbinati con gli altri.
too-few = { $here ->
    [one] { $here } è troppo poco per un round di svizzera.
   *[other] { $here } sono troppo pochi per un round di svizzera.
}
check-in = Check-in
pair-who-are-here = Abbina i { $here } presenti
pair-all = Abbina tutti i { $all }

## Gli abbinamenti di un round.

nobody-checked-in = { $players } giocatori, nessuno con il check-in: { $plan }.
everybody-checked-in = { $players } giocatori, tutti qui: { $plan }.
plan-swiss = { $rounds ->
    [one] { $rounds } round di svizzera
   *[other] { $rounds } round di svizzera
}
plan-with-playoff = { $rounds ->
    [one] { $rounds } round di svizzera, poi i playoff a { $cut }
   *[other] { $rounds } round di svizzera, poi i playoff a { $cut }
}
size = { $players }, { $tables }.
size-with-byes = { $players }, { $tables }, { $byes }.
only-staff-see = Gli abbinamenti li vede solo lo staff finché non li pubblichi.
why-anyway = Perché continuare comunque
why-anyway-hint = Viene registrato.

## Una bozza da guardare e pubblicare.

draft-of = Bozza { $round-of }
why-so = Perché così
tables-as-seeded = { $tables ->
    [one] { $tables } tavolo, in base ai seed.
   *[other] { $tables } tavoli, in base ai seed.
}
publish-only-means = Se pubblichi soltanto, i giocatori possono trovare il loro posto prima che tu avvii il round e il suo orologio.

## Un round pubblicato da avviare.

is-published = { $round-public }
start-when = Avvia il round quando tutti sono seduti: parte l’orologio.

## I risultati di un round da inserire.

reported-of = Risultati inseriti: { $reported } tavoli su { $tables }
tables-reported = Tavoli con risultato
outstanding = In sospeso
note-disputed = contestato
note-to-confirm = da confermare
note-minutes = +{ $minutes } min
enter-results = Inserisci risultati
find-seats = I giocatori trovano il loro posto sulla pagina degli <a>abbinamenti</a>, o sul <a>proiettore</a>.
report-by-links = Comunicano i risultati dalle loro pagine, che si aprono con i <a>link da stampare</a>.

## Un round concluso.

every-table-has = Tutti i tavoli { $round-of } hanno il risultato
finish-means = Chiudendo il round, i risultati e la classifica diventano pubblici.

## La top.

swiss-over = La svizzera è finita
four-players = Quattro giocatori, un pod
no-swiss = { $players } giocatori non giocano la svizzera, solo un pod di playoff (MTR-A Appendix E).
choose-cut = Scegli la top
who-is-in = Chi è in top
drawn-by-lot = per sorteggio
announce-top = Annuncia la top { $cut }
another-cut = Un’altra top
end-without-playoff = Concludi senza playoff
leader-wins = Vince chi è al primo posto in classifica, se non a pari merito. Con la conclusione si pubblica il segreto dei sorteggi del torneo.
finish-tournament = Concludi il torneo

## Un round dei playoff.

table-can-be-made = Si può fare il tavolo { $round-of }.
tables-can-be-made = Si possono fare i tavoli { $round-of }.
waiting = In attesa:
make-table = Fai il tavolo { $round-of }
make-tables = Fai i tavoli { $round-of }

## La fine.

winner-is = Vince <bdi>{ $name }</bdi>
all-played = Tutti i round sono stati giocati
finish-publishes = Con la conclusione si pubblica il segreto dei sorteggi del torneo, così chiunque può verificarli.
over = Il torneo è finito
winner = Vince: <b><bdi>{ $name }</bdi></b>.
for-community = Per la tua community
copy-tournament = Copia il torneo

## Il testo sulla fine, per chat e forum.

community-won = { $names } vince { $tournament } ({ $players }).
community-share = { $names } condividono il primo posto: { $tournament } ({ $players }).
community-top = Top { $count }: { $places }.
community-standings = Classifica: { $places }.

### L’orologio del round.

add-time-for-all = Aggiungi tempo per tutti
change-break = Modifica la pausa

### Il piano.

plan = Piano
state = Stato
registered-and-here = { $registered }, { $here } con check-in
registered-here-and-left = { $left ->
    [one] { $registered }, { $here } con check-in, { $left } ha lasciato il torneo
   *[other] { $registered }, { $here } con check-in, { $left } hanno lasciato il torneo
}
rounds-follow = in base al numero di giocatori
top = Top { $cut }
recommended = Raccomandato
recommended-rounds = { $rounds } round, top { $cut }, per { $players } giocatori
recommended-rounds-with-byes = { $byes ->
    [one] { $rounds } round, top { $cut }, per { $players } giocatori con { $byes } bye (contati come { $counted })
   *[other] { $rounds } round, top { $cut }, per { $players } giocatori con { $byes } bye (contati come { $counted })
}
self-registration = Iscrizione autonoma
registration-open = aperta
registration-closed = chiusa
announce-something = Scrivi un annuncio

### Un torneo concluso viene riaperto.

reopen-tournament = Riapri il torneo
reopen-means = Solo per correggere un errore: il segreto dei suoi sorteggi è già pubblico. Tutti possono leggere il motivo.
reopen = Riapri
