## Pagine di errore.

status = Errore { $status }
request-id = Se chiedi aiuto, indica questa richiesta: <code>{ $id }</code>

## Titoli.

not-here = Qui non c’è nulla
no-permission = Non hai il permesso
incomplete-request = Richiesta incompleta
not-this-way = Non in questo modo
not-saved = Non salvato
not-stored = Non registrato
one-moment = Un momento
perhaps-stored = Forse registrato
went-wrong = Qualcosa è andato storto
changed-first = Nel frattempo qualcuno ha modificato questi dati
too-many-tries = Troppi tentativi
too-much-at-once = Troppo in una volta sola
form-too-old = Questo modulo è troppo vecchio
no-place-now = Troppe pagine aperte

## Pulsanti e link.

to-front-page = Vai alla pagina iniziale
ask-again = Riprova ora
go-back = Torna indietro
back-to-your-page = Torna alla tua pagina
to-the-tournament = Vai al torneo
sign-in = Accedi

## Frasi.

busy-form = { $seconds ->
    [one] Il server è sovraccarico e non è stato salvato nulla. Invia di nuovo fra { $seconds } secondo. Se non vedi più il modulo, torna indietro: quello che hai scritto è ancora lì.
   *[other] Il server è sovraccarico e non è stato salvato nulla. Invia di nuovo fra { $seconds } secondi. Se non vedi più il modulo, torna indietro: quello che hai scritto è ancora lì.
}
busy-page = { $seconds ->
    [one] Il server è sovraccarico. Questa pagina riprova fra { $seconds } secondo.
   *[other] Il server è sovraccarico. Questa pagina riprova fra { $seconds } secondi.
}
perhaps-stored-detail = I dati sono stati inviati, ma la risposta che conferma la registrazione è andata persa. Invia di nuovo lo stesso modulo: avrà effetto una volta sola. Se non vedi più il modulo, controlla se i dati ci sono già prima di compilarne un altro.
unexpected = Si è verificato un problema imprevisto da parte nostra; i dettagli sono nel log del servizio.
unexpected-nothing-changed = Si è verificato un problema imprevisto da parte nostra. Non è stato modificato nulla; i dettagli sono nel log del servizio.
page-not-made = Non è stato possibile creare la pagina.
fix-and-send = Torna indietro, correggi quanto indicato qui e invia di nuovo. Non è stato modificato nulla.
wait-seconds = { $seconds ->
    [one] Attendi { $seconds } secondo, poi riprova.
   *[other] Attendi { $seconds } secondi, poi riprova.
}
nothing-here = A questo indirizzo non c’è nulla.
no-page = A questo indirizzo non c’è nessuna pagina. Forse c’è un errore di battitura, oppure il link è vecchio.
no-tournament = A questo indirizzo non c’è nessun torneo.
no-stage = Questo non è l’indirizzo della diretta di questo torneo. Lo staff trova quello giusto nella pagina Diretta.
no-file = Il file non esiste.
bad-query = La parte dopo il ? di questo indirizzo non è leggibile. Segui invece un link.
method-refused = Questo indirizzo non accetta richieste { $method }.

## Il database non salva o non risponde.

read-only-page = { $seconds ->
    [one] Al momento il database del servizio è in sola lettura. Questa pagina riprova fra { $seconds } secondo.
   *[other] Al momento il database del servizio è in sola lettura. Questa pagina riprova fra { $seconds } secondi.
}
read-only-form = Al momento il database del servizio è in sola lettura, quindi non è stato modificato nulla. Contatta chi gestisce il servizio, poi invia di nuovo.
full-page = { $seconds ->
    [one] Il disco del servizio è pieno. Questa pagina riprova fra { $seconds } secondo.
   *[other] Il disco del servizio è pieno. Questa pagina riprova fra { $seconds } secondi.
}
full-form = Il disco del servizio è pieno, quindi non è stato modificato nulla. Contatta chi gestisce il servizio, poi invia di nuovo.
disk-page = { $seconds ->
    [one] Al momento il disco del servizio non funziona. Questa pagina riprova fra { $seconds } secondo.
   *[other] Al momento il disco del servizio non funziona. Questa pagina riprova fra { $seconds } secondi.
}
disk-form = Al momento il disco del servizio non funziona, quindi non è stato modificato nulla. Contatta chi gestisce il servizio, poi invia di nuovo.
locked-page = { $seconds ->
    [one] Al momento un altro programma sta scrivendo nel database del servizio. Questa pagina riprova fra { $seconds } secondo.
   *[other] Al momento un altro programma sta scrivendo nel database del servizio. Questa pagina riprova fra { $seconds } secondi.
}
locked-form = Al momento un altro programma sta scrivendo nel database del servizio, quindi non è stato modificato nulla. Invia di nuovo fra un momento.
silent-page = { $seconds ->
    [one] Al momento il database non risponde. Questa pagina riprova fra { $seconds } secondo.
   *[other] Al momento il database non risponde. Questa pagina riprova fra { $seconds } secondi.
}
silent-form = Al momento il database non risponde, quindi non è stato modificato nulla. Invia di nuovo fra un momento.

## Link utilizzabili una volta sola.

link-unknown = Questo link è sconosciuto
link-used = Questo link è già stato usato
link-expired = Questo link è scaduto
link-void = Questo link non è più valido

## Moduli illeggibili o provenienti da altrove.

foreign-form = Questo modulo è stato inviato da un altro sito. Apri la pagina qui e invia di nuovo.
unknown-player = Questo browser non sa di chi fosse questa pagina. Apri di nuovo il tuo link segreto.
other-session = Dopo l’apertura di questa pagina hai fatto un accesso o un’uscita. Torna indietro, ricarica la pagina e invia di nuovo.
takes-no-file = Questo modulo non accetta file. Apri di nuovo la pagina e invia da lì.
nul-in-form = Il modulo contiene un carattere che non può comparire in un testo (NUL). Torna indietro, toglilo e invia di nuovo.
form-unreadable = Il modulo non è leggibile. Apri di nuovo la pagina e invia da lì.
upload-unreadable = Il file caricato non è leggibile. Apri di nuovo la pagina e invia da lì.
form-broke-off = L’invio del modulo si è interrotto. Invia di nuovo.
form-late = Il modulo non è arrivato in tempo, quindi non è stato modificato nulla. Controlla la connessione, poi invia di nuovo.
form-too-large = Questo modulo accetta al massimo { $most }. Invialo in parti più piccole; non è stato modificato nulla.
no-place-detail = Ci sono troppe pagine aperte, quindi questa non si aggiorna. Ricaricala per vedere le novità.

## Richieste per un altro servizio.

strange-address = Questo indirizzo contiene un carattere che non c’è in nessun indirizzo di questo servizio.
no-host = La richiesta non dice a quale host è diretta.
other-name = Questo servizio ha un altro nome
service-is-at = Questo servizio è all’indirizzo { $address }. Apri quell’indirizzo.
service-has-no-name = Questo servizio conosce sé stesso solo con i numeri, come http://192.0.2.7:8080, e come localhost. Chi gestisce il servizio può dargli un nome con --public-url.
open-it = Apri
key-reused = con questa chiave è stato inviato qualcos’altro
