## Refusals of results, and of results that players report.

# $number: the round's number.
no-round = There is no round { $number }.
# $table: the table's number.
# $round: the round's name inside a sentence, as "round 3", "the semi-finals".
no-table = There is no table { $table } in { $round }.
# $table: the table's number.
# $round: the round's name inside a sentence, as "round 3", "the semi-finals".
no-table-look = There is no table { $table } in { $round }. Look at the pairings for its number.
# $table: the table's number.
no-table-this-round = There is no table { $table } in this round.
only-chief-corrects = Results of finished rounds are corrected by the head judge or an organizer.
# $round: the round's name as the first words of a sentence, as "Round 3", "The semi-finals".
# $number: not shown. It is 1 if the name is singular, 2 if it is plural.
draft-no-results = { $number ->
    [one] { $round } is a draft: there are no results of it.
   *[other] { $round } are a draft: there are no results of it.
}
# $round: the round's name as the first words of a sentence, as "Round 3", "The semi-finals".
# $number: not shown. It is 1 if the name is singular, 2 if it is plural.
draft-publish-first = { $number ->
    [one] { $round } is a draft. Publish it before results are entered.
   *[other] { $round } are a draft. Publish it before results are entered.
}
no-round-running = No round is running. Results of finished rounds are corrected at their tables.
# What was sent is for a round that is not played any more.
# $now: the round that is played, as the first words of a sentence: "Round 4", "The semi-finals".
# $number: not shown. It is 1 if that name is singular, and 2 if it is plural.
# $then: the other one inside a sentence: "round 3".
for-other-round = { $number ->
    [one] { $now } takes results now, and this one is for { $then }. Nothing was stored: look at the tables as they are now.
   *[other] { $now } take results now, and this one is for { $then }. Nothing was stored: look at the tables as they are now.
}
# $round: the round's name as the first words of a sentence, as "Round 3", "The semi-finals".
# $number: not shown. It is 1 if the name is singular, 2 if it is plural.
no-drop-in-finished = { $number ->
    [one] { $round } is finished: nobody can drop in it. Drop players on their own pages.
   *[other] { $round } are finished: nobody can drop in it. Drop players on their own pages.
}
# $round: the round's name inside a sentence, as "the semi-finals".
later-round-made = A later playoff round was made from the winners of { $round }. Discard that round first.
# $round: the round's name as the first words of a sentence, as "Round 3", "The semi-finals".
# $number: not shown. It is 1 if the name is singular, 2 if it is plural.
finished-not-cleared = { $number ->
    [one] { $round } is finished: its results can be corrected but not cleared. Reopen the round to clear one.
   *[other] { $round } are finished: its results can be corrected but not cleared. Reopen the round to clear one.
}
change-reason = Write why the result changes: it is recorded.
# $table: the table's number.
has-this-result = Table { $table } has this result already.
# $table: the table's number.
playoff-has-winner = Table { $table }: a playoff match has a winner. Play another game with newly drawn seats, and enter who won.
# A problem with the result of a table.
# $table: the table's number.
# $problem: what is wrong.
at-table = Table { $table }: { $problem }
contradicts = This result would contradict the rest of the event.
# $table: the table's number.
# $seat: from 1.
both-marks = Table { $table }: seat { $seat } has both marks. Say that they conceded the match or that they got a match loss.
# A result was typed as =12, which says who shares a draw. The letters D and C, and "c2", stay as they are.
everyone-shares = everyone who began a match shares its draw here. Type D, and C and a seat for who conceded, as c2
# A result was typed as 3>1>4>2, which says who left in which order.
no-places-here = places do not score here. Type the winner’s seat, or D for a draw
# Where places score: a seat has a place and the mark of a match loss, which is typed as m and the seat, as m2.
# $seat: from 1.
place-and-loss = seat { $seat } has a match loss, so it has no place. Remove its place, or the mark m{ $seat }
# Several players have the same place in a result. The sign > stays as it is.
say-turn-order = players who left together are placed by turn order here: the one furthest from the active player left first. Give each a place of their own
# $table: the table's number.
# $seat: what was typed.
# $last: the number of seats.
no-seat-to-drop = Table { $table }: there is no seat { $seat } to drop. Type a seat from 1 to { $last }.
# After a table's result is undone.
# $table: the table's number.
changed-not-undone = The result of table { $table } has changed meanwhile. Nothing was undone.
# $table: the table's number.
# $seconds: how long it is possible.
too-late-to-undo = Table { $table }: who entered a result undoes it, for { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}. Change it at its table, with a reason.
# $table: the table's number.
# $stored: the stored result and who entered it, as "Ann won, entered by Jo".
has-result-by-now = Table { $table } has a result by now: { $stored }. Yours is not stored.
# $table: the table's number.
cleared-meanwhile = The result of table { $table } was cleared meanwhile. Yours is not stored.
# $table: the table's number.
player-not-at-table = The player does not sit at table { $table }.
# After a colon or as a sentence of a list; small letter.
# $table: the table's number.
correct-by-hand = correct the result of table { $table } by hand, where the player had a Match Loss.

