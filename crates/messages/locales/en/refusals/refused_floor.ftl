## Refusals of judges' work on the floor: calls for a judge, tables that judges cover, notes, watches.

# Takes an account, not the command line.
takes-signed-in = This takes somebody of the staff who is signed in.
# $table: the table's number.
no-table-now = There is no table { $table } in a round that is played now.
# $number: the player's number.
no-player = There is no player number { $number } in this tournament.
# $number: the player's number.
# $table: the table's number.
not-at-table = Player { $number } does not sit at table { $table }. Choose one of its players.
# A watch measures how long a player takes (slow play).
# $table: the table's number.
no-watch = No watch runs at table { $table } any more.

## Names of inputs, before a colon or above what was typed.

label-about = What it is about
label-for-head-judge = For the head judge
label-what-happened = What happened
label-why = Why

## A call: players want a judge at their table.

only-players-call = Only players of this tournament call a judge here. Ask at the desk.
# $time: when the call was made, as "14:05".
# $now: what became of it, a sentence as "The call waits for a judge since 14:05."
have-called = You have called a judge already, at { $time }. { $now } Withdraw it before you make another.
# A conflict: it was pressed without a network and is sent after the pairings or the tables have changed.
call-from-another-table = You called a judge before your table changed, so nobody comes. If you need a judge now, call again.
table-wrote-much = What it is about: your table has written much already. Leave it out: the judge comes anyway.
say-where = What it is about: away from the tables, say where and what.
no-open-call = You have no open call: it was already resolved or withdrawn.
no-such-call = There is no such call in this tournament.
waits-for-chief = This call waits for the head judge: the head judge or an organizer takes and resolves it.
no-round-at-tables = Table: no round is at the tables now. Leave the table out, and say where it is.
# $table: the table's number.
# $round: the round's name inside a sentence, as "round 3".
call-no-table = Table: there is no table { $table } in { $round }. Look at the floor for its number.
hand-to-judge = Hand it to: choose somebody of the staff who judges here.
hand-to-other = Hand it to: choose somebody who does not have it.
call-at-no-table = Minutes: this call is at no table.
# A conflict: the call has changed since the reader looked.
# $table: the table's number.
# $now: what became of it, a sentence as "The call waits for a judge since 14:05."
call-changed = Table { $table }: { $now } Nothing was changed.
# The same for a call that was not made at a table.
# $now: what became of it, a sentence.
call-changed-away = Away from the tables: { $now } Nothing was changed.

## What became of a call, a sentence.

# $time: as "14:05".
call-waits = The call waits for a judge since { $time }.
# $time: as "14:05".
call-waits-for-head-judge = The call waits for the head judge since { $time }.
# $by: the name of a judge.
# $to: the name of another judge.
# $time: as "14:05".
call-handed = { $by } handed the call to { $to } at { $time }.
# $by: the name of a judge.
# $time: as "14:05".
call-handed-to-you = { $by } handed the call to you at { $time }.
# $to: the name of a judge.
# $time: as "14:05".
call-handed-by-you = You handed the call to { $to } at { $time }.
# $by: the name of a judge.
# $time: as "14:05".
call-taken = { $by } has the call since { $time }.
# $time: as "14:05".
call-taken-by-you = You have the call since { $time }.
# $by: the name of a judge.
# $time: as "14:05".
call-resolved = { $by } resolved the call at { $time }.
# $time: as "14:05".
call-resolved-by-you = You resolved the call at { $time }.
# $time: as "14:05".
call-withdrawn = The player withdrew the call at { $time }.
# In place of a judge's name that is not known, at the head of a sentence.
somebody-opening = Somebody

## After a ruling was written from a call, a sentence.

call-stays = The call stays open: another judge has it.
call-ended = The call is ended.

## Covers: judges who watch over tables of the round.

# $table: the table's number.
# $name: the judge who covers it.
covered-by = Table { $table } is covered by { $name }. Ask them to release it, or the head judge to give it to you.
covers-all = You cover all of these already.
only-chiefs-give = The head judge and organizers give tables to others. You can take tables for yourself.
judge-of-staff = Judge: choose somebody of the staff who judges here.
# $table: the table's number.
# $name: the judge who covers it.
theirs-to-release = Table { $table } is covered by { $name }: it is theirs to release.
nobody-covers = Nobody covers these tables.
none-free-as-before = No table of the round before is free now that could be covered as it was then.
no-round-to-cover = No round is at the tables. Judges can take tables when a round is published.
# $part: what was typed, with quotation marks.
tables-unreadable = Tables: { $part } cannot be read. Write numbers and ranges, as 1-20, 31.
tables-empty = Tables: write numbers and ranges, as 1-20, 31.
# $table: the table's number.
# $round: the round's name inside a sentence, as "round 3".
no-table-to-cover = Tables: there is no table { $table } in { $round }.
# $from: the first number of a range.
# $to: the last one.
# $round: the round's name inside a sentence, as "round 3".
no-tables-to-cover = Tables: there is no table from { $from } to { $to } in { $round }.

## The end of a judge's shift.

ends-own-shift = The head judge and organizers end the shifts of others. You can end your own.
nothing-to-hand-over = There is nothing to hand over: no table is covered, no call is taken, no watch and no deck check runs.
successor-other = Who takes over: choose somebody else.
successor-of-staff = Who takes over: choose somebody of the staff who judges here.

## What a judge has in hand, parts of a list with commas: "tables 1–4, 1 call, 2 watches".

# $table: the table's number.
hand-table = table { $table }
# $tables: numbers and ranges, as "1–4, 7".
hand-tables = tables { $tables }
hand-calls = { $count ->
    [one] { $count } call
   *[other] { $count } calls
}
# Watches measure how long a player takes.
hand-watches = { $count ->
    [one] { $count } watch
   *[other] { $count } watches
}
hand-deck-checks = { $count ->
    [one] { $count } deck check
   *[other] { $count } deck checks
}

## Notes of judges, and statements of players and witnesses.

note-about = Choose the player or the table that it is about.
no-note = This note is not there any more.
note-of-other = This note is another judge's: who wrote it removes it, or the head judge.
note-empty = Write something down.
witness-missing = Who says it: choose a player, or type a name.
# The player has left the table, or its result is entered.
# $number: the player’s number.
# $table: the table’s number.
not-missing-here = Player { $number } is not playing at table { $table } now. Look at the table again.
