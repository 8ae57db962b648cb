## Ruling: che cosa decidono gli arbitri sulle infrazioni.

no-ruling = In questo torneo non c’è il ruling { $number }.
only-head-judge = Solo il capo arbitro { $what }: rivolgiti a { $name }.
only-head-judge-organizer = Solo il capo arbitro { $what }: rivolgiti all’organizzatore.
decides-appeal = decide un appello
changes-penalty = modifica una penalità
changed = Nel frattempo qualcuno ha modificato il ruling { $number }. Guardalo com’è ora, poi decidi di nuovo.
waits-already = Il ruling { $number } attende già il capo arbitro.
withdrawn = Il ruling { $number } è stato ritirato.
withdrawn-already = Il ruling { $number } è già stato ritirato.
not-appealed = Il ruling { $number } non è in appello.
verdict = Scegli se il ruling è confermato o annullato.
decision-missing = Decisione: spiega perché il ruling è annullato.
of-other = Il ruling { $number } è di un altro arbitro: lo ritira chi l’ha dato, o il capo arbitro.
withdraw-reason = Spiega perché viene ritirato: viene registrato.
is-final = Il capo arbitro ha deciso sul ruling { $number }: la sua decisione è definitiva.
not-in-force = Il ruling { $number } non è più in vigore.
choose-lighter = Scegli una penalità più leggera di { $penalty }.
lighter-reason = Spiega perché la penalità cambia: viene registrato.
describes-other = Il ruling { $number } è di un altro arbitro: che cosa è successo lo scrive chi l’ha dato, o il capo arbitro.
nothing-changes = Non cambia nulla: scrivi che cosa è successo, o modifica un testo.
nothing-left = Per il ruling { $number } non resta nulla da fare a un tavolo.
direct-reason = Spiega perché: il motivo resta nel registro.

## Un nuovo ruling.

confirm-as-organizer = Nello staff non c’è un capo arbitro: spunta che confermi la penalità ({ $penalty }) come organizzatore.
no-round-yet = Nessun round è ancora pubblicato: lascia vuoto il tavolo.
what-missing = Che cosa è successo: scrivilo, basta una frase.
minutes-out-of-range = Minuti: { $minutes } non è un numero da 0 a { $most }.
minutes-of-no-table = Minuti: scegli il tavolo che li riceve.
about-nobody = Scegli il tavolo, o i giocatori interessati.
call-gone = La chiamata a cui risponde questo ruling non c’è più.
of-player = { $name }: { $problem }
needs-infraction = per { $penalty } serve l’infrazione: scegline una.
no-such-infraction = nella tabella del torneo non c’è l’infrazione { $code }: scegline un’altra.
too-much-at-regular = a livello Amatoriale non si va oltre il Caution, quindi niente { $penalty }: spiega, correggi e scrivi una nota.
proposal-is-other = come da proposta, { $code } ora comporta { $penalty }. { $because } Leggilo, poi premi di nuovo il pulsante.
disqualification-reason = Che cosa è successo: una squalifica richiede il suo motivo.
type-to-disqualify = Non è stato fatto nulla. Scrivi { $word } per confermare la squalifica.

## La tabella delle infrazioni e delle penalità.

settings-changed = Nel frattempo qualcuno ha modificato le opzioni. Guardale come sono ora, poi invia di nuovo le tue.
profile-not-stored = Non è possibile salvare il profilo: { $error }
infraction-problem = Infrazione { $number }: { $problem }
no-csv = Il file non è un CSV: { $error }.
no-such-column = Riga 1: la colonna { $column } non esiste. Colonne: { $columns }.
column-missing = Riga 1: manca la colonna { $column }.
cell-problem = Riga { $line }, { $column }: { $problem }
