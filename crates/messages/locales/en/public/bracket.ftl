## The playoff as a picture, and the seeds of its players.

# Heading of the list of the players of the playoff. A seed is a player's place in their order.
seeds = Seeds
# Heading of the table.
order-of-seeds = In the order of the Swiss standings when the cut was announced; ties were drawn.
# Head of a column. Short.
column-seed = Seed
# Head of a column: the points from the rounds before the playoff. Short.
column-swiss-points = Swiss points
# Beside a name.
left-tournament = left the tournament

## Before the playoff.

# Heading.
not-announced = The cut is not announced
# $rounds: how many rounds are played before the playoff.
# $cut: how many players play in it.
planned = { $rounds ->
    [one] After { $rounds } Swiss round the top { $cut } go on. They will be here when the cut is announced.
   *[other] After { $rounds } Swiss rounds the top { $cut } go on. They will be here when the cut is announced.
}
no-playoff = This tournament has no playoff.
will-be-here = The playoff will be here when the cut is announced.
