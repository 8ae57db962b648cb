## Che cosa hanno detto i giocatori.

reported-at = { $player } ha comunicato alle { $time }: { $result }.
reported-other = { $player } ha comunicato: { $result }.
disputes = { $player } contesta: «{ $objection }»
did-not-concede =
    Dicono di non aver concesso: { $players }. Finché lo staff non decide, la concessione non vale.
staff-entered-other = Lo staff ha inserito un altro risultato.
concession-unconfirmed = Chi ha concesso non l’ha ancora confermato: fino ad allora la concessione non vale.
cannot-be-counted = Questo risultato non può valere.
nobody-confirmed = Nessuno al tavolo l’ha ancora confermato.

## Perché un risultato non può valere.

cannot-win = { $player } ha una penalità ({ $penalty }, ruling { $ruling }) e non può vincere l’incontro
left-the-game = { $player } ha lasciato la partita per una penalità ({ $penalty }, ruling { $ruling }) e non l’ha vinta

## Pulsanti che convalidano quanto detto.

count-report-of = Convalida la versione di { $player }: { $result }
count-it = Convalida: { $result }
count-not-conceded = Convalida che non c’è stata concessione: { $players }
confirm = Conferma

## Risultato comunicato da un secondo giocatore.

said-won = { $player } ha vinto
said-drawn = patta
said-drawn-among = patta fra { $players }
said-no-game = nessuna partita vinta
said-games = partite { $games }
said-conceded = { $player } ha concesso
said-seat = posto { $number }
