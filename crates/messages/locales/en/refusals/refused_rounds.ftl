## Refusals about rounds, the cut, and the end of a tournament.

# $round: the round's name as the first words of a sentence, as "Round 3", "The semi-finals".
# $number: not shown. It is 1 if the name is singular, 2 if it is plural.
published-already = { $number ->
    [one] { $round } is already published. Unpublish it first, while there is no result.
   *[other] { $round } are already published. Unpublish it first, while there is no result.
}
# $round: the round's name inside a sentence, as "round 3", "the semi-finals".
no-draft = There is no draft of { $round }.
tournament-finished = This tournament is finished. Reopen it first.
not-finished-tournament = This tournament is not finished.
rounds-unreadable = The rounds before this one cannot be read.

## A round is paired.

# $round: the round's name as the first words of a sentence, as "Round 3", "The semi-finals".
# $number: not shown. It is 1 if the name is singular, 2 if it is plural.
drafted-already = { $number ->
    [one] { $round } is drafted already. Publish the draft, pair it again, or discard it.
   *[other] { $round } are drafted already. Publish the draft, pair it again, or discard it.
}
# $here: how many players have told that they are here.
# $all: how many players there are.
choose-who = { $here } of { $all } players are checked in. Choose who is paired: they, or all { $all }.
# $here: how many players have told that they are here.
# $all: how many players there are.
too-few-here = { $here ->
    [one] Only { $here } of { $all } players is here, too few for a Swiss round. Check in who has come, or pair all { $all }.
   *[other] Only { $here } of { $all } players are here, too few for a Swiss round. Check in who has come, or pair all { $all }.
}
# $round: the round's name as the first words of a sentence, as "Round 3", "The semi-finals".
# $number: not shown. It is 1 if the name is singular, 2 if it is plural.
finish-then-pair = { $number ->
    [one] { $round } is not finished. Finish the round, then pair the next.
   *[other] { $round } are not finished. Finish the round, then pair the next.
}
# $tables: the message "tables" below.
# $round: the round's name inside a sentence, as "round 3".
no-result-at = There is no result at { $tables } in { $round }. Enter what is missing, then finish the round.
# After "no result at" or "Clear it first …".
# $count: how many tables.
# $tables: their numbers as a list, as "4, 7 and 12".
tables = { $count ->
    [one] table { $tables }
   *[other] tables { $tables }
}
# In place of the list before this one.
no-tables = no table
no-rounds-planned = No Swiss rounds are planned. Set their number in the settings, then pair round 1.
# $count: how many Swiss rounds are planned.
plan-is-played = { $count ->
    [one] The plan has { $count } Swiss round and it is played. Announce the cut, or plan more rounds in the settings.
   *[other] The plan has { $count } Swiss rounds and they are played. Announce the cut, or plan more rounds in the settings.
}
# $warnings: one or several sentences.
reason-to-continue = { $warnings } To continue anyway, give a reason; it is recorded.
playoff-has-winner = The playoff has its winner. Finish the tournament.
one-pairing-of-playoff = A playoff round follows from the seeds: there is one pairing of it.
# $table: the table's number.
no-pod-to-keep = No pod of this draft is at table { $table }. Keep tables that the draft has.
keep-pods-reason = Write why pods are kept: everybody can read it.
draft-up-to-date = The draft is up to date: there is nothing to decide.
tables-of-playoff-follow = The tables of a playoff round follow from the seeds. Make them again.
keep-draft-reason = Write why the draft is kept: everybody can read it.

## A draft that is out of date.

# $missing: who has no place, a sentence.
give-places = { $missing } Pair the draft again, or give each of them a seat, a bye or a match loss; then publish it.
# $changes: what has changed, one or several sentences.
out-of-date = The draft is out of date. { $changes } Pair it again, or keep it as it is; then publish it.
# $count: how many.
# $names: their names as a list.
no-place = { $count ->
    [one] { $names } has no place in this round.
   *[other] { $names } have no place in this round.
}
# $count: how many.
# $names: their names as a list.
left-since-draft = { $count ->
    [one] { $names } has left since the draft was made.
   *[other] { $names } have left since the draft was made.
}
# $scores: a list of the message below.
results-corrected = Results were corrected: { $scores }.
# $points: match points now.
# $name: a player's name.
# $then: match points when the draft was made.
points-instead = { $points ->
    [one] { $name } has { $points } point instead of { $then }
   *[other] { $name } has { $points } points instead of { $then }
}
# Players of a group, such as a household, are not paired with each other.
# $names: players' names as a list.
groups-changed = Other players are now kept apart from { $names }.
# Players who always sit at the same table.
# $moves: a list of the message below.
fixed-tables-changed = Fixed tables were changed: { $moves }.
# A bye of this round that a player got before the tournament.
# $players: names with commas, and "and 3 more".
awarded-byes-changed = The awarded bye of this round was changed for { $players }.
# $name: a player's name.
# $table: the table's number.
to-table = { $name } to table { $table }
# $now: players of a table.
# $then: what it was.
pod-size-changed = The pod size is { $now } now; the draft was made for { $then }.
# $settings: a list of the messages below, with commas.
settings-changed = These settings were changed: { $settings }.
setting-uneven-pods = byes or smaller pods
setting-smaller-pods = which pods are smaller
setting-seating = how seats are given
setting-tables = the numbers of the tables
other-pods = A result was corrected, or a player has left or come back: the seeds give other pods.
# The last item of a list that was cut short: "Ann, Bo and 3 more".
more = { $count } more

