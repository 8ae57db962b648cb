## A player's page.

# In the line below the player's name, for a player who came late.
# $round: the number of the first round of the player.
entered-in = entered in round { $round }
# Before the names of the cards that lead the player's deck.
commander = Commander
# Button that makes the browser remember that the reader is this player.
this-is-me = This is me
# Button that makes the browser forget it.
this-is-not-me = This is not me
# Heading where the player has no rounds.
no-round = No round yet
no-round-text = Tables, seats and opponents appear here when a round is published.
# Heading of the table of rounds.
rounds = Rounds
# Caption of that table, only for screen readers.
rounds-latest-first = Rounds, latest first
# How often the player sat in each seat.
# $seats: a list such as "1st 2 ×, 2nd 0 ×".
seats-had = Seats in the Swiss rounds: { $seats }.
# An item of that list.
# $seat: which seat, such as "1st".
# $times: how often.
seat-times = { $seat } { $times } ×
# Follows the list of seats. The addendum: the Multiplayer Addendum to the Magic Tournament Rules.
seats-balanced = Seats are spread as evenly as possible, which deviates from the addendum.
# Heading of a line chart.
points-over-rounds = Points over the rounds
# The chart's text for screen readers begins with it; the rounds with their points follow.
points-after-each = Points after each round
# A round below the line chart: one letter and the number.
# $number: the round's number.
round-short = R{ $number }
# Heading.
decklist = Decklist
# Link to the explanation of the player's place in the standings.
where-from = Where the numbers come from

## Words under a large number that is shown by itself. Short.

stat-final-place = Final place
# The place in the standings.
stat-rank = Rank
stat-rank-after-swiss = Rank after the Swiss rounds
# Match points.
stat-points = Points
# Under three numbers with dashes between them.
stat-record = Wins–losses–draws
stat-seed = Seed in the playoff

## How a round went for the player, in a narrow column.

# The match does not count.
result-void = Void
# The player has a seat, and the round has not begun.
result-seated = Seated
# The round is being played.
result-playing = Playing
# The round is over, and nobody entered a result.
result-none = No result
