## Azioni che qualcuno non può compiere.

not-on-staff = Non fai parte dello staff di questo torneo: serve qualcuno che possa { $what }. Rivolgiti all’organizzatore.
is-organizer = Il tuo ruolo è organizzatore: serve qualcuno che possa { $what }. Rivolgiti all’organizzatore.
is-head-judge = Qui il tuo ruolo è capo arbitro: serve qualcuno che possa { $what }. Rivolgiti all’organizzatore.
is-judge = Qui il tuo ruolo è arbitro: serve qualcuno che possa { $what }. Rivolgiti all’organizzatore.
is-scorekeeper = Qui il tuo ruolo è scorekeeper: serve qualcuno che possa { $what }. Rivolgiti all’organizzatore.

## Che cosa può fare qualcuno.

may-see-inside = vedere le pagine dello staff
may-enter-results = inserire risultati
may-manage-players = gestire i giocatori
may-pair = fare abbinamenti e pubblicare round
may-judge = arbitrare
may-choose-table-ends = scegliere come un tavolo termina il round
may-run-clock = gestire l’orologio
may-correct = correggere round conclusi
may-read-records = leggere tutto il registro e le esportazioni private
may-choose-stage = scegliere che cosa mostra una diretta
may-announce = scrivere annunci
may-change-settings = modificare le opzioni
may-remove-personal-data = rimuovere dati personali
may-choose-staff = scegliere lo staff

## Chi è qualcuno.

sign-in-first = Prima accedi.
only-administrator = Solo un amministratore del sito può gestire gli account.
not-signed-in-any-more = L’accesso non è più attivo, quindi non è stato modificato nulla. Accedi e invia di nuovo.
password-too-long-ago = È passato troppo tempo da quando hai scritto la password, quindi non è stato modificato nulla. Invia di nuovo: ti sarà chiesta.
factor-due = Qui gli amministratori devono avere un secondo fattore e il tuo account non ne ha uno. Prima configuralo sulla pagina del tuo account.
link-not-valid = Questo link non è più valido, quindi non è stato modificato nulla. Chiedi allo staff quello nuovo.
link-of-tournament = Il link di un giocatore vale per un torneo.
only-player = Può farlo solo un giocatore, con il suo link segreto.

## Programmi che usano un token di accesso.

token-ended = Questo token è stato revocato o è scaduto, quindi non è stato modificato nulla.
token-is-no-password = Serve la tua password, che nessun token sostituisce. Fallo in un browser, dopo l’accesso.
token-elsewhere = Questo token è per un solo torneo, e non per questo.
token-lacks-scope = A questo token manca l’ambito «{ $scope }». Creane uno che ce l’ha sulla pagina del tuo account.

## Decisioni da una pagina non più aggiornata.

no-such-tournament = Questo torneo qui non c’è.
tournament-cancelled = Questo torneo è stato annullato.
no-round-now = Da quando hai guardato, il torneo è cambiato e ora non ha round. Guardalo com’è ora, poi decidi di nuovo.
round-is-draft = { $round-draft }: da quando hai guardato, i round sono cambiati, forse perché hai inviato due volte. Guarda il torneo com’è ora, poi decidi di nuovo.
round-is-published = { $round-public }: da quando hai guardato, i round sono cambiati, forse perché hai inviato due volte. Guarda il torneo com’è ora, poi decidi di nuovo.
round-is-running = { $round-going }: da quando hai guardato, i round sono cambiati, forse perché hai inviato due volte. Guarda il torneo com’è ora, poi decidi di nuovo.
round-is-finished = { $round-over }: da quando hai guardato, i round sono cambiati, forse perché hai inviato due volte. Guarda il torneo com’è ora, poi decidi di nuovo.
