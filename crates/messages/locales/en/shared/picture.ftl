## Pictures: what screen readers say of them, and the few words in them.

### Every picture.

# An item of a list that screen readers say, and that stands for one bar or dot of a picture.
# $label: such as "Seat 1", "In time", "R3".
# $amount: the number, as the picture shows it: "12", "45 min".
amount = { $label } { $amount }

### A line chart.

# All of the chart for screen readers.
# $what: what the chart shows, such as "Points after each round".
# $points: a list, such as "R1 0, R2 5, R3 10".
chart = { $what }: { $points }.

### How many players have how many points after each round.

# An item of a list that screen readers say.
# $players: how many players.
# $points: how many points each of them has.
field-points = { $players } with { $points }
# A round for screen readers.
# $round: the round, as the picture shows it: "R1".
# $players: a list, such as "4 with 5, 12 with 0".
field-round = { $round }: { $players }.

### Minutes of the tables of each round.

# A number of minutes in the picture: as short as possible.
minutes = { $count } min
# A round for screen readers.
# $round: such as "Round 1".
# $least: the minutes of the table that was done first.
# $most: the minutes of the table that was done last.
# $median: the median of the minutes of all tables.
minutes-of = { $round }: { $least } to { $most } minutes, median { $median }.

### Shares, each as a dot on the line of its interval.

# One share for screen readers, an item of a list.
# $label: such as "Seat 1", or the names of commanders.
# $share: the share, such as "31.2 %".
# $least: the lower end of its interval, without the per cent sign, such as "24.0".
# $most: the upper end, with the per cent sign, such as "39.5 %".
interval = { $label } { $share }, between { $least } and { $most }
# For screen readers, after the list of shares: where a line crosses the whole picture.
# $share: such as "25.0 %".
dashed-line = The dashed line is at { $share }.

### The seats of a table as a ring.

# All of the picture for screen readers.
# $table: the table's number.
# $seats: a list of the seats, such as "seat 1: Ann Ash; seat 2: Bob Bay, you".
ring = Table { $table }, in turn order: { $seats }.
# A seat in that list, in small letters.
# $number: the seat's number.
# $player: the player's name.
ring-seat = seat { $number }: { $player }
# The same for the reader's own seat: "you" stands for the reader.
# $number: the seat's number.
# $player: the player's name.
ring-seat-own = seat { $number }: { $player }, you
# The same for the player who takes a turn.
# $number: the seat's number.
# $player: the player's name.
ring-seat-active = seat { $number }: { $player }, takes the turn
# The same for a player who has left the game.
# $number: the seat's number.
# $player: the player's name.
ring-seat-out = seat { $number }: { $player }, out

### A followed game as a ring. In a large game several players take turns at once: each turn has a marker, a numbered disc, which moves
### on from seat to seat.

# The beginning of what screen readers say of the picture; the markers follow.
# $seats: the number of seats.
# $playing: how many of the players are still in the game.
game-ring = { $seats } seats in turn order, { $playing } in the game
# What one marker does.
# $player: the player's name.
# $seat: the seat's number.
# $marker: the marker's number.
marker-in-turn = { $player } in seat { $seat } takes the turn with marker { $marker }
# The same for a marker that will be taken out of the game.
# $player: the player's name.
# $seat: the seat's number.
# $marker: the marker's number.
marker-in-turn-designated = { $player } in seat { $seat } takes the turn with marker { $marker }, designated for removal
# The same for a marker that waits until the turns before it are over.
# $player: the player's name.
# $seat: the seat's number.
# $marker: the marker's number.
marker-waits = { $player } in seat { $seat } waits with marker { $marker }
# The same for one that will be taken out of the game.
# $player: the player's name.
# $seat: the seat's number.
# $marker: the marker's number.
marker-waits-designated = { $player } in seat { $seat } waits with marker { $marker }, designated for removal
# Some seats of a large table, one below the other, for screen readers.
# $first: the number of the first seat in the picture.
# $last: the number of the last one.
# $all: how many seats the table has.
neighbours = Seats { $first } to { $last } of { $all }, the next in turn order below.

### The bracket of a playoff.

# Above a box with the names of players who do not play in this stage and enter the next one.
bracket-waiting = Straight to the next stage
# The player's place after the Swiss rounds, by which the playoff is seated; only screen readers say it.
# $number: 1 is the best.
bracket-seed = Seed { $number }
# Behind a player's name, in a narrow column: the player won the table.
bracket-seat-won = won
# Behind a player's name, in a narrow column: the match was drawn, and this is the best seed, who advances.
bracket-seat-by-seed = by seed
# Behind a player's name, in a narrow column: the player left the tournament.
bracket-seat-out = out
# The bracket in one sentence.
bracket-none = No playoff.
# The bracket in one sentence.
# $players: how many players play in the playoff.
# $winner: the name of its winner.
# $seed: the winner's place after the Swiss rounds.
bracket-won = Playoff of { $players }: { $winner } won, seed { $seed }.
# The bracket in one sentence, where the winner of the final was disqualified, or everybody left.
# $players: how many players play in the playoff.
bracket-without-winner = Playoff of { $players }, without a winner.
# The bracket in one sentence.
# $players: how many players play in the playoff.
# $stages: how many rounds it has.
bracket-open = { $stages ->
    [one] Playoff of { $players } in { $stages } stage, not decided yet.
   *[other] Playoff of { $players } in { $stages } stages, not decided yet.
}
