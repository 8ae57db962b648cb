### L’accesso.

user-name = Nome utente
password = Password
players-need-none = Ai giocatori non serve un account: aprono il link o scansionano il codice che dà loro l’organizzatore.
staff-by-invitation = Lo staff riceve un account con un invito. Se hai dimenticato la password, chiedi un link a un amministratore del sito.

## Il codice.

your-code = Il tuo codice
code = Codice
code-hint = Le sei cifre che la tua app di autenticazione mostra ora.
without-phone = Senza il telefono: scrivi uno dei tuoi codici di recupero. Ciascuno vale una volta sola.
without-both = Senza entrambi: un amministratore del sito può disattivare il secondo fattore.
too-late = Troppo tardi
recovery-codes-left = { $left ->
    [one] Accesso effettuato. Resta un codice di recupero: creane di nuovi, o configura un altro telefono.
   *[other] Accesso effettuato. Restano { $left } codici di recupero: creane di nuovi, o configura un altro telefono.
}
last-recovery-code = Accesso effettuato. Era l’ultimo codice di recupero: creane di nuovi, o configura un altro telefono.
wait = { $seconds ->
    [one] Diversi tentativi non sono riusciti. Attendi { $seconds } secondo, poi riprova; nessuno resta escluso.
   *[other] Diversi tentativi non sono riusciti. Attendi { $seconds } secondi, poi riprova; nessuno resta escluso.
}
signed-out = Uscita effettuata.

## Di nuovo la password.

why-again = Scrivi di nuovo la password prima di modificare account, staff o dati personali, nel caso che qualcuno abbia trovato aperto questo browser. Non ti sarà richiesta per un’ora. <b>Non è ancora stato modificato nulla</b>, e questa pagina conserva ciò che hai compilato.
your-password = La tua password
go-on = Continua
remembered = La tua password è ricordata per un’ora. Continua.

## Un modulo inviato senza accesso.

was-not-stored = Questo <b>non è stato registrato</b>: dopo l’apertura della pagina hai effettuato un accesso o un’uscita. Se nel frattempo qualcuno ha modificato la stessa cosa, ti verrà chiesto.
send = Invia
do-not-send = Non inviare
