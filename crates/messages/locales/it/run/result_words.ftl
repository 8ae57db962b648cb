## Il risultato di un tavolo in poche parole, dentro una frase.

not-reported = non comunicato
won-by = vittoria di { $winner }
drawn = patta
drawn-among = patta fra { $names }
drawn-nobody-scores = patta, nessuno prende punti
none-report-again = nessuno: comunicatelo di nuovo
games = partite: { $games }
no-games = partite: nessuna
conceded = concessione: { $names }
match-loss = match loss: { $names }
entered-by = { $result }, inserito da { $name }
the-players = i giocatori
the-service = il servizio

## Il risultato per posti.

none = nessuno
no-game-won = nessuna partita vinta
seat-won = vittoria del posto { $seat }
games-by-seat = partite { $games }
drawn-among-seats = patta fra i posti { $seats }
places = posizioni: { $places }
seat-conceded = concessione del posto { $seat }
