## Refusals about games that judges follow turn by turn.

so-already = That is so already: nothing was done.
# $round: the round's name as the first words of a sentence, as "Round 3", "The semi-finals".
# $number: not shown. It is 1 if the name is singular, 2 if it is plural.
is-draft = { $number ->
    [one] { $round } is a draft. Publish it before games are followed.
   *[other] { $round } are a draft. Publish it before games are followed.
}
no-round = No round is running. Games are followed in a published round.
# $table: the table's number.
none-followed = No game is followed at table { $table } any more.
# $table: the table's number.
changed-not-done = Somebody did something at table { $table } meanwhile. Yours is not done.
# $table: the table's number.
changed = Somebody did something at table { $table } meanwhile.
only-in-game-wins = Only a player who is in the game wins it.
ruling-took-out = A ruling took this player out of the game. Withdraw the ruling: the game follows it.
no-step = There is no step to undo.
draw-stays = A coin flip or die roll cannot be undone.
ruling-would-not-fit = A ruling of a later step would not fit the game any more. Withdraw the ruling first.
# $table: the table's number.
clear-result-first = Table { $table } has its result. Clear the result first, on the table's result page.
# $game: the game's number in its match.
give-up-first = Game { $game } is followed now. Give it up before the one before it is opened again.
none-confirmed = No game of this table was confirmed.
cancelled-not-opened = The tournament was cancelled: nothing of it is opened any more.
# $table: the table's number.
paired-again = Table { $table } was paired again since its game was followed. Enter the result at the table's result page.
# $game: the game's number in its match.
# $table: the table's number.
not-over = Game { $game } of table { $table } is not over.
# $table: the table's number.
# $game: the game's number in its match.
decided-with-game = The match of table { $table } is decided with game { $game }: no other game follows.
# $game: the game's number in its match.
# $table: the table's number.
time-called-in-game = Time was called in game { $game } of table { $table }: no other game follows.

## The start of a game.

# $game: the game's number in its match.
# $table: the table's number.
followed-already = Game { $game } of table { $table } is followed already.
# $table: the table's number.
has-result = Table { $table } has its result. Clear it on the table's result page before you follow another game.
# $table: the table's number.
match-decided = The match of table { $table } is decided. Undo the confirmation, or enter its result.
# $count: how many players are left: 0, 1 or 2.
# $table: the table's number.
too-few = { $count ->
    [one] { $count } of table { $table } is left in the match, and a multiplayer game begins with three. Enter the result at the table's result page.
   *[other] { $count } of table { $table } are left in the match, and a multiplayer game begins with three. Enter the result at the table's result page.
}
# $table: the table's number.
# $problem: one or several sentences.
cannot-be-followed = Table { $table } cannot be followed: { $problem }

## Time, and the end of a round at a table.

# $table: the table's number.
ends-as-all = Table { $table } ends its round as the whole tournament does. The head judge may decide otherwise for it, with a reason, on the table's page.
# "min": minutes.
# $table: the table's number.
# $minutes: how long the table has left.
has-time-left = Table { $table } has { $minutes } min left, and time was not called. If it ends now anyway, call it once more and give a reason.
end-reason = Reason: say why this table ends its round in another way. Everybody can read it.
# $table: the table's number.
has-result-already = Table { $table } has its result already.
# $table: the table's number.
undo-call-first = Time was called at table { $table }. Undo the call before its end is changed.
# $table: the table's number.
ends-so-already = Table { $table } ends its round so already.
turn-to-player = The turn goes to a player who is in the game, where one turn at a time is taken.
turn-does-not-come = That player's turn does not come any more.

## Taps on the floor.

# The stack is where spells wait; "its" is the turn's.
# $objects: a list of cards and abilities.
turn-ends-with-stack = The turn would end with { $objects } on its stack. End it at the game desk, which asks first.
# $seat: from 1.
# $table: the table's number.
nobody-in-seat = Nobody in seat { $seat } of table { $table } plays this game.
# $table: the table's number.
ended-otherwise = The game of table { $table } has ended otherwise. Undo its last turn, or enter the result on the page of results.
# $table: the table's number.
followed-meanwhile = Somebody follows the game of table { $table } meanwhile. Yours is not done.
# $table: the table's number.
# $stored: the stored result and who entered it, as "Ann won, entered by Jo".
reported-before = Table { $table } was reported before: { $stored }. Yours is not stored: overrule it on the page of results if it is wrong.
# Only those still in a game share its draw, and nobody was marked as out.
# $table: the table's number.
draw-asks-still-in = Table { $table }: only those still in the game share a draw. Mark who is out first, or enter the draw on the page of results.
# A result there says who left the game in which order.
# $table: the table’s number.
places-ask-order = Table { $table }: places score here. Press each player when they leave the game, or enter the places on the page of results.
