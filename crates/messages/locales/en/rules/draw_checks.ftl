## The draws of a tournament that were computed again from its secret, lines of a table: what was drawn, and how it differs.

# The SHA-256 of the secret.
commitment = Commitment
other-secret = The secret is not the one that was committed to.
# $round: its number; 0 before round 1.
# $counter: how often this was drawn.
# $what: what was drawn, as "seats".
draw = Round { $round }, draw { $counter }: { $what }
byes-as-drawn = Round 1: byes as drawn
# A pod is the players of one table.
pods-follow = Round 1: pods follow the drawn order
# $round: its number.
seats = Round { $round }: seats
# Coins and dice of a game that judges followed turn by turn have a number of their own, from which they are computed.
# $round: its number.
# $table: its number.
# $game: its number.
game-seed = Round { $round }, table { $table }, game { $game }: seed of coins and dice
other-seed = The secret gives another seed.
# $drawn: what it should be: a number, or players' names with commas between them.
draw-gives = The draw gives { $drawn }.
sides-of-die = A die has 1 to 256 sides.
by-hand = The pairing was changed by hand, as the changes say.
# A bye is a round without a table.
# $drawn: the names of the players who should have a bye, with commas between them.
# $had: the names of those who had it.
byes-differ = Drawn: { $drawn }. Had it: { $had }.
too-few-players = There are too few players for a round.
kept-apart = Players who should not meet were kept apart.
unexplained = Nothing that is recorded explains the difference.
rounds-unreadable = The rounds before it cannot be read.
# $count: how many tables.
# $tables: their numbers as a list.
other-seats = { $count ->
    [one] Other seats than drawn at table { $tables }.
   *[other] Other seats than drawn at tables { $tables }.
}
