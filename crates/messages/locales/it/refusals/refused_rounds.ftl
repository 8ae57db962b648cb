## Round, top e fine del torneo.

published-already = Gli abbinamenti { $round-of } sono già pubblicati. Finché non ci sono risultati, prima annulla la pubblicazione.
no-draft = Non c’è nessuna bozza { $round-of }.
tournament-finished = Questo torneo è concluso. Prima riaprilo.
not-finished-tournament = Questo torneo non è concluso.
rounds-unreadable = I round precedenti non sono leggibili.

## Abbinamenti di un round.

drafted-already = La bozza { $round-of } c’è già. Pubblicala, rifai gli abbinamenti o eliminala.
choose-who = Hanno fatto il check-in { $here } giocatori su { $all }. Scegli chi abbinare: solo loro, o tutti i { $all }.
too-few-here = { $here ->
    [one] È qui solo { $here } giocatore su { $all }, troppo poco per un round di svizzera. Fai il check-in di chi è arrivato, o abbina tutti i { $all }.
   *[other] Sono qui solo { $here } giocatori su { $all }, troppo pochi per un round di svizzera. Fai il check-in di chi è arrivato, o abbina tutti i { $all }.
}
finish-then-pair = { $round-open }. Chiudi il round, poi fai gli abbinamenti del prossimo.
no-result-at = Manca un risultato { $round-in }: { $tables }. Inserisci ciò che manca, poi chiudi il round.
tables = { $count ->
    [one] tavolo { $tables }
   *[other] tavoli { $tables }
}
no-tables = nessun tavolo
no-rounds-planned = Non sono previsti round di svizzera. Indica quanti nelle opzioni, poi abbina il round 1.
plan-is-played = { $count ->
    [one] Il piano prevede { $count } round di svizzera, ed è stato giocato. Annuncia la top o prevedi altri round nelle opzioni.
   *[other] Il piano prevede { $count } round di svizzera, e sono stati giocati. Annuncia la top o prevedi altri round nelle opzioni.
}
reason-to-continue = { $warnings } Per continuare comunque, indica un motivo; viene registrato.
playoff-has-winner = I playoff hanno un vincitore. Concludi il torneo.
one-pairing-of-playoff = Un round dei playoff deriva dai seed: l’abbinamento è uno solo.
no-pod-to-keep = Nessun pod di questa bozza è al tavolo { $table }. Mantieni tavoli che ci sono nella bozza.
keep-pods-reason = Spiega perché i pod si mantengono: possono leggerlo tutti.
draft-up-to-date = La bozza è aggiornata: non c’è nulla da decidere.
tables-of-playoff-follow = I tavoli di un round dei playoff derivano dai seed. Falli di nuovo.
keep-draft-reason = Spiega perché la bozza si mantiene: possono leggerlo tutti.

## Una bozza non più aggiornata.

give-places = { $missing } Rifai gli abbinamenti, oppure dai a ciascuno un posto, un bye o un match loss; poi pubblica.
out-of-date = La bozza non è aggiornata. { $changes } Rifai gli abbinamenti o mantienila com’è; poi pubblica.
no-place = { $count ->
    [one] { $names } non ha un posto in questo round.
   *[other] { $names } non hanno un posto in questo round.
}
left-since-draft = { $count ->
    [one] { $names } ha lasciato il torneo dopo la creazione della bozza.
   *[other] { $names } hanno lasciato il torneo dopo la creazione della bozza.
}
results-corrected = Sono stati corretti dei risultati: { $scores }.
points-instead = { $points ->
    [one] { $name } ha { $points } punto invece di { $then }
   *[other] { $name } ha { $points } punti invece di { $then }
}
groups-changed = È cambiato da quali giocatori vanno tenuti separati: { $names }.
fixed-tables-changed = Sono cambiati dei tavoli fissi: { $moves }.
awarded-byes-changed = È cambiato il bye assegnato di questo round per { $players }.
to-table = { $name } al tavolo { $table }
pod-size-changed = Ora i pod sono da { $now }; la bozza è stata fatta per { $then }.
settings-changed = Sono cambiate queste opzioni: { $settings }.
setting-uneven-pods = bye o pod più piccoli
setting-smaller-pods = quali pod sono più piccoli
setting-seating = come si assegnano i posti
setting-tables = i numeri dei tavoli
other-pods = È stato corretto un risultato, oppure un giocatore ha lasciato il torneo o è tornato: i seed danno altri pod.
more = { $count ->
    [one] un altro
   *[other] altri { $count }
}

## Modifiche a mano.

no-table-number = Un tavolo ha un numero da 1 a 99999.
other-round-now = Ora il round è un altro. Guarda i suoi tavoli, poi scegli di nuovo.
stage-no-table = Tavolo: il tavolo { $table } non esiste { $round-in }.
tables-stay = { $round-over }: i tavoli non cambiano più.
seats-of-playoff-follow = I posti di un round dei playoff derivano dai seed: sposta solo i tavoli.
result-there = C’è già un risultato: { $tables }. Prima cancellalo, se il tavolo ha giocato nei posti sbagliati.
nobody-chooses-first = Nessuno sceglie chi inizia al tavolo { $table }: i posti restano come sono.
game-has-begun = La partita seguita al tavolo { $table } è iniziata, quindi i posti restano come sono. Se ricomincia, annulla prima i suoi passi al banco della partita.
two-players = Scegli due giocatori diversi.
another-table = Scegli un altro tavolo.
no-pod-at = Al tavolo { $table } non c’è nessun pod.
no-seat-and-bye = Il giocatore { $number } non ha né un posto né un bye in questo round.
change-reason = Spiega perché: possono leggerlo tutti.
one-has-no-place = Uno dei due non ha un posto in questo round.
void-and-again = Quanto comunicato dai giocatori a questi tavoli non vale più, e una partita seguita lì ricomincia.
change-places = { $a } e { $b } si scambiano di posto.
table-moves = Il tavolo { $from } diventa il tavolo { $to }.

