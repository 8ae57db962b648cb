## Partite seguite turno per turno.

so-already = È già così: non è stato fatto nulla.
is-draft = { $round-draft }. Pubblicala prima di seguire le partite.
no-round = Nessun round è in corso. Si seguono le partite di un round pubblicato.
none-followed = Al tavolo { $table } non si segue più nessuna partita.
changed-not-done = Nel frattempo qualcuno ha fatto qualcosa al tavolo { $table }. La tua azione non è stata eseguita.
changed = Nel frattempo qualcuno ha fatto qualcosa al tavolo { $table }.
only-in-game-wins = Vince la partita solo un giocatore che è ancora in partita.
ruling-took-out = Un ruling ha tolto questo giocatore dalla partita. Ritira il ruling: la partita si adegua.
no-step = Non c’è nessun passo da annullare.
draw-stays = Il lancio di una moneta o di un dado non si può annullare.
ruling-would-not-fit = Il ruling di un passo successivo non sarebbe più coerente con la partita. Prima ritira il ruling.
clear-result-first = Il tavolo { $table } ha già il suo risultato. Prima cancellalo, sulla pagina del risultato del tavolo.
give-up-first = Ora si segue la partita { $game }. Abbandonala prima di riaprire la precedente.
none-confirmed = Nessuna partita di questo tavolo è stata confermata.
cancelled-not-opened = Il torneo è stato annullato: non si riapre più nulla.
paired-again = Dopo l’inizio della partita seguita, il tavolo { $table } ha avuto nuovi abbinamenti. Inserisci il risultato sulla pagina del risultato del tavolo.
not-over = La partita { $game } del tavolo { $table } non è finita.
decided-with-game = L’incontro del tavolo { $table } è deciso con la partita { $game }: non ne seguono altre.
time-called-in-game = Al tavolo { $table } la fine del tempo è arrivata durante la partita { $game }: non ne seguono altre.

## L’inizio di una partita.

followed-already = La partita { $game } del tavolo { $table } è già seguita.
has-result = Il tavolo { $table } ha già il suo risultato. Cancellalo sulla pagina del risultato del tavolo prima di seguire un’altra partita.
match-decided = L’incontro del tavolo { $table } è deciso. Annulla la conferma o inserisci il risultato.
too-few = { $count ->
    [one] Al tavolo { $table } resta nell’incontro { $count } giocatore, e una partita multiplayer inizia in tre. Inserisci il risultato sulla pagina del risultato del tavolo.
   *[other] Al tavolo { $table } restano nell’incontro { $count } giocatori, e una partita multiplayer inizia in tre. Inserisci il risultato sulla pagina del risultato del tavolo.
}
cannot-be-followed = Non è possibile seguire il tavolo { $table }: { $problem }

## Il tempo e la fine di un round a un tavolo.

ends-as-all = Il tavolo { $table } termina il round come tutto il torneo. Il capo arbitro può decidere altrimenti, con un motivo, sulla pagina del tavolo.
has-time-left = Il tavolo { $table } ha ancora { $minutes } min e la fine del tempo non è stata annunciata. Se finisce comunque ora, annunciala di nuovo con un motivo.
end-reason = Motivo: spiega perché questo tavolo termina il round in un altro modo. Possono leggerlo tutti.
has-result-already = Il tavolo { $table } ha già il suo risultato.
undo-call-first = Al tavolo { $table } è stata annunciata la fine del tempo. Annullala prima di cambiare come finisce.
ends-so-already = Il tavolo { $table } termina già così il suo round.
turn-to-player = Il turno va a un giocatore ancora in partita, dove si gioca un turno alla volta.
turn-does-not-come = Il turno di quel giocatore non arriva più.

## Tocchi in sala.

turn-ends-with-stack = Il turno finirebbe con la pila non vuota: { $objects }. Terminalo al banco della partita, che prima chiede conferma.
nobody-in-seat = Nessuno al posto { $seat } del tavolo { $table } gioca questa partita.
ended-otherwise = La partita del tavolo { $table } è finita in un altro modo. Annulla l’ultimo turno o inserisci il risultato sulla pagina dei risultati.
followed-meanwhile = Nel frattempo qualcuno segue la partita del tavolo { $table }. La tua azione non è stata eseguita.
reported-before = Il tavolo { $table } ha già un risultato: { $stored }. Il tuo non è stato registrato: se quello è sbagliato, sostituiscilo sulla pagina dei risultati.
draw-asks-still-in = Tavolo { $table }: condivide la patta solo chi è ancora in partita. Segna prima chi è fuori, o inserisci la patta sulla pagina dei risultati.
places-ask-order = Tavolo { $table }: qui contano le posizioni. Tocca ogni giocatore nel momento in cui lascia la partita, o inserisci le posizioni sulla pagina dei risultati.
