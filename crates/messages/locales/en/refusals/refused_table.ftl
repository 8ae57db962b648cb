## Refusals about the game that players keep at their table, on their phones. They are read at the table during the game: short.

not-here = Players do not keep games in this tournament. Only judges follow them.
no-table = You have no table in this round.
disqualified = You are disqualified. The other players at the table keep the game.
# $table: the table's number.
has-result = Table { $table } has a result, so its game is over.
# A player has reported a result, and another one has not confirmed it yet.
# $table: the table's number.
reported = A result for table { $table } was reported. If the game goes on, withdraw or dispute the result on your page.
# $table: the table's number.
disputed = The result of table { $table } is disputed. A judge will come to the table.
# $table: the table's number.
no-record = The game of table { $table } is no longer kept. Start it again.
# It was pressed without a network, and is sent now.
another-round = You pressed this in another round, so it was not saved.
not-begun = The round has not begun. Start your game when it does.
# $most: a number.
full = This game has { $most } steps, the maximum. Undo a step or call a judge.
# $game: the number of the game that is played now.
another-game = You pressed this in an earlier game, so it was not saved. The current game is game { $game }.
# $least: as 1.
# $most: as 999.
life-range = Starting life must be { $least } to { $most }.
# $seat: the number that was sent.
# $seats: how many seats the game has.
no-seat = There is no seat { $seat }: this game has seats 1 to { $seats }.
no-tap = Press one of the buttons on this page.
# $sides: the number that was sent.
no-die = A die must have 1 to 256 sides, not { $sides }.
# T3: a concession costs the point of a draw.
# $player: a name.
concedes-alone = Only { $player } can concede, on their own phone. If they have lost, press that they have lost.
# $player: whose turn was to end.
not-their-turn = It is not { $player }'s turn.
# The turn in progress when time is called ends once more.
# $player: whose turn it is.
time-called-since = Time has been called in the meantime. Pass { $player }'s turn again when it ends.
# $player: whose turn it is.
pass-undone-since = { $player }'s turn was passed, and that was undone. Pass it again when it ends.
# Pressed on a phone without a network, for the turn that its page showed.
# $player: whose turn was to end.
passed-since = { $player }'s turn had been passed before your press arrived, so the turn did not change. Check whose turn it is.
# T40: the record does not say it.
whose-turn = Choose whose turn it is.
time-stays = Time has been called. Call a judge to change that.
# $most: a number.
difference-range = One press can change a value by at most { $most }.
# A game that ended by time or life totals: one player alone does not decide that.
# $game: the number of the game in its match.
another-begins = You ended game { $game }. Another player has to begin the next one.
# $player: whose life, poison, damage or casts.
set-by-judge = A judge has corrected this value of { $player } in the meantime. If your change is still missing, press again.
below-zero = This value cannot be less than 0.
# $player: a name.
life-unknown = { $player }'s life total is not known yet. Set the life totals first.
# $table: the table's number.
time-is-not-up = Time is not up at table { $table }.
no-step = There is nothing to undo.
step-of-judge = A judge entered this step. Call a judge to change it.
# Something else was done after what was to be undone.
# $what: it, as a clause: "Ann: life 37".
done-since = This was done later: { $what }. Undo that first.
