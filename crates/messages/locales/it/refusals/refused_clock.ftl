## L’orologio di un round.

no-published-round = Non c’è nessun round { $number } pubblicato.
finished-with-clock = { $round-over }, e l’orologio è fermo.
not-started = L’orologio { $round-of } non è partito. Avvia il round e parte anche l’orologio.
no-table-needs-time = { $round-over }: nessun tavolo ha bisogno di tempo.
no-such-table = Il tavolo { $table } non esiste { $round-in }.
reported-already = Tavolo { $table }: il risultato c’è già. Se il tavolo continua a giocare, prima cancellalo.
running-already = { $number ->
    [one] { $round } è già in corso.
   *[other] { $round } sono già in corso.
}
changed-stands = Nel frattempo qualcuno ha modificato l’orologio { $round-of }: ora è fermo. Guardalo, poi decidi di nuovo.
changed-runs = Nel frattempo qualcuno ha modificato l’orologio { $round-of }: ora è in funzione. Guardalo, poi decidi di nuovo.
minutes-missing = Minuti: indica quanti aggiungerne.
minutes-out-of-range = Minuti: { $minutes } non è compreso fra { $least } e { $most }.
limit-out-of-range = Limite di tempo: { $limit } non è compreso fra { $least } e { $most } minuti.
reason-missing = Motivo: spiega perché. Viene scritto nel registro.
stands-already = L’orologio è già fermo.
runs-already = L’orologio è già in funzione.
no-limit = Questo round non ha un limite di tempo. Prima impostane uno, poi si può aggiungere tempo.
too-many-taken = { $count ->
    [one] Minuti: il round ne ha in tutto { $count }; togline meno.
   *[other] Minuti: il round ne ha in tutto { $count }; togline meno.
}
limit-too-short = { $count ->
    [one] Limite di tempo: a questo round è già stato tolto { $count } minuto; il limite deve essere più lungo.
   *[other] Limite di tempo: a questo round sono già stati tolti { $count } minuti; il limite deve essere più lungo.
}

## Tempo per un tavolo.

extension-reason = Motivo: spiega perché questo tavolo riceve tempo.
extension-minutes = Minuti: indica un numero da 1 a { $most }.
no-extension = Questo tempo addizionale non c’è.
withdrawn-already = È già stato ritirato.

## Controlli dei mazzi.

check-runs = Tavolo { $table }: è già in corso un controllo del mazzo.
check-ended = { $count ->
    [one] Questo controllo del mazzo è già terminato; il tavolo ha ricevuto { $count } minuto.
   *[other] Questo controllo del mazzo è già terminato; il tavolo ha ricevuto { $count } minuti.
}
label-found = Esito
no-deck = Non c’è nessun mazzo da sorteggiare: nessun tavolo è in gioco, oppure ogni mazzo è già stato controllato.

## Monete e dadi.

label-what-for = Per che cosa
die-instead = Dado al posto della moneta: un numero pari di facce, da 2 a { $most }.
sides = Facce: un numero da 1 a { $most }.
dice = Dadi: un numero da 1 a { $most }.

## Esito di una moneta o dei dadi.

flipped = { $player } lancia una moneta: { $face }.
rolled-for-coin = { $player } tira un dado a { $sides } facce al posto di una moneta, come concordato da tutti: { $rolled }, { $face }.
rolled-die = { $player } tira un dado a { $sides } facce: { $rolled }.
rolled-dice = { $player } tira { $count } dadi a { $sides } facce: { $rolled }.
heads-uncalled = testa; senza una scelta non vince nessuno
tails-uncalled = croce; senza una scelta non vince nessuno
heads-won = testa, scelta testa: vinto
tails-won = croce, scelta croce: vinto
heads-lost = testa, scelta croce: perso
tails-lost = croce, scelta testa: perso
