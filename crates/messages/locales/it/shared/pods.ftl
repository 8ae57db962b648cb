### Il risultato di un tavolo a parole.

won = { $winner } ha vinto
drawn = Patta
drawn-nobody-scores = Patta, nessuno prende punti
drawn-among = Patta fra { $names }
advances-by-seed = { $result }; avanza per seed { $player }
with-games = { $result } (partite: { $games })
game-drawn = patta
with-conceded = { $result }; concessione: { $names }
with-match-loss = { $result }; match loss: { $names }
with-places = { $result }; posizioni: { $places }
place-of = { $place }. { $names }
ask-places = In che ordine sono usciti dalla partita?
ask-places-hint = 1 per il vincitore, 2 per l’ultimo a uscire, e così via. Lo stesso numero per chi è uscito insieme, e 1 per tutti quelli che condividono una patta.
ask-turn-order-hint = Tra chi è uscito insieme, è uscito per primo il più lontano dal giocatore attivo nell’ordine di turno.
next-places = Controlla le posizioni
void = Annullato: l’incontro non conta per nessuno, perché un suo giocatore è stato rimosso
result-and-void = { $result }. { $void }

## Al posto di un giocatore.

seat-won = ha vinto
seat-out = fuori
seat-disqualified = squalifica
seat-disqualified-by = squalifica, ruling { $number }
seat-match-loss = match loss, ruling { $number }
seat-game-loss = game loss, ruling { $number }
