## Why a round is paired as it is: sentences that the staff reads beside a draft of a Swiss round. A pod is the players of one
## table. A bye is a round without a table, for the points of a win. Two players who met sat at one table in a Swiss round.

## How often players meet again.

nobody-again = No player meets an earlier opponent again.
# People changed the pairing by hand.
# $count: how many pairs.
again-by-hand-nobody-before = { $count ->
    [one] { $count } pair meets again; before the change by hand nobody did.
   *[other] { $count } pairs meet again; before the change by hand nobody did.
}
# People made the pairing by hand.
# $count: how many pairs.
again-by-hand = { $count ->
    [one] { $count } pair meets again.
   *[other] { $count } pairs meet again.
}
# The round is paired strictly by standings, so nothing is avoided.
# $count: how many pairs.
again-strictly = { $count ->
    [one] { $count } pair meets again: this round does not avoid it.
   *[other] { $count } pairs meet again: this round does not avoid it.
}
# $count: how many pairs.
# $least: the least possible number of pairs.
again-all-tried = { $count ->
    [one] { $count } pair meets again; the least possible is { $least } (every pairing was tried or ruled out).
   *[other] { $count } pairs meet again; the least possible is { $least } (every pairing was tried or ruled out).
}
# $count: how many pairs.
# $least: the least possible number of pairs.
again-searched = { $count ->
    [one] { $count } pair meets again; the least possible is { $least } (the search found no better).
   *[other] { $count } pairs meet again; the least possible is { $least } (the search found no better).
}
# Kept pods are tables that the staff kept while the rest was paired.
# $count: how many pairs.
# $least: the least possible number of pairs.
again-kept-all-tried = { $count ->
    [one] { $count } pair meets again; the least possible with the kept pods is { $least } (every pairing was tried or ruled out).
   *[other] { $count } pairs meet again; the least possible with the kept pods is { $least } (every pairing was tried or ruled out).
}
# Kept pods are tables that the staff kept while the rest was paired.
# $count: how many pairs.
# $least: the least possible number of pairs.
again-kept-searched = { $count ->
    [one] { $count } pair meets again; the least possible with the kept pods is { $least } (the search found no better).
   *[other] { $count } pairs meet again; the least possible with the kept pods is { $least } (the search found no better).
}
# After one of the sentences before: the pairs that are more than the least possible.
rest-by-hand = The rest comes from changes by hand.
# $first: a player's name.
# $second: a player's name.
# $round: the number of the round in which they met.
meet-again = { $first } and { $second } meet again; they met in round { $round }.
# $first: a player's name.
# $second: a player's name.
# $nth: as "3rd".
# $rounds: the numbers of the rounds in which they met, two at least, as a list.
meet-nth-time = { $first } and { $second } meet for the { $nth } time; they met in rounds { $rounds }.
# $count: how many pairs of players.
third-meetings = { $count ->
    [one] { $count } pair in all meets for the third time or more often.
   *[other] { $count } pairs in all meet for the third time or more often.
}
# Players of one household or team.
# $first: a player's name.
# $second: a player's name.
not-kept-apart = { $first } and { $second } should not meet, but could not be kept apart.
# The first sentence about a round, as are the three after it.
round-at-random = This round is paired at random.
round-mixed = This round mixes strong and weak players.
round-by-standings = This round is paired by standings.
round-strict = This round is paired strictly by standings.

## How far match points differ in a pod.

all-equal = Everyone plays against players with the same match points.
# $sum: the highest minus the lowest match points of each pod, added up.
spread-least = The differences in match points add up to { $sum } over all pods, the least possible.
# $sum: the highest minus the lowest match points of each pod, added up.
# $least: the least such sum.
spread-more = The differences in match points add up to { $sum } over all pods; { $least } would be the least if nobody had met before.
# $count: how many pods.
wide-pods = { $count ->
    [one] { $count } pod with a difference of two wins or more.
   *[other] { $count } pods with a difference of two wins or more.
}
# "Paired up" means: against players with more match points.
# $name: a player's name.
# $points: as "5 points".
# $table: the number of the table.
# $against: the others' names as a list.
moved-up = { $name } ({ $points }) is paired up at table { $table } against { $against }.
# "Paired down" means: against players with fewer match points.
# $name: a player's name.
# $points: as "5 points".
# $table: the number of the table.
# $against: the others' names as a list.
moved-down = { $name } ({ $points }) is paired down at table { $table } against { $against }.
# After a list of players.
# $count: how many more players.
more-moved = { $count ->
    [one] { $count } more is paired up or down.
   *[other] { $count } more are paired up or down.
}

## Pods that have fewer players than the others.

