report-result = Comunica il risultato
place = Tavolo { $table }, { $round }
who-won = Chi ha vinto?
who-won-game = Chi ha vinto la partita { $game }?
tap-seat = Tocca il suo posto.
player-won = { $player } ha vinto
nobody-won = Patta: non ha vinto nessuno
who-was-still-in = Chi era ancora in partita?
who-was-still-in-hint = Condividono la patta. Chi ha lasciato prima la partita ha perso.
draw = Patta
counts-when-confirmed = Vale quando un altro giocatore del tavolo lo conferma.
other-report =
    Un altro giocatore ha già comunicato un risultato. Se è lo stesso, vale subito; se è diverso, decide lo staff.
report-it = Comunica
not-yet = Non ancora
so-far = Finora: <bdi>{ $result }</bdi>. <a>L’incontro è finito qui</a>
back-to-table = Torna al tuo tavolo
somebody-conceded = Qualcuno ha concesso l’incontro, o prima c’erano altre partite
who-conceded = Chi ha concesso l’incontro?
who-conceded-hint =
    Chi concede perde i punti di questo incontro: vale quindi solo dopo la sua conferma dalla propria pagina, o quella di un arbitro.
games-in-order = Partite in ordine
games-in-order-hint = Un tasto per partita: il posto di chi ha vinto, o D per la patta. D2 significa una partita finita patta, poi vittoria del posto 2.
next = Avanti