## Changes by hand.

no-table-number = A table has a number from 1 to 99999.
other-round-now = The round is another one by now. Look at its tables, then choose again.
# $table: the table's number.
# $round: the round's name inside a sentence, as "round 3".
stage-no-table = Table: there is no table { $table } in { $round }.
# $round: the round's name as the first words of a sentence, as "Round 3", "The semi-finals".
# $number: not shown. It is 1 if the name is singular, 2 if it is plural.
tables-stay = { $number ->
    [one] { $round } is finished: its tables do not change any more.
   *[other] { $round } are finished: its tables do not change any more.
}
seats-of-playoff-follow = The seats of a playoff round follow from the seeds: move tables only.
# $tables: the message "tables", as "table 4".
result-there = There is a result at { $tables }. Clear it first if the table played in the wrong seats.
# $table: the table's number.
nobody-chooses-first = Nobody at table { $table } chooses who begins: the seats there stay as they are.
# $table: the table's number. The game desk is the page where a judge follows a game turn by turn.
game-has-begun = The followed game at table { $table } has begun, so the seats stay as they are. To start it again, undo its steps at the game desk first.
two-players = Choose two different players.
another-table = Choose another table.
# $table: the table's number.
no-pod-at = There is no pod at table { $table }.
# $number: the player's number.
no-seat-and-bye = Player { $number } has no seat and no bye in this round.
change-reason = Write why: everybody can read it.
one-has-no-place = One of the two has no place in this round.
# A warning before two players of a published round change places.
void-and-again = What players have reported at these tables is void, and a game that is followed there begins again.
# $a: a player's name.
# $b: another player's name.
change-places = { $a } and { $b } change places.
# $from: the table's number.
# $to: its new number.
table-moves = Table { $from } moves to table { $to }.

## Publishing, starting, finishing, and undoing each.

# $round: the round's name as the first words of a sentence, as "Round 3", "The semi-finals".
# $number: not shown. It is 1 if the name is singular, 2 if it is plural.
publish-first = { $number ->
    [one] { $round } is a draft. Publish it first.
   *[other] { $round } are a draft. Publish it first.
}
# $round: the round's name as the first words of a sentence, as "Round 3", "The semi-finals".
# $number: not shown. It is 1 if the name is singular, 2 if it is plural.
is-finished = { $number ->
    [one] { $round } is finished.
   *[other] { $round } are finished.
}
# $round: the round's name as the first words of a sentence, as "Round 3", "The semi-finals".
# $number: not shown. It is 1 if the name is singular, 2 if it is plural.
draft-already = { $number ->
    [one] { $round } is a draft already.
   *[other] { $round } are a draft already.
}
# $round: the round's name as the first words of a sentence, as "Round 3", "The semi-finals".
# $number: not shown. It is 1 if the name is singular, 2 if it is plural.
under-way = { $number ->
    [one] { $round } is under way: the pairings stay. Correct what is wrong at the tables instead.
   *[other] { $round } are under way: the pairings stay. Correct what is wrong at the tables instead.
}
# $round: the round's name as the first words of a sentence, as "Round 3", "The semi-finals".
# $number: not shown. It is 1 if the name is singular, 2 if it is plural.
not-newest = { $number ->
    [one] { $round } is not the newest step: only the newest step is undone. Correct results instead.
   *[other] { $round } are not the newest step: only the newest step is undone. Correct results instead.
}
cut-is-announced = The cut is announced after this round. Revoke the cut first, or correct the result instead.
# $round: the round's name as the first words of a sentence, as "Round 3", "The semi-finals".
# $number: not shown. It is 1 if the name is singular, 2 if it is plural.
not-running = { $number ->
    [one] { $round } is not running: there is no start to undo.
   *[other] { $round } are not running: there is no start to undo.
}
# $round: the round's name as the first words of a sentence, as "Round 3", "The semi-finals".
# $number: not shown. It is 1 if the name is singular, 2 if it is plural.
start-stays = { $number ->
    [one] { $round } is under way: it has results, so its start stays.
   *[other] { $round } are under way: it has results, so its start stays.
}
# A warning.
# $here: how many players have told that they are here.
# $all: how many players are in the draft.
not-all-checked-in = { $here } of the { $all } players in this draft are checked in. The others are paired too.

## What a correction leads to, warnings.

