## Why the cut, which says who plays the playoff, or a round of the playoff cannot be made.

# $size: how many players the playoff has.
# $left: how many players are left.
cut-too-large = { $left ->
    [one] A playoff of { $size } needs { $size } players; { $left } is still in the tournament. Choose a smaller cut.
   *[other] A playoff of { $size } needs { $size } players; { $left } are still in the tournament. Choose a smaller cut.
}
# $count: how many tables.
# $round: the number of the round.
# $tables: the numbers of the tables as a list.
results-missing-cut = { $count ->
    [one] Round { $round } has no result at table { $tables }. Enter what is missing, then cut.
   *[other] Round { $round } has no result at tables { $tables }. Enter what is missing, then cut.
}
not-announced = The cut is not announced. Announce it first.
# $size: how many players the playoff has.
# $planned: how many rounds it has.
# $here: how many rounds there are, more than that.
too-many-rounds = { $planned ->
    [one] A playoff of { $size } has { $planned } round; here are { $here }.
   *[other] A playoff of { $size } has { $planned } rounds; here are { $here }.
}
# $round: the number of the round.
# $table: the number of the table.
# $name: a player's name.
out-of-playoff = Round { $round }, table { $table }: { $name } is out of the playoff. Correct the pod or the result before.
# $count: how many tables.
# $round: the number of the round.
# $tables: the numbers of the tables as a list.
results-missing = { $count ->
    [one] Round { $round } has no result at table { $tables }. Enter what is missing first.
   *[other] Round { $round } has no result at tables { $tables }. Enter what is missing first.
}
# $count: how many tables.
# $round: the number of the round.
# $tables: the numbers of the tables as a list.
drawn = { $count ->
    [one] Round { $round }: the match was drawn at table { $tables }. A playoff match has a winner: play another game and enter who won.
   *[other] Round { $round }: the match was drawn at tables { $tables }. A playoff match has a winner: play another game and enter who won.
}
# $round: the number of the round.
# $left: how many players go on.
# $most: how many should.
too-many-left = { $left ->
    [one] Round { $round } leaves { $left } player; the plan of this playoff has { $most } after it.
   *[other] Round { $round } leaves { $left } players; the plan of this playoff has { $most } after it.
}
nobody-left = Everybody has left the playoff: there is nobody to go on.
