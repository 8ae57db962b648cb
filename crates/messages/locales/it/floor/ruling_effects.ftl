## Che cosa ha fatto un ruling.

waits = Attende il capo arbitro; non è ancora stato applicato nulla.
table-got-time = Il tavolo ha { $minutes } min in più.
time-stays = Il tempo ricevuto dal tavolo resta: era comunque andato perso.
time-withdrawn = Il tempo dato al tavolo per questo è stato ritirato.
was-built-on = Il ruling { $number } si basava su questo: il capo arbitro lo riesamina.
carried-out = Il ruling { $number } viene applicato al tavolo.
undone-at-table = Gli effetti del ruling { $number } vengono annullati al tavolo.

## Applicato.

disqualified = Squalifica per { $who }, che è fuori dal torneo.
dropped = Drop dal torneo per { $who }.
for-next-match = { $who } ora non è in un incontro: la penalità ({ $penalty }) si applica all’inizio del prossimo. Avvisa il giocatore.
skips-in-game = { $who } salta il suo prossimo turno nella partita seguita.
left-game = { $who } ha lasciato la partita seguita; il pod continua a giocare.
game-refused = La partita seguita del tavolo { $table } non l’ha accettato: { $why }
skips-at-table = Al tavolo: { $who } salta il suo prossimo turno. Qui la partita non è seguita.
leaves-at-table = Al tavolo: { $who } lascia ora la partita, il pod continua a giocare. Qui la partita non è seguita.
match-loss-next = { $who } ora non è in un incontro: il Match Loss si applica nel prossimo, a meno che tu non corregga il risultato dell’ultimo.
result-has-loss = Il risultato del tavolo { $table } ora comprende il Match Loss di { $who }. È: { $result }.
out-of-match = { $who } è fuori dall’incontro: il risultato del tavolo { $table } comprenderà il Match Loss quando viene inserito.

## Annullato.

undone-in-game = La penalità di { $who } è annullata nella partita seguita.
not-undone-in-game = Dopo la penalità di { $who } la partita seguita è andata avanti in un modo che qui non si può annullare: { $who } ne resta fuori.
undo-at-table = Al tavolo { $who } aveva una penalità ({ $penalty }): annullala lì, per quanto la partita lo permette.
judge-tells = L’arbitro del tavolo { $table } deve avvisare il tavolo.
in-tournament-again = { $who } è di nuovo nel torneo.
result-without-loss = Il risultato del tavolo { $table } ora è senza il Match Loss di { $who }. È: { $result }.
in-match-again = { $who } è di nuovo nell’incontro del tavolo { $table }.
result-of-round-without-loss = Il risultato del tavolo { $table } { $round-in } ora è senza il Match Loss di { $who }. È: { $result }.
finished = { $round-over }: { $what }
not-dropped = { $who } non risulta più in drop.
drop-stays = Il drop di { $who } resta: { $why }

## Promemoria accanto a un risultato.

reminder-waits = { $penalty }: attende il capo arbitro
reminder-match = { $penalty }: non può vincere l’incontro, nessun punto per la patta
reminder-left-game = Game Loss: ha lasciato la partita
reminder-skips = Salto del turno: salta il prossimo turno

## Chi deve confermare un ruling.

the-head-judge = il capo arbitro
the-organizer = l’organizzatore
