## The result of a table in words.

won = { $winner } a gagné
drawn = Nul
drawn-nobody-scores = Nul, personne ne marque de points
drawn-among = Nul entre { $names }
with-games = { $result } (parties : { $games })
game-drawn = nulle
with-conceded = { $result } ; concession : { $names }
with-match-loss = { $result } ; match loss : { $names }
void = Annulé : le match ne compte pour personne, car une personne de la table a été retirée du tournoi
result-and-void = { $result }. { $void }

## At a player's seat.

seat-won = gagné
seat-out = out
seat-disqualified = disqualification
seat-disqualified-by = disqualification, décision { $number }
seat-match-loss = match loss, décision { $number }
seat-game-loss = game loss, décision { $number }
