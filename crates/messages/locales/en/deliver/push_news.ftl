## Messages on the locked screen of a phone, below the name of the tournament. Short.

begun = This phone gets your news of the tournament.
# $round: as "Round 3" or "Semi-finals".
# $table: the table's number.
# $seat: the seat's number.
seat = { $round }: table { $table }, seat { $seat }
# $round: as "Round 3".
bye = { $round }: you have a bye
# $table: the table's number.
result-waits = Table { $table }: a result was reported. Confirm it, or say that it is wrong.
# $table: the table's number.
judge-comes = A judge is coming to table { $table }.
judge-comes-to-you = A judge is coming to you.
# To judges.
# $table: the table's number.
call-at = Table { $table } calls a judge.
# To judges: somebody calls from away from the tables.
call-elsewhere = A player calls a judge, away from the tables.
