### The result of a table in words, as the staff and the table's players read it.

# $winner: a player's name.
won = { $winner } won
# Everybody who began the match gets the points of a draw.
drawn = Drawn
# Everybody gave up or lost by a penalty.
drawn-nobody-scores = Drawn, nobody scores
# Only these players get the points of a draw.
# $names: players' names as a list, as "Ann and Bo".
drawn-among = Drawn among { $names }
# A drawn match of the playoff.
# $result: as "Drawn" or "Drawn among Ann and Bo".
# $player: the best seed, who goes on to the next round.
advances-by-seed = { $result }; { $player } advances by seed
# At a table of the playoff without a result.
# $player: the name of the best seed at the table.
best-seed-chooses = { $player }, the best seed here, chooses who begins.
# Button: the best seed chose that this player begins.
# $player: the player's name.
begins = { $player } begins
# The result of a match of several games, with the games.
# $result: a message before this one.
# $games: for each game its winner's name or "drawn", with commas between them.
with-games = { $result } (games: { $games })
# In the list of games, in place of a winner.
game-drawn = drawn
# The result, with who gave up.
# $result: a message before this one.
# $names: players' names as a list, as "Ann and Bo".
with-conceded = { $result }; conceded: { $names }
# The result, with who lost the match by a penalty.
# $result: a message before this one.
# $names: players' names as a list, as "Ann and Bo".
with-match-loss = { $result }; match loss: { $names }
# The result, with the places of all.
# $result: a message before this one.
# $places: the next message for each place, as a list.
with-places = { $result }; places: { $places }
# One place, or several that players share who left together.
# $place: as "2", or "2–3".
# $names: players’ names as a list, as "Ann and Bo".
place-of = { $place }. { $names }
# Heading over a number for each player of a table.
ask-places = Who left the game in which order?
# Below the heading. The numbers stay as they are.
ask-places-hint = 1 for the winner, 2 for the last one to leave, and so on. The same number for players who left together, and 1 for all who share a draw.
# Below the heading, where players who left together have an order.
ask-turn-order-hint = Of players who left together, the one furthest from the active player in turn order left first.
# Above a button for each player of a table: one press for each who goes out.
press-out = Press each player when they leave the game. The last one left has won.
# Players of a table who have not come to it, noted by a judge.
# $players: their names, as a list.
missing = Missing: { $players }
# Button: goes on to the question whether the result is right.
next-places = Check places
# At a table whose match does not count any more.
void = Void: the match counts for nobody, because a player of it was removed
# The result of such a table.
# $result: what it was before.
# $void: the message before this one.
result-and-void = { $result }. { $void }

## At a player's seat: a word, short.

# Won the match.
seat-won = won
# Gave up or lost the match by a penalty.
seat-out = out
# Was disqualified from the tournament.
seat-disqualified = disqualified
# A ruling took the player out of the match.
# $number: of the ruling.
seat-disqualified-by = disqualified, ruling { $number }
# $number: of the ruling.
seat-match-loss = match loss, ruling { $number }
# $number: of the ruling.
seat-game-loss = game loss, ruling { $number }
