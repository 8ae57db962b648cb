## Messages on the locked screen of a phone, below the name of the tournament. Short.

begun = Notifications of this tournament are on.
# $round: as "Round 3" or "Semi-finals".
# $table: the table's number.
# $seat: the seat's number.
seat = { $round }: table { $table }, seat { $seat }
# $round: as "Round 3".
bye = { $round }: you have a bye
# $table: the table's number.
result-waits = Table { $table }: a result was reported. Confirm or dispute it.
# $table: the table's number.
judge-comes = A judge is coming to table { $table }.
judge-comes-to-you = A judge is coming to you.
# To judges.
# $table: the table's number.
call-at = Judge call at table { $table }.
# To judges: somebody calls from away from the tables.
call-elsewhere = Judge call away from the tables.
