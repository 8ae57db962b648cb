## Nomi utente e password.

type-name = Scrivi un nome utente: serve per accedere.
name-too-long = Il nome utente ha { $length } caratteri: usane al massimo { $most }.
name-invisible = Il nome utente contiene un carattere invisibile: scrivilo di nuovo.
name-taken = L’account { $name } esiste già: scegli un altro nome oppure accedi.
no-account-named = Non c’è nessun account «{ $name }». `podium user list` li mostra tutti.
password-too-short = La password ha { $length } caratteri: usane almeno { $least }. Tre o quattro parole di fila sono facili da ricordare.
password-too-long = La password ha { $length } caratteri: usane al massimo { $most }.
password-is-name = La password è uguale al nome utente: scegline un’altra.
password-guessed = Questa password si indovina in fretta: è molto comune, o fatta di parti che lo sono. Usa tre o quattro parole che non c’entrano l’una con l’altra.
password-not-current = Questa non è la tua password attuale. Non è stato modificato nulla.
password-not-yours = Questa non è la tua password. Non è ancora stato fatto nulla.
password-changed = La tua password è stata cambiata un momento fa, quindi non è stato fatto nulla. Invia di nuovo con quella nuova.
wrong-pair = Nome utente o password errati. Nelle password maiuscole e minuscole contano.
account-disabled = Questo account è disattivato. Può riattivarlo un amministratore del sito.

## Il secondo fattore.

wrong-code = Non è il codice che l’app mostra ora, oppure è già stato usato. Attendi il prossimo e scrivi quello.
begin-again = { $minutes ->
    [one] Il codice va scritto entro { $minutes } minuto dalla password. Ricomincia l’accesso da capo.
   *[other] Il codice va scritto entro { $minutes } minuti dalla password. Ricomincia l’accesso da capo.
}
code-asked = Serve un codice.
factor-there = Il tuo account ha già un secondo fattore. Prima disattivalo, poi configura un’altra app.
no-factor-begun = Non è in corso la configurazione di un secondo fattore. Ricomincia dalla pagina del tuo account.
not-code-of-app = Questo non è il codice dell’app. Scrivi le sei cifre che mostra ora; se vengono rifiutate di nuovo, controlla che il telefono regoli l’ora automaticamente.
nothing-to-recover = Il tuo account non ha un secondo fattore, quindi non c’è nulla da recuperare.
own-factor-first = Configura prima il tuo secondo fattore, sulla pagina del tuo account: così sai che cosa chiedi agli altri.
no-own-factor = Il tuo account non ha un secondo fattore.
own-factor-elsewhere = Questo è il tuo secondo fattore: disattivalo sulla pagina del tuo account, con un codice.
has-no-factor = { $name } non ha un secondo fattore.

## Account, visti dagli amministratori.

no-such-account = Questo account non esiste più.
account-changed = Nel frattempo qualcuno ha modificato { $name }. Guarda l’account com’è ora, poi decidi di nuovo.
last-administrator = { $name } ha l’ultimo account di amministratore che può accedere. Prima assegna il ruolo a qualcun altro.
enable-first = L’account { $name } è disattivato: prima riattivalo.
session-ended = Questa sessione è già terminata.

## Token di accesso.

name-token = Dai un nome al token: a che cosa serve.
choose-scopes = Scegli per che cosa si può usare il token.
choose-days = Scegli da 1 a { $most } giorni, oppure nessuno per un token che non scade.
no-role-there = Non hai un ruolo in questo torneo.
too-many-tokens = Hai { $most } token, il massimo per un account. Revocane uno che non si usa più.
token-revoked = Questo token è già revocato.

## Link utilizzabili una volta sola: inviti e password dimenticate.

link-unknown = Link sconosciuto: è incompleto, revocato o sostituito da uno più recente. Chiedi un nuovo link.
link-used = Questo link è già stato usato e vale una volta sola. Se l’hai usato tu, accedi. Altrimenti contatta chi te l’ha dato.
link-expired = Questo link è scaduto. Chiedi un nuovo link.
link-no-longer = Chi ha creato questo invito non può più assegnare questo ruolo. Chiedi un nuovo link.
link-set-up = Questa installazione è già configurata. Accedi, oppure chiedi un invito a un amministratore del sito.
link-not-for-account = Questo link non è per un account con l’accesso già effettuato.
invitation-gone = Questo invito è già stato usato o revocato.
role-here-already = In questo torneo hai già il ruolo: { $role }. L’invito non è stato usato: dallo alla persona a cui è destinato.
role-on-site-already = Su questo sito hai già il ruolo: { $role }. L’invito non è stato usato: dallo alla persona a cui è destinato.

## Lo staff di un torneo.

not-on-staff = Non fai parte dello staff di questo torneo.
who-chooses-staff = Solo l’organizzatore e il capo arbitro scelgono lo staff.
cannot-give-role = Il tuo ruolo è { $own } e non puoi dare o togliere il ruolo di { $other }. Rivolgiti a un organizzatore.
has-become = Nel frattempo { $name } ha preso il ruolo: { $role }. Decidi di nuovo.
is-already = { $name } ha già il ruolo: { $role }.
not-on-staff-any-more = Questa persona non fa più parte dello staff.
last-organizer = È l’ultimo organizzatore del torneo. Prima assegna il ruolo a qualcun altro.
