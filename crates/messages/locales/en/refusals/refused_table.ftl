## Refusals about the game that players keep at their table, on their phones. They are read at the table during the game: short.

not-here = The tables of this tournament keep no games. Only judges follow them.
no-table = You have no table in this round.
disqualified = You are disqualified: the others of the table keep its game.
# $table: the table's number.
has-result = Table { $table } has its result: its game is over.
# A player has reported a result, and another one has not confirmed it yet.
# $table: the table's number.
reported = A result of table { $table } is reported. Withdraw or dispute it on your page if the game goes on.
# $table: the table's number.
disputed = The result of table { $table } is disputed. A judge comes to the table.
# $table: the table's number.
no-record = The game of table { $table } is not kept any more. Start it again.
# $game: the number of the game that is played now.
another-game = Game { $game } is played now. This was pressed in another one.
# $least: as 1.
# $most: as 999.
life-range = A game begins with { $least } to { $most } life.
# $seat: the number that was sent.
# $seats: how many seats the game has.
no-seat = There is no seat { $seat }: this game has seats 1 to { $seats }.
no-tap = Press one of the buttons of this page.
# $sides: the number that was sent.
no-die = There is no die with { $sides } sides. A die has 1 to 256.
# $game: the number of the game in its match.
not-in-game = You do not play in game { $game }.
# Somebody else at the table pressed it first.
# $player: whose turn it was.
turn-is-over = The turn of { $player } is over already.
# $player: whose life, poison, damage or casts.
set-by-judge = A judge has corrected this of { $player } since. Look at it, and press again if it is still missing.
below-zero = That would be less than nothing.
# $player: a name.
life-unknown = The life of { $player } is not known yet. Set the life totals first.
# $table: the table's number.
time-is-not-up = The time of table { $table } is not up.
no-step = There is nothing to undo.
undone-already = That is undone already.
step-of-judge = A judge entered that. Call a judge to undo it.
# Something else was done after what was to be undone.
# $what: it, as a clause: "Ann: life 37".
done-since = This was done since: { $what }. Undo that first.
