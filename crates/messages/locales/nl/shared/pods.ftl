won = { $winner } heeft gewonnen
drawn = Gelijkspel
drawn-nobody-scores = Gelijkspel, niemand krijgt punten
drawn-among = Gelijkspel tussen { $names }
with-games = { $result } (games: { $games })
game-drawn = gelijkspel
with-conceded = { $result }; opgegeven: { $names }
with-match-loss = { $result }; match loss: { $names }
void = Vervallen: de match telt voor niemand, omdat een speler ervan is verwijderd
result-and-void = { $result }. { $void }

## Bij de stoel van een speler

seat-won = winst
seat-out = eruit
seat-disqualified = gediskwalificeerd
seat-disqualified-by = gediskwalificeerd, ruling { $number }
seat-match-loss = match loss, ruling { $number }
seat-game-loss = game loss, ruling { $number }
