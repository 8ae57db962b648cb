### Time mode: each table of the round as a card, with buttons of one tap for a judge who calls time and counts turns. Buttons and
### links are short; what is between <span> and </span>, only screen readers say.

## Above the cards.

# The numbers are rules of multiplayer tournaments.
ask-extra-turns = Tap whose turn it is: one more turn for each player still in (2.5AA).
# The number is a rule of multiplayer tournaments.
ask-finish-turn = Tap whose turn it is: it is finished, and none follows (2.5AB).
# In a heading: a tap that was not done.
# $table: its number.
inside-table = table { $table }
# A problem with a tap.
# $table: its number.
# $problem: a sentence.
problem-at = Table { $table }: { $problem }
no-button = This form did not say what was tapped. Tap a button of a table.
# $result: what was reported, such as "Ann won".
reported-before = The table was reported before: { $result }. Nothing was stored: overrule it on the page of results if it is wrong.

## What a card says of its table.

# In a coloured mark.
judge-is-called = a judge is called
# In a coloured mark: the round ends differently at this table.
another-end = another end here
# In a coloured mark.
done = done
# $count: how many turns will be played after the call of time.
turns-follow = { $count ->
    [one] { $count } turn follows
   *[other] { $count } turns follow
}
# After the call of time.
the-last-turn = the last turn
look-at-reports = Look at what its players report.
game-is-confirmed = A game of this match is confirmed.
# $player: a name.
has-won = { $player } has won
is-drawn = The game is drawn
# What is to be done at a table, above the button that enters the draw.
overtime-is-over = Overtime is over: the game is drawn
# What is to be done at a table, above the buttons that enter the winner.
overtime-life = Overtime is over: the player with the most life wins
# The last turn has ended, and nobody knows all life totals yet; above the buttons that enter the winner.
no-turn-is-left = No turn is left: the player with the most life wins
# Of a game that a judge follows: this player wins if nobody has won when the last turn ends.
# $player: a name.
most-life = Most life: { $player }
# Checkbox beside the buttons that call time.
in-end-step = Somebody is acting in the end step: the next turn is the last
# Turns after the call of time.
# $played: how many are over.
# $all: how many there are.
turns-of = { $played } of { $all }
last-turn = Last turn
# $count: how many.
turns-left = { $count ->
    [one] { $count } turn left
   *[other] { $count } turns left
}
# The next turn.
# $player: whose it will be.
then = then { $player }
# After a player's name, in a game with several turns at once.
# $marker: the number of another turn marker.
waits-for = waits for marker { $marker }
# After a player's name.
no-more-turn = takes no more turn
# After a player's name.
finishes-turn = finishes the turn
several-turns = Several turns are taken at a time here, and nobody follows them.
# Heading of the card while the time of the round is over.
time-is-up = Time is up

## Questions and buttons.

# Name of the list of seats, for screen readers.
seats = Seats
# Before a list of buttons with the names of players.
whose-turn = Whose turn is it?
# Before a list of buttons with the names of players.
who-has-won = Who has won?
# Button: it is the turn of a player who has left the game.
# $player: a name.
turn-of-gone = turn<span>: it is that of { $player }, who has left</span>
# Button.
# $player: a name.
seat-turn = <bdi>{ $player }</bdi><span>: it is their turn</span>
# Button.
# $player: a name.
seat-won = <bdi>{ $player }</bdi><span> has won</span>
# Button, where places score: a player has lost the game.
# $player: a name.
seat-goes-out = <bdi>{ $player }</bdi><span> goes out</span>
# Opens the two buttons after this. The name of a player follows for screen readers.
out = out
# Button: a player has lost the game. The name of the player follows for screen readers.
lost = Lost
# Button: a player has conceded. The name of the player follows for screen readers.
conceded = Conceded
# Tick, from a ruling. "Slow Play" is an infraction, a term of Magic.
# $player: a name.
not-counted = Slow Play: <bdi>{ $player }</bdi> is not counted
# Button: undoes the last tap.
# $table: its number.
undo-at = Undo<span> at table { $table }</span>
# Button: undoes the entry of the result.
# $table: its number.
undo-result = Undo<span> the result of table { $table }</span>
# Button: the game is a draw.
# $table: its number.
draw-at = Draw<span> at table { $table }</span>
# Button.
# $table: its number.
time-is-called = Time is called<span> at table { $table }</span>
# Button: a turn is over, and the next one begins.
# $table: its number.
next-turn = +1 turn<span> at table { $table }</span>
# Button: the last turn is over.
# $table: its number.
ends-drawn = It ends: draw<span> at table { $table }</span>
# Button.
# $player: who gets the turn.
# $table: its number.
extra-turn = Extra turn<span> for { $player } at table { $table }</span>
# Button.
# $player: whose turn it was.
turn-ends = Turn ends<span> of { $player }</span>
# Button.
# $table: its number.
confirm = Confirm<span> the result of table { $table }</span>
# Button: counts what a player reported.
# $result: such as "Ann won".
# $table: its number.
count-at = <bdi>{ $result }</bdi><span> at table { $table }</span>
# Heading of a folded part: the call of time.
call-early = Call it before its time
# Heading of a folded part, and a link: the game is over.
has-finished = It has finished
# Link: to the page where a judge follows the game.
follow-it = Follow it
# Link: to the page where the result is entered.
result = Result
