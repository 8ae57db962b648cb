## Check-in all’ingresso.

### In cima alla pagina.

all-players = Tutti i giocatori
collect-fees = Incassa le quote
without-fees = Senza quote
over = Il check-in è finito
over-text = È terminato con l’inizio dei round. Per i giocatori che arrivano ora usa <a>ingresso in ritardo</a>; i giocatori che hanno lasciato il torneo sono nell’<a>elenco dei giocatori</a>.
nobody-yet = Ancora nessun giocatore
nobody-yet-text = Compaiono qui quando li <a>aggiungi</a> o quando si <a>iscrivono</a>.

### Quanti sono qui.

here-of = <b>{ $here }</b> presenti su { $all }
players-here = Giocatori presenti
nobody-missing = non manca nessuno
not-here = assenti: { $count }
for-approval = da confermare: { $count }
here-waiting = presenti in lista d’attesa: { $count }
fees-collected = quote incassate: { $paid } su { $all }

### La ricerca e la fotocamera.

name-or-number = Nome o numero
scan = Scansiona
enter-hint = Invio fa il check-in dell’unico risultato.
camera = L’immagine della fotocamera
close-camera = Chiudi la fotocamera

### L’elenco.

nobody-fits = Nessuno corrisponde
nobody-fits-text = Prova con meno lettere. Chi non è nell’elenco puoi aggiungerlo qui, <a>con più campi</a>, oppure mandargli il <a>link d’iscrizione</a>.
add-and-check-in = Aggiungi «<bdi>{ $name }</bdi>» e fai il check-in
somebody-else = Qualcun altro? <a>Aggiungi un giocatore</a>, o mostra il <a>link d’iscrizione</a>.
press-approve = Conferma, check-in
press-check-in = Check-in
press-here = Presente
press-look = Guarda
press-to-undo = (premi per annullare)
fee = Quota
fee-collected-undo = Quota di { $name } incassata (premi per annullare)
fee-collect = Quota di { $name }: incassa
already-entered = Già nell’elenco?
disqualified = Squalifica
dropped = Drop

### Tutti insieme.

everybody-at-once = Tutti insieme
everybody-here = Tutti presenti
check-in-everybody = Fai il check-in di tutti
everybody-means = { $count ->
    [one] Fa il check-in { $count } giocatore, tutti quelli con un posto.
   *[other] Fanno il check-in { $count } giocatori, tutti quelli con un posto.
}
begin-again = Ricomincia
check-out-everybody = Annulla tutti i check-in
nobody-means = Il check-in si annulla per tutti i giocatori, lista d’attesa compresa, come se fosse appena iniziato.
drop-absent = Drop degli assenti
drop-not-here = Fai il drop degli assenti
drop-means = { $count ->
    [one] { $count } giocatore è senza check-in. Va in drop prima del round 1, e i posti liberi vanno a chi è qui in lista d’attesa. Puoi annullare ogni drop sulla pagina del giocatore.
   *[other] { $count } giocatori sono senza check-in. Vanno in drop prima del round 1, e i posti liberi vanno a chi è qui in lista d’attesa. Puoi annullare ogni drop sulla pagina del giocatore.
}
type-word = Non è stato modificato nulla. Scrivi { $word } per confermare.
everybody-checked-in = Check-in di tutti effettuato. Prima senza: { $count }.
nobody-checked-in = Check-in di tutti annullato. Prima effettuati: { $count }.
were-dropped = Drop: { $names }.

### L’effetto di un tocco, di un testo o di un codice.

here-on-waiting-list = { $name } è qui, in lista d’attesa.
is-here = { $name } è qui.
here-already = { $name } è già qui.
checked-out = Check-in di { $name } annullato.
fee-is-collected = La quota di { $name } è incassata.
fee-not-collected = La quota di { $name } non è incassata.
several-fit = { $count ->
    [one] { $count } giocatore corrisponde. Scrivi più lettere, o premi un nome.
   *[other] { $count } giocatori corrispondono. Scrivi più lettere, o premi un nome.
}
no-number = Non c’è nessun giocatore numero { $number }.
nobody-called = Nessuno si chiama «{ $typed }».
for-another-tournament = Questo codice è per un altro torneo.
is-secret-link = Questo è il link segreto di un giocatore. Il codice per l’ingresso è nella pagina a cui porta: «{ $link }».
no-check-in-code = Questo non è un codice di check-in di Podium. Cerca il giocatore per nome o numero.
no-player-named = Il modulo non indica nessun giocatore. Apri di nuovo la pagina e premi il pulsante lì.
back-to-check-in = Torna al check-in
to-check-in = Vai al check-in

### La pagina dietro il codice di un giocatore.

now-here = È qui
is-here-already = È già qui
undo-check-out = Annulla il check-in
waits-for-approval = Attende la conferma.
approve-and-check-in = Conferma e fai il check-in: <bdi>{ $name }</bdi>
check-in-player = Fai il check-in: <bdi>{ $name }</bdi>
player-page = La pagina del giocatore
all-at-check-in = Tutti i giocatori al check-in
is-checked-in = Check-in di { $name } effettuato.

### Il codice che un giocatore mostra all’ingresso.

code-title = Codice di check-in
you-are-checked-in = Check-in effettuato
show-this = Mostralo al check-in, o di’ il tuo numero.
is-over = Il check-in è finito.
you-wait = Attendi la conferma. Lo staff può confermarti quando scansiona questo codice.
on-waiting-list = Sei in lista d’attesa. I posti liberi vanno a chi è qui.
not-in-tournament = Non sei più nel torneo. Se pensi che sia un errore, parla con lo staff.
