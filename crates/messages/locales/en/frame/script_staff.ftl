## What the script says on the staff's pages, in place.

## Finding a table, a player or a page.

# Label of the input.
find-what = Table, player or page
# Below it while it is empty.
find-hint = Type a table's number, a name, or a page.
# Beside a box to tick: the key "/" opens this search.
find-keys = / opens this; Ctrl-K always does
# Name of the list for screen readers.
found = Found
# $count: how many
found-count = { $count ->
    [one] { $count } found. Enter opens it.
   *[other] { $count } found. Arrows choose, Enter opens.
}
found-nothing = Nothing by that name or number.
find-no-answer = No answer. Type on to try again.

## What the device does when something new waits for the reader.

when-new = When something new waits for you:
# What the device does. Short.
vibrate = Vibrate
# What the device does. Short.
play-sound = Play a sound
sound-hint = After the first tap on a page.
# What the device does. Short.
badge = Number on the icon
badge-hint = Where Podium is installed as an app.
# What the device does. Short.
screen-on = Keep the screen on
screen-hint = A phone whose screen is off hears nothing.
cannot = This browser cannot.
# Button: vibrates and plays the sound.
try-it = Try it
# $what: such as "Calls: 2 waiting, Results: 1 late"
now-waits = Now: { $what }.
nothing-waits = Nothing waits for you now.

## Results by keyboard. C, M and D are keys, the same in all languages.

type-table = Type a table number.
# While the server is asked.
# $table: its number
table-asked = Table { $table } …
# $table: its number
no-table = There is no table { $table } in this round.
# $table: its number
who-won = Table { $table }: who won?
# $table: its number
wrong-mark = Table { $table }: a mark is C, M or D and a seat, as c2.
# In a match of several games.
# $table: its number
# $last: the number of the last seat
wrong-game = Table { $table }: a game is a seat from 1 to { $last }, or D.
# $table: its number
# $seat: what was typed
# $last: the number of the last seat
no-seat = Table { $table }: there is no seat { $seat }. Type 1 to { $last }, or D.
# $table: its number
# $winner: a name
table-won = Table { $table }: { $winner } won.
# $table: its number
table-drawn = Table { $table }: draw.
# The same, where only those still in the game share the draw.
# $table: its number
# $players: their names with commas between them.
table-drawn-among = Table { $table }: draw of { $players }.
# A match of several games.
# $table: its number
# $games: as "game 1 Ann, game 2 drawn"
# $winner: a name
match-won = Table { $table }: { $games }: { $winner } won.
# The same without a winner so far.
# $table: its number
# $games: as "game 1 Ann, game 2 drawn"
match-games = Table { $table }: { $games }.
# $number: of the game
# $winner: a name
game-won = game { $number } { $winner }
# $number: of the game
game-drawn = game { $number } drawn
# Behind the name of a player, in brackets.
mark-conceded = conceded
# Behind the name of a player, in brackets.
mark-match-loss = match loss
# Behind the name of a player, in brackets: leaves the tournament.
mark-drops = drops
# The word before a notice.
not-stored = Not stored
# One of the results that were not stored.
# $table: its number
# $typed: what was typed, as "2 c3"
left-unstored = table { $table }: { $typed }
# $results: such results
enter-again = { $results }. Enter it again.

## Tables whose result or state is tapped.

# A table that is on the list no more.
table-gone = Reported: it is on the other list now.
table-lost = Not sent yet: the network does not answer. It is kept, and will be sent later.
# $acts: what was pressed, with commas between
table-kept = Not sent yet: the network does not answer. It is kept on this device, in this order: { $acts }.
taps-full = Not kept: the list of kept taps is full.
# $why: a sentence
table-not-stored = Not stored. { $why }
look-at-table = Reload the page and look at the table.
# For screen readers.
# $table: its number
# $what: its new state
table-says = Table { $table }: { $what }
# Button: the next game of this match is drawn.
drawn-game = Drawn game
# The same button, when games were drawn.
# $number: how many
drawn-games = Drawn game: { $number }

## Other pages.

# Two players of a draft change places: the first is chosen.
# $name: of the first
swap-first = { $name } changes places with … choose another player.
# $first: a name
# $second: a name
swap-both = { $first } and { $second } change places.
# Button: nobody is chosen any more.
let-go = Let go
# Button of the form for a ruling.
record-ruling = Record the ruling
# The same.
# $penalties: what is recorded, as "Warning, Game Loss"
record = Record: { $penalties }
# The same, where somebody has to confirm it.
# $penalties: what is recorded, as "Warning, Game Loss"
# $who: as "the head judge"
record-and-wait = Record: { $penalties }, waits for { $who }
# How much longer a table plays because of a call.
# $minutes: how many
call-length = Its length: { $minutes } min
call-length-none = Its length: none up to 1 min
door-not-sent = Not sent. The network does not answer. Try again in a moment.
# Link at the door: the link to the player's page.
show-their-link = Show their link
no-camera = The camera is not allowed or not free. Type the number instead.
hold-code = Hold a player's code before the camera.
