## The result of a table in a few words, inside sentences about it: "Table 3 has a result by now: won by Ann, entered by Kim."

not-reported = not reported
# $winner: a player's name.
won-by = won by { $winner }
# Everybody who began the match gets the points of a draw.
drawn = drawn
# Only these players get the points of a draw.
# $names: players' names with commas between them.
drawn-among = drawn among { $names }
# Everybody gave up or lost by a penalty.
drawn-nobody-scores = drawn, nobody scores
# The match has no result any more.
none-report-again = none: report it again
# The games of a match of several.
# $games: for each game its winner's name or "drawn", with commas between them.
games = games: { $games }
# In place of the list of games.
no-games = games: none
# $names: players' names with commas between them.
conceded = conceded: { $names }
# A penalty.
# $names: players' names with commas between them.
match-loss = match loss: { $names }
# $result: the result, as "won by Ann".
# $name: who entered it: an account's name, or one of the two messages below.
entered-by = { $result }, entered by { $name }
# The table's players reported the result.
the-players = the players
# Podium itself stored the result.
the-service = the service

## The result by seats, for the table's players.

none = none
no-game-won = no game won
# $seat: from 1.
seat-won = seat { $seat } won
# $games: the winners' seats in order, "D" for a drawn game: "1 D 2".
games-by-seat = games { $games }
# Only the players of these seats share the draw.
# $seats: their numbers with spaces between them: "1 2 4".
drawn-among-seats = drawn among seats { $seats }
# Who left in which order.
# $places: seats or names from the first place on: "3 > 1 = 4 > 2"; "=" is between those who left together.
places = places: { $places }
# $seat: from 1.
seat-conceded = seat { $seat } conceded
