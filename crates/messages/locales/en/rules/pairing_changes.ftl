## What a change by hand makes of a pairing, sentences before the change is saved.

# $what: what is counted, one of the messages below.
# $before: a number, before the change.
# $after: a number, after it.
worse = { $what }: { $before } before, { $after } after (worse).
# $what: what is counted, one of the messages below.
# $before: a number, before the change.
# $after: a number, after it.
better = { $what }: { $before } before, { $after } after (better).
pairs-again = Pairs who meet again
pairs-of-group = Pairs of one household or team
players-away = Players away from their fixed table
# A pod is the players of one table.
wide-pods = Pods whose points differ by two wins or more
sum-of-differences = Sum of the differences in points
third-meetings = Pairs who meet at least for the third time
# How far apart the players of a table are in the standings.
rank-distance = Distance in rank
smaller-again = Players in a smaller pod again
# $first: a player's name.
# $second: a player's name.
# $round: the number of the round in which they met.
would-meet-again = { $first } and { $second } would meet again; they met in round { $round }.
# $first: a player's name.
# $second: a player's name.
# $nth: as "3rd".
# $rounds: the numbers of the rounds in which they met, two at least, as a list.
would-meet-nth-time = { $first } and { $second } would meet for the { $nth } time; they met in rounds { $rounds }.
# Players of one household or team.
# $first: a player's name.
# $second: a player's name.
should-not-meet = { $first } and { $second } should not meet, and would.
# $name: a player's name.
# $table: the number of the table after the change.
# $fixed: the number of the table at which they should always sit.
would-be-away = { $name } would be at table { $table }; table { $fixed } is fixed for them.
# Before a sentence that says who has a bye, and why.
new-bye = New bye.
