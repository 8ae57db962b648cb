## Ein Ergebnis in wenigen Wörtern.

not-reported = nicht gemeldet
won-by = Sieg für { $winner }
drawn = unentschieden
drawn-among = unentschieden zwischen { $names }
drawn-nobody-scores = unentschieden, keine Punkte
none-report-again = keins: Meldet es noch einmal
games = Partien: { $games }
no-games = Partien: keine
conceded = aufgegeben: { $names }
match-loss = Match Loss: { $names }
entered-by = { $result }, eingetragen von: { $name }
the-players = die Spieler
the-service = Podium

## Nach Sitzen.

none = keins
no-game-won = keine Partie gewonnen
seat-won = Sitz { $seat } hat gewonnen
games-by-seat = Partien { $games }
drawn-among-seats = unentschieden zwischen den Sitzen { $seats }
places = Plätze: { $places }
seat-conceded = Sitz { $seat } hat aufgegeben
