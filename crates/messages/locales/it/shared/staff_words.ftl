## Nomi nelle frasi.

nobody = nessuno
a-player = un giocatore
somebody = qualcuno
from-waiting-list = Dalla lista d’attesa: { $names }.

## Posizione di un giocatore prima e dopo una modifica.

rank-and-points = { $points ->
    [one] posizione { $rank }, { $points } punto
   *[other] posizione { $rank }, { $points } punti
}
not-in-standings = non in classifica

## Prima della chiusura di un round.

open-call = È stato chiamato un arbitro al tavolo { $table }. La chiamata resta aperta dopo la chiusura del round.
open-calls = È stato chiamato un arbitro ai tavoli { $tables }. Le chiamate restano aperte dopo la chiusura del round.
