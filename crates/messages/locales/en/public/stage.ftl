## An overlay for a video stream of the tournament: shown in the picture, few words.

# Heading for screen readers.
# $tournament: the tournament's name.
for-a-stream = { $tournament }, for a stream

## Instead of a clock.

find-your-seats = find your seats
round-over = round over
# A clock that was stopped.
# $left: the time left, such as "31:12".
paused = { $left } paused

## Beside a player at the table.

# The player has won.
won = won
# The player has shared a draw.
drawn = drawn
# The player's place in the order of the players of the playoff.
# $seed: 1, 2, …
seed = Seed { $seed }
# Before numbers: by whose commander, as the number of the seat in a ring, and how much. Short.
commander-damage = Commander damage
# Below the list of players, which is too long.
# $count: how many are not shown.
more-players = and { $count } more

## The staff's page: which table is shown, and the addresses for the stream.

# Beside the heading.
overlays = Overlays for a stream
# Heading: the table that viewers see.
feature-table = Feature table
# The table that viewers see.
# $round: the round's name as a heading, such as "Round 3", "Semi-finals".
# $table: its number.
shown-table = { $round }: <b>table { $table }</b>.
# The same while nobody has chosen a table.
# $round: the round's name as a heading, such as "Round 3", "Semi-finals".
# $table: its number.
first-table = { $round }: <b>table { $table }</b>, the first, until you choose.
# Beside the table that viewers see. Short.
on-the-stage = On the stage
# Button. Short.
# $table: its number.
show-table = Show table { $table }
# Label of a field in which the number of a table is typed.
another-table = Another table
# Below the label.
its-number = Its number.
# Button beside that field. Short.
show-it = Show it
# Below the heading "No round is published yet".
tables-appear-here = The tables of the first round will appear here. The first one is shown until you choose.
# The notice after a table was chosen.
# $table: its number.
table-is-on-stage = Table { $table } is on the stage.
# Button on a page that says why something was refused.
go-back = Go back
# A field was left empty.
# $field: its name, "Round" or "Table".
type-its-number = { $field }: type its number.

## The addresses.

# Heading.
addresses = Addresses for the stream
# OBS is a program for streams; "browser source" is its word.
how-to-use = In OBS or a similar program, add a browser source of 1920 × 1080 and paste an address. The pages have no background and follow the round automatically.
# Link to an address.
look-at-it = Look at it
# Name of an address.
whole = Round, clock and table
whole-explained = The whole scene: a header, and at the bottom the table with its game.
table-explained = Who sits at the table, in turn order, with their points and their game.
# Name of an address.
clock = Clock
clock-explained = The digits alone, without a ground.
bracket-explained = The playoff, once the cut is announced.

## The game of the table that viewers see, as its players or a judge keep it; and who sees it.

# Heading.
game-of-table = Game of the feature table
stream-shows-game = At the first two addresses below, a stream shows the game live as its players or a judge keep it: life, commander damage, turns, who is out. Keep these addresses to the staff.
# After the sentence above.
nobody-else-sees-it = Spectators and the projector show nothing of it.
# The same, once the organizer shows it to everybody; followed by a link to the public stage.
everybody-sees-it = Everybody sees it on the public stage, and the life totals on the projector, a few seconds later.
# Button.
show-game-to-everybody = Show it to everybody
# Button.
keep-game-to-stream = Show it in the stream only
# Notice.
everybody-sees-game = Everybody sees the game of the feature table.
# Notice.
only-stream-sees-game = The game of the feature table is shown in the stream only.
