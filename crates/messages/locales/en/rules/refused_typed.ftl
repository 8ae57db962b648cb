## What is wrong with a typed result. It has for each game the winner's seat, a number, or the letter D for a draw.

# $seat: the number that was typed.
# $seats: the number of seats.
no-seat = This pod has no seat { $seat }: give 1 to { $seats }, or D for a draw.
# $typed: what was typed.
# $seats: the number of seats.
no-result = "{ $typed }" is no result: give the winner's seat, 1 to { $seats }, or D for a draw.
# $seats: the number of seats.
say-who-won = Say who won: the seat, 1 to { $seats }, or D for a draw.
# $seat: the number of the seat.
out-cannot-win = Seat { $seat } conceded the match or got a match loss and cannot win it. Choose another winner, or remove the concession or match loss.
