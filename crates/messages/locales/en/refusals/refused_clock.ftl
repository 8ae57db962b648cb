## Refusals about the clock of a round, time for tables, deck checks, coins and dice.

# $number: the round's number.
no-published-round = There is no published round { $number }.
# $round: the round's name as the first words of a sentence, as "Round 3", "The semi-finals".
# $number: not shown. It is 1 if the name is singular, 2 if it is plural.
finished-with-clock = { $number ->
    [one] { $round } is finished, and the clock with it.
   *[other] { $round } are finished, and the clock with it.
}
# $round: the round's name as the first words of a sentence, as "Round 3", "The semi-finals".
# $number: not shown. It is 1 if the name is singular, 2 if it is plural.
not-started = { $number ->
    [one] { $round } is not started. Start the round, and its clock runs.
   *[other] { $round } are not started. Start the round, and its clock runs.
}
# $round: the round's name as the first words of a sentence, as "Round 3", "The semi-finals".
# $number: not shown. It is 1 if the name is singular, 2 if it is plural.
no-table-needs-time = { $number ->
    [one] { $round } is finished: no table of it needs time.
   *[other] { $round } are finished: no table of it needs time.
}
# $table: the table's number.
# $round: the round's name inside a sentence, as "round 3".
no-such-table = Table { $table }: no such table in { $round }.
# $table: the table's number.
reported-already = Table { $table }: it has already reported its result. Clear the result first if the table plays on.
# $round: the round's name as the first words of a sentence, as "Round 3", "The semi-finals".
# $number: not shown. It is 1 if the name is singular, 2 if it is plural.
running-already = { $number ->
    [one] { $round } is running already.
   *[other] { $round } are running already.
}
# The clock has changed since the reader looked.
# $round: the round's name inside a sentence, as "round 3".
changed-stands = Somebody changed the clock of { $round } meanwhile: it stands still now. Look at it, then decide again.
# $round: the round's name inside a sentence, as "round 3".
changed-runs = Somebody changed the clock of { $round } meanwhile: it runs now. Look at it, then decide again.
minutes-missing = Minutes: say how many are added.
# $minutes: what was typed, may be negative.
# $least: the lowest number, negative.
# $most: the highest number.
minutes-out-of-range = Minutes: { $minutes } is not from { $least } to { $most }.
# $limit: what was typed.
# $least: the lowest number.
# $most: the highest number.
limit-out-of-range = Time limit: { $limit } is not from { $least } to { $most } minutes.
reason-missing = Reason: say why. It is recorded in the log.
stands-already = The clock stands still already.
runs-already = The clock runs already.
no-limit = This round has no time limit. Set one first, then time can be added.
too-many-taken = { $count ->
    [one] Minutes: the round has { $count } minute in all; take away fewer.
   *[other] Minutes: the round has { $count } minutes in all; take away fewer.
}
limit-too-short = { $count ->
    [one] Time limit: { $count } minute was taken away from this round already; the limit must be longer.
   *[other] Time limit: { $count } minutes were taken away from this round already; the limit must be longer.
}

## Time for a table.

extension-reason = Reason: say why this table gets time.
# $most: the highest number.
extension-minutes = Minutes: give a number from 1 to { $most }.
no-extension = There is no such time extension here.
withdrawn-already = It was withdrawn already.

## Deck checks: a judge counts and compares the cards of a deck.

# $table: the table's number.
check-runs = Table { $table }: a deck check runs there already.
check-ended = { $count ->
    [one] This deck check has ended already; the table was given { $count } minute.
   *[other] This deck check has ended already; the table was given { $count } minutes.
}
# Name of an input.
label-found = What was found
no-deck = There is no deck to draw: no table is being played, or every deck there was checked.

## Coins and dice.

# Name of an input: a remark.
label-what-for = What for
# $most: the highest number.
die-instead = Die instead: an even number of sides, 2 to { $most }.
# $most: the highest number.
sides = Sides: a number from 1 to { $most }.
# $most: the highest number.
dice = Dice: a number from 1 to { $most }.

## What a coin or dice gave, sentences.

# $player: a player's name.
# $face: the face and who won, one of the messages below.
flipped = { $player } flips a coin: { $face }.
# All players agreed to roll a die: an odd number is heads.
# $player: a player's name.
# $sides: of the die.
# $rolled: the number.
# $face: the face and who won, one of the messages below.
rolled-for-coin = { $player } rolls a die of { $sides } instead of a coin, as all agreed: { $rolled }, { $face }.
# $player: a player's name.
# $sides: of the die.
# $rolled: the number.
rolled-die = { $player } rolls a die of { $sides }: { $rolled }.
# $player: a player's name.
# $count: how many dice.
# $sides: of each die.
# $rolled: the numbers with commas between them.
rolled-dice = { $player } rolls { $count } dice of { $sides }: { $rolled }.
heads-uncalled = heads; without a call nobody wins it
tails-uncalled = tails; without a call nobody wins it
heads-won = heads, called heads: won
tails-won = tails, called tails: won
heads-lost = heads, called tails: lost
tails-lost = tails, called heads: lost