## Pubblicare, avviare, concludere e annullare ciascuna azione.

publish-first = { $round-draft }. Prima pubblicala.
is-finished = { $round-over }.
draft-already = { $number ->
    [one] { $round } è già una bozza.
   *[other] { $round } sono già una bozza.
}
under-way = { $round-going }: gli abbinamenti restano. Correggi invece ai tavoli ciò che non va.
not-newest = { $number ->
    [one] { $round } non è il passo più recente, e si annulla solo quello. Correggi invece i risultati.
   *[other] { $round } non sono il passo più recente, e si annulla solo quello. Correggi invece i risultati.
}
cut-is-announced = Dopo questo round è stata annunciata la top. Prima revoca la top, oppure correggi il risultato.
not-running = { $number ->
    [one] { $round } non è in corso: non c’è nessun avvio da annullare.
   *[other] { $round } non sono in corso: non c’è nessun avvio da annullare.
}
start-stays = { $round-going } e ci sono già risultati, quindi l’avvio resta.
not-all-checked-in = Hanno fatto il check-in { $here } dei { $all } giocatori in questa bozza. Si abbinano anche gli altri.

## Conseguenze di una correzione.

made-with-old-result = La bozza { $round-of } è fatta con il vecchio risultato. Dopo, rifalla.
paired-with-old-result = Gli abbinamenti { $round-of } sono già fatti con il vecchio risultato e restano così.
cut-would-be-other = La top è annunciata; con questo risultato sarebbe un’altra. I seed annunciati e il tabellone restano; la correzione viene registrata.

## Giocatori che arrivano tardi, lasciano o non arrivano.

no-swiss-round-to-enter = Non c’è nessun round di svizzera in cui entrare. Aggiungi invece il giocatore per il prossimo round.
late-has-result = Il tavolo { $table } ha già il suo risultato. Scegline un altro.
late-full = Il tavolo { $table } è pieno. Scegli un pod più piccolo, un bye o un match loss.
same-name = Il giocatore { $number } ha lo stesso nome. Se sono due persone, aggiungi la seconda sulla pagina dei giocatori, poi sceglila qui fra gli iscritti.
no-registered-player = Non c’è nessun iscritto con il numero { $number }.
has-left = { $name } ha lasciato il torneo. Prima annulla il drop.
has-place = { $name } ha già un posto in questo round.
no-round-to-drop = Nessun round di svizzera è ai tavoli. Fai il drop sulla pagina del giocatore.
no-table-or-player = Nel round { $round } manca il tavolo { $table } o il giocatore { $player }.
clear-if-never-came = Il tavolo { $table } ha già il suo risultato. Prima cancellalo, se { $name } manca dall’inizio.
not-at-table-any-more = { $name } non siede più al tavolo { $table }. Guarda di nuovo il tavolo.
too-small-without = Senza { $name } il tavolo { $table } è troppo piccolo per una partita. Fai uno scambio con qualcuno di un altro tavolo, oppure inserisci il risultato con il suo match loss e fai il drop.
too-few-left = { $count ->
    [one] Al tavolo { $table } resterebbe solo { $count } giocatore, troppo poco per una partita: l’incontro resta e il risultato si inserisce come sempre.
   *[other] Al tavolo { $table } resterebbero solo { $count } giocatori, troppo pochi per una partita: l’incontro resta e il risultato si inserisce come sempre.
}
followed-with-all = La partita del tavolo { $table } è stata seguita con tutti i suoi giocatori: l’incontro resta e il risultato si inserisce come sempre.
drop-at-end = { $count ->
    [one] { $names } droppa dopo { $round }.
   *[other] { $names } droppano dopo { $round }.
}

## La top e la fine del torneo.

finish-then-cut = { $round-open }. Chiudi il round, poi annuncia la top.
finish-then-cut-at = { $round-open }. Manca il risultato: { $tables }. Chiudi il round, poi annuncia la top.
finish-round-first = { $round-open }. Prima chiudi il round.
swiss-left-out = Sono stati giocati { $played } dei { $planned } round di svizzera previsti.
playoff-left-out = I playoff previsti, con { $players } giocatori, non sono stati giocati.
swiss-and-playoff-left-out = Sono stati giocati { $played } dei { $planned } round di svizzera previsti, e non i playoff previsti, con { $players } giocatori.
cut-already = La top è già annunciata.
cut-reason = Sono stati giocati { $played } dei { $planned } round di svizzera previsti. Per annunciare la top ora, spiega perché: possono leggerlo tutti.
discard-playoff-first = Ci sono round dei playoff. Prima eliminali.
no-cut = Non c’è nessuna top annunciata da revocare.
cancel-instead = Non è stato giocato nessun round. Annulla invece il torneo.
playoff-no-winner = I playoff non hanno ancora un vincitore. Falli giocare fino alla fine, o revoca la top.
finish-reason = { $left-out } Per concludere il torneo ora, spiega perché: possono leggerlo tutti.
reopen-reason = Spiega perché il torneo viene riaperto: possono leggerlo tutti.
