## Stato di un ruling.

state-again = Di nuovo al capo arbitro
state-given = Emesso
state-for-head-judge = Al capo arbitro
state-appealed = In appello
state-changed = Modificato
state-upheld = Confermato
state-overturned = Annullato
state-withdrawn = Ritirato

## L’infrazione.

no-infraction = Nessuna infrazione indicata

## Dove è stato deciso.

before-round-one = Prima del round 1
ruling-and-place = Ruling { $number }: { $place }

## Come è stata applicata la penalità.

waits-for-head-judge = Non applicata: attende il capo arbitro.
for-next-match = Per il prossimo incontro: si applica all’inizio.
could-not-be-undone =
    È stata applicata e qui non è stato possibile annullarla: va corretta a mano, per quanto possibile.
to-carry-out = Da applicare al tavolo.
done-at-table = Applicata dall’arbitro al tavolo.
done-in-game = Applicata nella partita seguita.
no-win = Nessuna vittoria e nessun punto per la patta in questo incontro.
out-of-tournament = Fuori dal torneo.
undone = Annullata.
