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
# It was pressed without a network, and is sent now.
another-round = This was pressed in another round.
not-begun = The round has not begun. Start your game when it does.
# $most: a number.
full = This record has { $most } steps, the most that it takes. Undo what is wrong, or call a judge.
# $game: the number of the game that is played now.
another-game = Game { $game } is played now. This was pressed in an earlier one.
# $least: as 1.
# $most: as 999.
life-range = A game begins with { $least } to { $most } life.
# $seat: the number that was sent.
# $seats: how many seats the game has.
no-seat = There is no seat { $seat }: this game has seats 1 to { $seats }.
no-tap = Press one of the buttons of this page.
# $sides: the number that was sent.
no-die = There is no die with { $sides } sides. A die has 1 to 256.
# T3: a concession costs the point of a draw.
# $player: a name.
concedes-alone = Only { $player } can concede, on their own phone. Say that they have lost, if they have.
# $player: whose turn was to end.
not-their-turn = It is not the turn of { $player }.
# The turn in progress when time is called ends once more.
# $player: whose turn it is.
time-called-since = Time was called since. Pass the turn of { $player } again when it ends.
# $player: whose turn it is.
pass-undone-since = The turn of { $player } was passed, and that was undone. Pass it again when it ends.
# T40: the record does not say it.
whose-turn = Say whose turn it is.
time-stays = Time was called. Call a judge to change that.
# $most: a number.
difference-range = One press changes a value by { $most } at most.
# A game that ended by time or life totals: one player alone does not decide that.
# $game: the number of the game in its match.
another-begins = Game { $game } ended with your press. Let another player begin the next one.
# $player: whose life, poison, damage or casts.
set-by-judge = A judge has corrected this value of { $player } since. Press again if yours is still missing.
below-zero = That would be less than 0.
# $player: a name.
life-unknown = The life of { $player } is not known yet. Set the life totals first.
# $table: the table's number.
time-is-not-up = The time of table { $table } is not up.
no-step = There is nothing to undo.
step-of-judge = A judge entered this step. Call a judge to change it.
# Something else was done after what was to be undone.
# $what: it, as a clause: "Ann: life 37".
done-since = This was done since: { $what }. Undo that first.
