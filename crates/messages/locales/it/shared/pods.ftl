### Il risultato di un tavolo a parole.

won = { $winner } ha vinto
drawn = Patta
drawn-nobody-scores = Patta, nessuno prende punti
drawn-among = Patta fra { $names }
with-games = { $result } (partite: { $games })
game-drawn = patta
with-conceded = { $result }; concessione: { $names }
with-match-loss = { $result }; match loss: { $names }
void = Annullato: l’incontro non conta per nessuno, perché un suo giocatore è stato rimosso
result-and-void = { $result }. { $void }

## Al posto di un giocatore.

seat-won = ha vinto
seat-out = fuori
seat-disqualified = squalifica
seat-disqualified-by = squalifica, ruling { $number }
seat-match-loss = match loss, ruling { $number }
seat-game-loss = game loss, ruling { $number }
