not-reported = nog geen uitslag
won-by = gewonnen door { $winner }
drawn = gelijkspel
drawn-among = gelijkspel tussen { $names }
drawn-nobody-scores = gelijkspel, niemand krijgt punten
none-report-again = geen: geef hem opnieuw door
games = games: { $games }
no-games = games: geen
conceded = opgegeven: { $names }
match-loss = match loss: { $names }
entered-by = { $result }, ingevoerd door { $name }
the-players = de spelers
the-service = de dienst

## Per stoel, voor de spelers van de tafel

none = geen
no-game-won = geen game gewonnen
seat-won = winst voor stoel { $seat }
games-by-seat = games { $games }
drawn-among-seats = gelijkspel tussen stoelen { $seats }
places = plaatsen: { $places }
seat-conceded = opgave van stoel { $seat }
