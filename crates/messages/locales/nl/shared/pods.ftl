won = { $winner } heeft gewonnen
drawn = Gelijkspel
drawn-nobody-scores = Gelijkspel, niemand krijgt punten
drawn-among = Gelijkspel tussen { $names }
advances-by-seed = { $result }; { $player } gaat door op seed
best-seed-chooses = { $player } heeft hier de hoogste seed en kiest wie begint.
begins = { $player } begint
with-games = { $result } (games: { $games })
game-drawn = gelijkspel
with-conceded = { $result }; opgegeven: { $names }
with-match-loss = { $result }; match loss: { $names }
with-places = { $result }; plaatsen: { $places }
place-of = { $place }. { $names }
ask-places = Wie viel in welke volgorde af?
ask-places-hint = 1 voor de winnaar, 2 voor wie als laatste afviel, enzovoort. Hetzelfde getal voor spelers die tegelijk afvielen, en 1 voor iedereen die gelijkspeelt.
ask-turn-order-hint = Van spelers die tegelijk afvielen, viel degene die in beurtvolgorde het verst van de actieve speler zat het eerst af.
press-out = Tik spelers aan in de volgorde waarin ze afvallen. Wie overblijft, heeft gewonnen.
missing = Afwezig: { $players }
next-places = Plaatsen controleren
void = Vervallen: de match telt voor niemand, omdat een speler ervan is verwijderd
result-and-void = { $result }. { $void }

## Bij de stoel van een speler

seat-won = winst
seat-out = eruit
seat-disqualified = gediskwalificeerd
seat-disqualified-by = gediskwalificeerd, ruling { $number }
seat-match-loss = match loss, ruling { $number }
seat-game-loss = game loss, ruling { $number }
