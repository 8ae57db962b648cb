### Il risultato di un tavolo a parole.

won = { $winner } ha vinto
drawn = Patta
drawn-nobody-scores = Patta, nessuno prende punti
drawn-among = Patta fra { $names }
advances-by-seed = { $result }; avanza per seed { $player }
best-seed-chooses = { $player }, il miglior seed del tavolo, sceglie chi inizia.
begins = Inizia { $player }
with-games = { $result } (partite: { $games })
game-drawn = patta
with-conceded = { $result }; concessione: { $names }
with-match-loss = { $result }; match loss: { $names }
with-places = { $result }; posizioni: { $places }
place-of = { $place }. { $names }
ask-places = In che ordine hanno lasciato la partita?
ask-places-hint = 1 per chi ha vinto, 2 per l’ultimo a lasciare la partita, e così via. Lo stesso numero per chi l’ha lasciata insieme, e 1 per tutti quelli che condividono una patta.
ask-turn-order-hint = Tra chi ha lasciato insieme la partita, è uscito per primo il più lontano dal giocatore attivo in ordine di turno.
press-out = Tocca ogni giocatore nel momento in cui lascia la partita. Chi resta per ultimo ha vinto.
missing = Manca: { $players }
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
