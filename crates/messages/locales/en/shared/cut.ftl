### The line of the cut: the best players after the Swiss rounds go on to the playoff, and the others are out.

## Who is first out, a sentence.

# $count: how many players are named.
# $names: players' names as a list, as "Ann and Bo"; the last item may be "3 more".
# $tiebreaker: the number that decided, as "Match points", "OMW%".
# $below: what it is for them.
# $above: what it is for the last player who is in.
# $last: the name of that player.
first-out = { $count ->
    [one] { $names } is first out by { $tiebreaker }: { $below }, against { $above } of { $last }, the last one in.
   *[other] { $names } are first out by { $tiebreaker }: { $below }, against { $above } of { $last }, the last one in.
}
# The same where both numbers look alike, because they are rounded.
# $count: how many players are named.
# $names: players' names as a list.
# $tiebreaker: the number that decided.
# $below: what it is for them.
# $above: what it is for the last player who is in.
# $last: the name of that player.
first-out-closely = { $count ->
    [one] { $names } is first out by { $tiebreaker }: { $below }, against { $above } of { $last }, the last one in, less than 0.01 apart.
   *[other] { $names } are first out by { $tiebreaker }: { $below }, against { $above } of { $last }, the last one in, less than 0.01 apart.
}
# $count: how many players are named.
# $names: players' names as a list, as "Ann and Bo"; the last item may be "3 more".
# $last: the name of the last player who is in.
out-by-lot = { $count ->
    [one] { $names } is out by lot: equal to { $last }, the last one in, in every tiebreaker.
   *[other] { $names } are out by lot: equal to { $last }, the last one in, in every tiebreaker.
}
# $names: two or more players' names as a list; the last item may be "3 more".
equal-at-line =
    { $names } are equal in every tiebreaker at the line: a draw by lot decides when the cut is announced.
# The last item of a list of names, in the sentences before this one: "Ann, Bo and 3 more".
# $count: how many players are not named.
more-players = { $count } more

## Players whose seeds would be others now, because results were corrected.

# $differences: some of the next messages, with semicolons between them.
other-seeds = Results were corrected after the cut was announced: { $differences }. Announced seeds stay as they are.
# $player: the player's name.
# $seed: the seed that was announced.
# $now: what it would be now.
other-seed = { $player } is seed { $seed } and would be { $now }
# $player: the player's name.
# $seed: the seed that was announced.
not-in-cut = { $player } is seed { $seed } and would not be in the cut
# $player: the player's name.
# $now: the seed that the player would have.
would-be-seed = { $player } would be seed { $now }
# At the end of these.
# $count: how many players are not named.
more-differ = { $count } more differ
