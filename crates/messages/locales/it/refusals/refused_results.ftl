## Risultati rifiutati.

no-round = Non c’è nessun round { $number }.
no-table = Il tavolo { $table } non esiste { $round-in }.
no-table-look = Il tavolo { $table } non esiste { $round-in }. Guarda il numero negli abbinamenti.
no-table-this-round = In questo round il tavolo { $table } non esiste.
only-chief-corrects = I risultati dei round conclusi li corregge il capo arbitro o un organizzatore.
draft-no-results = { $round-draft }, senza risultati.
draft-publish-first = { $round-draft }. Pubblicala prima di inserire risultati.
no-round-running = Nessun round è in corso. I risultati dei round conclusi si correggono ai loro tavoli.
for-other-round = Ora si inseriscono i risultati { $now-of }. Questo è per { $then }. Non è stato registrato nulla: guarda i tavoli come sono ora.
no-drop-in-finished = { $round-over }: qui non si può più droppare. Fai il drop sulle pagine dei giocatori.
later-round-made = Un round successivo dei playoff dipende già da chi ha vinto { $round-in }. Prima elimina quel round.
finished-not-cleared = { $round-over }: i risultati si possono correggere ma non cancellare. Per cancellarne uno, riapri il round.
change-reason = Spiega perché il risultato cambia: viene registrato.
has-this-result = Il tavolo { $table } ha già questo risultato.
playoff-has-winner = Tavolo { $table }: un incontro dei playoff ha un vincitore. Fai giocare un’altra partita con posti sorteggiati di nuovo e inserisci chi ha vinto.
at-table = Tavolo { $table }: { $problem }
contradicts = Questo risultato sarebbe in contraddizione con il resto del torneo.
both-marks = Tavolo { $table }: il posto { $seat } ha entrambi i segni. Indica se ha concesso l’incontro o se ha avuto un match loss.
everyone-shares = qui chiunque abbia iniziato un incontro condivide la patta. Scrivi D, e C e un posto per chi ha concesso, come c2
no-places-here = qui le posizioni non danno punti. Scrivi il posto del vincitore, o D per una patta
place-and-loss = il posto { $seat } ha un match loss e quindi non ha una posizione. Togli la posizione o il segno m{ $seat }
say-turn-order = qui chi ha lasciato insieme la partita è in ordine di turno: il più lontano dal giocatore attivo è uscito per primo. Dai a ciascuno una posizione propria
no-seat-to-drop = Tavolo { $table }: non c’è un posto { $seat } per il drop. Scrivi un posto da 1 a { $last }.
changed-not-undone = Nel frattempo il risultato del tavolo { $table } è cambiato. Non è stato annullato nulla.
too-late-to-undo = Tavolo { $table }: chi inserisce un risultato può annullarlo per { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}. Modificalo al suo tavolo, con un motivo.
has-result-by-now = Il tavolo { $table } ora ha un risultato: { $stored }. Il tuo non è stato registrato.
cleared-meanwhile = Nel frattempo il risultato del tavolo { $table } è stato cancellato. Il tuo non è stato registrato.
player-not-at-table = Il giocatore non siede al tavolo { $table }.
correct-by-hand = correggi a mano il risultato del tavolo { $table }, dove il giocatore aveva un Match Loss.

## Vittoria di un giocatore escluso da un ruling.

ruled-out = Tavolo { $table }: { $why } (MTR-A 2.1A).
ruled-out-of-game = Tavolo { $table }: { $why }. Se è seguita un’altra partita, inseriscile entrambe in ordine, come D{ $seat } (MTR-A 2.1A).
player-ruled-out = { $why } (MTR-A 2.1A).
player-ruled-out-of-game = { $why } (MTR-A 2.1A). Se è seguita un’altra partita, elenca tutte le partite in ordine.
cannot-win-match = { $who }: penalità { $penalty } (ruling { $ruling }), non può vincere l’incontro
did-not-win-game = { $who }: fuori dalla partita per la penalità { $penalty } (ruling { $ruling }), non l’ha vinta
seat = posto { $seat }
conceded-cannot-win = Il giocatore { $number } ha concesso l’incontro o ha un match loss e non può vincere l’incontro.
a-player = Un giocatore
disqualified-cannot-win = Tavolo { $table }: { $name } ha una squalifica e non può vincere l’incontro (MTR-A 2.1A).

## Risultati comunicati dai giocatori.

only-others-concessions = Chi ha vinto risulta solo dalle concessioni degli altri: lo conferma un arbitro.
nobody-reports-conceded = Nessuno dice più che hai concesso. Guarda il risultato com’è ora.
report-changed = Tavolo { $table }: i giocatori hanno modificato o ritirato quanto comunicato. Non è stato salvato nulla: controlla di nuovo.
staff-enters = Qui i risultati li inserisce lo staff. Comunica il tuo allo staff.
disqualified-reports-not = Hai una squalifica: il risultato lo comunicano gli altri giocatori del tavolo.
alone = A questo tavolo ci sei solo tu: non c’è nulla da comunicare.
has-result-meanwhile = Nel frattempo il tavolo { $table } ha il suo risultato. Se è sbagliato, chiama un arbitro.
disputed = Il risultato del tavolo { $table } è contestato: ora decide lo staff. Resta al tavolo o chiama un arbitro.
none-waiting = Nessun risultato attende conferma: nel frattempo è stato ritirato o confermato.
own-report = L’hai comunicato tu: deve confermarlo un altro giocatore del tavolo.
only-reporter-withdraws = Può ritirarlo solo chi l’ha comunicato. Se è sbagliato, contestalo.
another-reported = Nel frattempo è stato comunicato un altro risultato. Guardalo com’è ora, poi decidi di nuovo.
report-not-stored = { $why } Quanto hai comunicato non è stato registrato: { $own }.
no-table-of-yours = Non siedi a nessun tavolo di un round che accetta risultati. Se un risultato è sbagliato, dillo allo staff.
objection-missing = Scrivi in una frase che cosa non va: la legge lo staff.
label-wrong = Che cosa non va

## Un risultato impossibile.

not-seated = Questo giocatore non siede al tavolo.
twice = Questo giocatore è già nell’elenco.
empty-place = Nessuno ha questa posizione.
decided-before = L’incontro è stato deciso dalla partita { $game }; un’altra partita non può contare.
too-many-games = Un incontro ha al massimo { $most } partite; qui sono { $games }.
