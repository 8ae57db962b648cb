## Azioni sui giocatori non possibili.

no-such-number = In questo torneo non c’è nessun giocatore numero { $number }.
finished = Il torneo è concluso: prima riaprilo.
cancelled = Il torneo è annullato: i suoi giocatori non si modificano più.
check-in-ended = Il check-in è terminato con l’inizio dei round.
approve-first = { $name } attende la conferma: prima conferma l’iscrizione.
bring-back-first = L’iscrizione di { $name } è stata rimossa: prima ripristinala.
registered-already = { $name } ha già un’iscrizione confermata.
swiss-over = La svizzera è finita: non può più entrare nessuno.
removed-already = L’iscrizione di { $name } è già stata rimossa.
has-place = { $name } ha un posto { $round-in }: fai invece il drop, così i round restano come sono.
in-cut = { $name } è nella top annunciata: fai invece il drop.
has-not-dropped = { $name } non ha droppato.
disqualified-already = { $name } ha già una squalifica.
was-not-disqualified = { $name } non ha una squalifica.
pending = { $name } attende la conferma e non è ancora nel torneo.
waits = { $name } è in lista d’attesa e non è ancora nel torneo: rimuovi invece l’iscrizione.
was-removed = L’iscrizione di { $name } è stata rimossa.
was-disqualified = { $name } ha una squalifica.
dropped-before-round-one = { $name } ha già droppato, prima del round 1.
dropped-after = { $name } ha già droppato, dopo { $round }.
same-name = Il giocatore { $number } ha lo stesso nome. Se sono due persone, indicalo; altrimenti non c’è nulla da fare.
player-number = giocatore { $number }
row-of-list = riga { $row } di questa lista

## Aggiungere giocatori.

list-empty = La lista è vuota: non è stato aggiunto nessuno.
tournament-finished = Il torneo è concluso: non può più entrare nessuno.
tournament-cancelled = Il torneo è annullato: non può più entrare nessuno.
most-rounds = Un torneo ha al massimo { $most } round: non può più entrare nessuno.
most-players = Un torneo ha al massimo { $most } giocatori: non è stato aggiunto nessuno.
all-places-taken = Tutti i { $most } posti sono occupati: fai il drop di qualcuno, o aumenta il massimo nelle opzioni.
all-places-taken-meanwhile = Nel frattempo tutti i { $most } posti sono occupati: fai il drop di qualcun altro, o aumenta il massimo nelle opzioni.
over = Il torneo è finito: non si rifiuta più nessuno.
does-not-wait = { $name } non attende la conferma.
not-with-this-name = Il giocatore { $number } non è nel torneo con il nome { $name }. Conferma o rifiuta invece l’iscrizione.
only-waiting = Si possono rifiutare insieme solo le iscrizioni in attesa.
none-waits = Nessuno di loro è più in attesa.
none-removed = Nessuno di loro risulta più rimosso: non c’è nulla da annullare.

## Check-in.

foreign-code = Questo codice non è di un giocatore di qui, oppure il suo link è stato rinnovato. Cerca per nome o numero.
approve-same-name = Il giocatore { $entry } ha lo stesso nome: { $name }. Apri la pagina del giocatore { $number } e indica se è una sola persona.
check-in-not-open = Il check-in non è ancora aperto.
nobody-checked-in = Nessuno ha fatto il check-in.
round-drawn = Il round { $number } è già sorteggiato. Elimina la bozza, fai il drop degli assenti e rifai gli abbinamenti.
nobody-here = Nessuno ha fatto il check-in, quindi andrebbero in drop tutti. Prima fai il check-in di chi è qui.
everybody-here = Tutti hanno fatto il check-in: nessun drop.

## Drop e squalifiche.

reason-everybody-reads = Spiega perché: possono leggerlo tutti.
reason-is-kept = Spiega perché: il motivo resta nel registro.
no-match-to-void = Non è stato ancora giocato nessun round: non c’è nessun incontro da annullare.
ruling-disqualified = La squalifica di { $name } viene dal ruling { $ruling }: ritira il ruling, e tutto ciò che ha fatto si annulla.
only-head-judge = Solo il capo arbitro può dare una squalifica o revocarla: rivolgiti a { $name }.

## Che cosa succede quando un giocatore lascia il torneo.

leave-nothing-void = Nessun incontro di { $name } è senza risultato: non si annulla nulla.
leave-table = { $name } lascia ora il tavolo { $table }: gli altri { $others } continuano a giocare. In questo round, per { $name } non contano né un incontro né una sconfitta.
leave-void-tables = Ai tavoli annullati nessuno ha punti, incontri o avversari. Per gli abbinamenti successivi questi giocatori si sono incontrati.
leave-seen-after = Si vede in classifica dopo { $round }; il round non è ancora concluso.
leave-unreadable = Senza questi incontri il torneo non è leggibile.

## Rimozione dei dati personali.

data-removed-already = I dati personali del giocatore { $number } sono già stati rimossi.
text-looked-at = Nel frattempo qualcuno ha guardato questo testo: non è più nell’elenco.
text-gone = Questo testo non c’è più.
text-changed = Nel frattempo qualcuno ha modificato questo testo. Guardalo com’è ora.
leave-words = Testo: lascia una parola o due, così la riga dice di che cosa si trattava.

## Iscrizione da parte dei giocatori.

waiting-list-full = La lista d’attesa è piena. Chiedi all’organizzatore se c’è un posto per te.
same-name-choose = Il giocatore { $number } ha lo stesso nome. Scegli se sei tu.
registration-not-open = Le iscrizioni non sono ancora aperte.
no-registration-here = Qui i giocatori non possono iscriversi da soli: chiedi un posto all’organizzatore.
registration-cancelled = Il torneo è annullato.
registration-over = Il torneo è finito.
registration-closed = Le iscrizioni sono chiuse: i round sono iniziati. Chiedi all’organizzatore se puoi ancora entrare.
type-code = Scrivi il codice della locandina, oppure inquadrala di nuovo.
wrong-code = Il codice non è questo, o non più: guarda la locandina, oppure inquadrala di nuovo.
