### Results that players reported and that the staff has to settle. Each text is a sentence.

## What players said.

# $player: the name of the player who reported.
# $time: as "14:05".
# $result: as "Ann won; conceded: Bo".
reported-at = { $player } reported at { $time }: { $result }.
# Another player of the table said something else.
# $player: a player's name.
# $result: as "Ann won, Bo conceded".
reported-other = { $player } reported: { $result }.
# Another player of the table objects.
# $player: a player's name.
# $objection: what they wrote.
disputes = { $player } disputes it: “{ $objection }”
# $players: the names of players with commas between them.
did-not-concede =
    { $players } did not concede, as they say: until the staff has decided, the concession does not count.
staff-entered-other = The staff entered another result.
concession-unconfirmed = The player who conceded has not confirmed it: until then, it does not count.
# A ruling made it impossible.
cannot-be-counted = It cannot be counted.
nobody-confirmed = Nobody of the table has confirmed it yet.

## Why a result cannot be counted: a clause, which becomes a sentence of its own.

# $player: a player's name.
# $penalty: as "Match Loss".
# $ruling: the number of the ruling.
cannot-win = { $player } has a { $penalty } (ruling { $ruling }) and cannot win the match
# $player: a player's name.
# $penalty: as "Game Loss".
# $ruling: the number of the ruling.
left-the-game = { $player } left the game with a { $penalty } (ruling { $ruling }) and did not win it

## Buttons that count what a player says.

# $player: the name of the player who reported.
# $result: as "Ann won".
count-report-of = Count the report of { $player }: { $result }
# $result: as "Ann won; conceded: Bo".
count-it = Count it: { $result }
# $players: the names of players with commas between them.
count-not-conceded = Count that { $players } did not concede
confirm = Confirm

## The result that a second player reported: clauses, with commas between them.

# $player: a player's name, or "seat 3".
said-won = { $player } won
said-drawn = drawn
# Only these players share the draw.
# $players: a list of names, or of "seat 3".
said-drawn-among = drawn among { $players }
said-no-game = no game won
# $games: the seat of the winner of each game, as "1, D, 3"; D is a draw.
said-games = games { $games }
# $player: a player's name, or "seat 3".
said-conceded = { $player } conceded
# In place of a name that is not known.
# $number: of the seat.
said-seat = seat { $number }