## A result that a player wins whom a ruling takes out. "(MTR-A 2.1A)" is the number of a rule and stays as it is.

# $table: the table's number.
# $why: one of the two messages "… (ruling 4) …" below.
ruled-out = Table { $table }: { $why } (MTR-A 2.1A).
# The same where another game may have followed. "D2" is what is typed: drawn, then seat 2 won.
# $table: the table's number.
# $why: one of the two messages below.
# $seat: from 1.
ruled-out-of-game = Table { $table }: { $why }. If another game followed, enter both in order, as D{ $seat } (MTR-A 2.1A).
# The same for players, who do not type seats.
# $why: one of the two messages below.
player-ruled-out = { $why } (MTR-A 2.1A).
# $why: one of the two messages below.
player-ruled-out-of-game = { $why } (MTR-A 2.1A). If another game followed, list all games in order.
# $who: a player's name, or "seat 2".
# $penalty: a penalty's name, as "Match Loss".
# $ruling: the ruling's number.
cannot-win-match = { $who } has a { $penalty } (ruling { $ruling }) and cannot win the match
# $who: a player's name, or "seat 2".
# $penalty: a penalty's name, as "Game Loss".
# $ruling: the ruling's number.
did-not-win-game = { $who } left the game with a { $penalty } (ruling { $ruling }) and did not win it
# In place of a player's name.
# $seat: from 1.
seat = seat { $seat }
# $number: the player's number.
conceded-cannot-win = Player { $number } conceded the match or got a match loss and cannot win the match.
# In place of a player's name that is not known, at the head of a sentence.
a-player = A player
# $table: the table's number.
# $name: a player's name.
disqualified-cannot-win = Table { $table }: { $name } was disqualified and cannot win the match (MTR-A 2.1A).

## Results that players report.

only-others-concessions = Only with the concessions of others does this say who won: a judge confirms it.
nobody-reports-conceded = Nobody reports any more that you conceded. Look at the result as it is now.
# $table: the table's number.
report-changed = Table { $table }: the players have changed or withdrawn their report. Nothing was saved: check it again.
staff-enters = The staff enter the results here. Tell the staff yours.
disqualified-reports-not = You were disqualified: the other players of the table report.
alone = You are alone at this table: there is nothing to report.
# $table: the table's number.
has-result-meanwhile = Table { $table } has its result meanwhile. If it is wrong, call a judge.
# $table: the table's number.
disputed = The result of table { $table } is disputed: the staff decides now. Stay at the table or call a judge.
none-waiting = No report is waiting: it was withdrawn or answered in the meantime.
own-report = You reported it yourself: another player of the table has to confirm it.
only-reporter-withdraws = Only the player who reported can withdraw it. If it is wrong, dispute it.
another-reported = Another result was reported meanwhile. Look at it as it is now, then decide again.
# $why: one of the sentences before this one.
# $own: the reported result by seats, as "seat 2 won".
report-not-stored = { $why } Your report was not stored: { $own }.
no-table-of-yours = You sit at no table of a round that takes results. If a result is wrong, tell the staff.
objection-missing = Write in a sentence what is wrong with it: the staff reads it.
# Name of an input.
label-wrong = What is wrong

## A result that cannot be, of a table or a stored match.

not-seated = This player does not sit at the table.
twice = This player is already in the list.
# A list of places of a result has an empty part.
empty-place = Nobody has this place.
# $game: the number of the game that decided the match.
decided-before = The match was decided by game { $game }; a further game cannot count.
# $most: how many games are possible.
# $games: how many there are.
too-many-games = A match has at most { $most } games; here are { $games }.