# $round: the round's name as the first words of a sentence, as "Round 3", "The semi-finals".
# $number: not shown. It is 1 if the name is singular, 2 if it is plural.
made-with-old-result = { $number ->
    [one] { $round } is a draft made with the old result: make it again after this.
   *[other] { $round } are a draft made with the old result: make it again after this.
}
# $round: the round's name as the first words of a sentence, as "Round 3", "The semi-finals".
# $number: not shown. It is 1 if the name is singular, 2 if it is plural.
paired-with-old-result = { $number ->
    [one] { $round } is paired with the old result already, which stays so.
   *[other] { $round } are paired with the old result already, which stays so.
}
cut-would-be-other = The cut is announced; with this result it would be another. The announced seeds and the bracket stay; the correction is recorded.

## Players who come late, leave, or do not come.

no-swiss-round-to-enter = There is no Swiss round to enter. Add the player for the next round instead.
# $table: the table's number.
late-has-result = Table { $table } has its result. Choose another.
# $table: the table's number.
late-full = Table { $table } is full. Choose a smaller pod, a bye or a match loss.
# $number: the other player's number.
same-name = Player { $number } has the same name. If these are two people, add the second on the players' page, then choose them here as a registered player.
# $number: what was typed.
no-registered-player = There is no registered player { $number }.
# $name: a player's name.
has-left = { $name } has left the tournament. Undo that first.
# $name: a player's name.
has-place = { $name } has a place in this round already.
no-round-to-drop = No Swiss round is at the tables. Drop the player on their own page.
# $table: the table's number.
# $player: the player's number.
# $round: the round's number.
no-table-or-player = There is no table { $table }, or no player { $player }, in round { $round }.
# $table: the table's number.
# $name: a player's name.
clear-if-never-came = Table { $table } has its result. Clear it first if { $name } never came.
# $name: a player's name.
# $table: the table's number.
not-at-table-any-more = { $name } does not sit at table { $table } any more. Look at the table again.
# $name: a player's name.
# $table: the table's number.
too-small-without = Without { $name } table { $table } is too small for a game. Change places with somebody of another table, or enter the result with their match loss and drop them.
# $count: how many would be left.
# $table: the table's number.
too-few-left = { $count ->
    [one] Only { $count } player would be left at table { $table }, too few for a game: the match stays, and its result is entered as always.
   *[other] Only { $count } players would be left at table { $table }, too few for a game: the match stays, and its result is entered as always.
}
# $table: the table's number.
followed-with-all = The game of table { $table } was followed with all of its players: the match stays, and its result is entered as always.
# After a table's result, with players who leave.
# $count: how many.
# $names: players' names as a list.
# $round: the round's name inside a sentence, as "round 3".
drop-at-end = { $count ->
    [one] { $names } drops at the end of { $round }.
   *[other] { $names } drop at the end of { $round }.
}

## The cut, and the end of the tournament.

# $round: the round's name as the first words of a sentence, as "Round 3", "The semi-finals".
# $number: not shown. It is 1 if the name is singular, 2 if it is plural.
finish-then-cut = { $number ->
    [one] { $round } is not finished. Finish the round, then cut.
   *[other] { $round } are not finished. Finish the round, then cut.
}
# $round: the round's name as the first words of a sentence, as "Round 3", "The semi-finals".
# $number: not shown. It is 1 if the name is singular, 2 if it is plural.
# $tables: the message "tables", as "table 4".
finish-then-cut-at = { $number ->
    [one] { $round } is not finished. It has no result at { $tables }. Finish the round, then cut.
   *[other] { $round } are not finished. It has no result at { $tables }. Finish the round, then cut.
}
# $round: the round's name as the first words of a sentence, as "Round 3", "The semi-finals".
# $number: not shown. It is 1 if the name is singular, 2 if it is plural.
finish-round-first = { $number ->
    [one] { $round } is not finished. Finish the round first.
   *[other] { $round } are not finished. Finish the round first.
}
# $played: how many rounds were played.
# $planned: how many rounds are planned.
swiss-left-out = { $played } of { $planned } planned Swiss rounds are played.
# $players: how many players the playoff would have.
playoff-left-out = The planned playoff of { $players } was not played.
# $played: how many rounds were played.
# $planned: how many rounds are planned.
# $players: how many players the playoff would have.
swiss-and-playoff-left-out = { $played } of { $planned } planned Swiss rounds are played, and the planned playoff of { $players } was not played.
cut-already = The cut is announced already.
# $played: how many rounds were played.
# $planned: how many rounds are planned.
cut-reason = { $played } of { $planned } planned Swiss rounds are played. To cut now, write why: everybody can read it.
discard-playoff-first = There are rounds of the playoff. Discard those first.
no-cut = There is no announced cut to revoke.
cancel-instead = No round was played. Cancel the tournament instead.
playoff-no-winner = The playoff has no winner yet. Play it to its end, or revoke the cut.
# $left-out: what of the plan was not played, a sentence.
finish-reason = { $left-out } To finish the tournament now, write why: everybody can read it.
reopen-reason = Write why the tournament is reopened: everybody can read it.