# $count: how many pods.
# $again: one of the clauses below.
smaller-pods = { $count ->
    [one] { $count } smaller pod; { $again }.
   *[other] { $count } smaller pods; { $again }.
}
# $count: how many pods.
# $players: how many players are at tables, three at least.
# $size: how many players a pod has.
# $again: one of the clauses below.
smaller-pods-uneven = { $count ->
    [one] { $count } smaller pod, as { $players } players do not fill pods of { $size }; { $again }.
   *[other] { $count } smaller pods, as { $players } players do not fill pods of { $size }; { $again }.
}
# A clause after a semicolon: in no smaller pod.
nobody-again-smaller = nobody sits in one for the second time
# A clause after a semicolon: in a smaller pod.
# $count: how many players.
# $names: their names as a list.
sat-before = { $count ->
    [one] { $names } sat in one before
   *[other] { $names } sat in one before
}
# A clause after a semicolon: in a smaller pod.
# $count: how many players.
many-sat-before = { $count ->
    [one] { $count } player sat in one before
   *[other] { $count } players sat in one before
}

## Players who should always sit at the same table.

# $name: a player's name.
# $table: the number of their table now.
# $fixed: the number of the table that is fixed for them.
# $other: the name of the player who sits there.
away-taken = { $name } is at table { $table }: table { $fixed }, which is fixed for them, is fixed for { $other } too.
# $name: a player's name.
# $table: the number of their table now.
# $fixed: the number of the table that is fixed for them.
away = { $name } is at table { $table }, although table { $fixed } is fixed for them.

## Why somebody has a bye.

# $name: the player's name.
bye-awarded = { $name } has the bye: it was awarded before the tournament.
# $name: a player's name.
bye-drawn = { $name } has the bye: in round 1 byes are drawn.
# "By hand": people gave it.
# $name: a player's name.
# $points: as "5 points".
# $other: the name of another player.
# $others-points: that player's, as "0 points".
bye-by-hand = { $name } ({ $points }) has the bye by hand: by the standings { $other } ({ $others-points }) would have it.
# $name: a player's name.
# $points: as "5 points".
bye-lowest = { $name } has the bye: the lowest in the standings who had none yet ({ $points }).
# $name: a player's name.
# $points: as "5 points".
# $had: how many byes the player had.
bye-fewest = { $name } has the bye: the lowest of those with the fewest byes ({ $points }, { $had } before).
# After one of the sentences before.
bye-saves-repeat = Among equals the draw gave way: it would have cost a repeat.
# "By hand": people gave it, in round 1.
# $name: a player's name.
# $drawn: the names of the players who were drawn, as a list.
bye-not-drawn = { $name } has the bye by hand: the draw gave { $drawn }.

## Why a pod is as it is, sentences below its table.

no-points-yet = Nobody has points yet.
# $ranks: the places in the standings of the players of a pod, as a list.
ranks-here = Places { $ranks } of the standings.
# A pod whose players were drawn.
drawn-at-random = Drawn at random.
# $points: match points, as "5 points".
all-on = All on { $points }.
# The match points of a pod, from the highest to the lowest.
# $high: a number.
# $low: as "1 point".
from-to = From { $high } to { $low }.
# Groups of players with equal points are larger or smaller than pods.
# $count: how many players.
# $points: match points, as "5 points".
fills-no-pods = { $count ->
    [one] { $count } player has { $points } or more, which does not fill whole pods.
   *[other] { $count } players have { $points } or more, which does not fill whole pods.
}
# What the pod would be if only points counted.
# $points: match points, as "5 points".
alone-all-on = By points alone: all on { $points }; avoiding repeats goes first.
# What the pod would be if only points counted, from the highest to the lowest points.
# $high: a number.
# $low: as "1 point".
alone-from-to = By points alone: from { $high } to { $low }; avoiding repeats goes first.
# Against players with more match points.
# $name: a player's name.
# $points: match points, a number.
up = { $name } ({ $points }) is paired up.
# Against players with fewer match points.
# $name: a player's name.
# $points: match points, a number.
down = { $name } ({ $points }) is paired down.
# $first: a player's name.
# $second: a player's name.
# $round: the number of the round in which they met.
pod-meet-again = { $first } and { $second } meet again (round { $round }).
# $first: a player's name.
# $second: a player's name.
# $nth: as "3rd".
# $rounds: the numbers of the rounds in which they met, two at least, as a list.
pod-meet-nth-time = { $first } and { $second } meet for the { $nth } time (rounds { $rounds }).
# Players of one household or team.
# $first: a player's name.
# $second: a player's name.
should-not-meet = { $first } and { $second } should not meet.
smaller-pod = A smaller pod.
# $players: how many players are at tables, three at least.
# $size: how many players a pod has.
smaller-pod-uneven = { $players ->
    [one] A smaller pod: { $players } player does not fill pods of { $size }.
   *[other] A smaller pod: { $players } players do not fill pods of { $size }.
}
# After one of the two sentences before.
# $count: how many players.
# $names: their names as a list.
pod-sat-before = { $count ->
    [one] { $names } sat in one before.
   *[other] { $names } sat in one before.
}
# $table: the number of the table.
# $name: a player's name.
fixed-for = Table { $table } is fixed for { $name }.
# People kept this pod while the rest was paired.
kept-by-hand = Kept by hand.
