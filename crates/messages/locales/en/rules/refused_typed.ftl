## What is wrong with a typed result. It has for each game the winner's seat, a number, or the letter D for a draw.

# $seat: the number that was typed.
# $seats: the number of seats.
no-seat = This pod has no seat { $seat }: give 1 to { $seats }, or D for a draw.
# $typed: what was typed.
# $seats: the number of seats.
no-result = "{ $typed }" is no result: give the winner's seat, 1 to { $seats }, or D for a draw.
# A draw that not everybody shares: the sign = and the seats of players who were still in the game, such as "=124". It stays as it is.
# $seats: the number of seats.
say-still-in = After = type the seats that were still in the game, two or more of 1 to { $seats }, as =12. This is for matches of one game.
# Where places score: seats with the signs > and =, which stay as they are.
# $seats: the number of seats.
say-places = All seats are needed, 1 to { $seats }, from the first place on with > between them, as 3>1>4>2. Between players who left together stands =, as 3>1=4>2.
# $seats: the number of seats.
say-who-won = Say who won: the seat, 1 to { $seats }, or D for a draw.
# $seat: the number of the seat.
out-cannot-win = Seat { $seat } conceded the match or got a match loss and cannot win it. Choose another winner, or remove the concession or match loss.
