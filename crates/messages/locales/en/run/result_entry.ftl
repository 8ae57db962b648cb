## The page on which the staff enters results: by keyboard, or by buttons on each table's card.

# Heading.
# $round: the round's name as a heading, as "Round 3", "Semi-finals".
results-of = Results: { $round }
# Below the heading.
# $reported: how many tables have a result.
# $all: how many tables there are.
reported-of = <b>{ $reported }</b> of { $all } reported
# Follows the line before this one. The round is published and has not begun.
not-started = not started: the first result starts the round and its clock
# Button.
finish-round = Finish the round
# "1D1" is what is typed and stays as it is.
one-key-per-game = One key per game, in order: 1D1 is seat 1, a drawn game, seat 1.
# Below the input of a result. The sign = and the example stay as they are.
keys-still-in = <kbd>=</kbd> and seats: a draw of those still in the game, as =124
# Below the input of a result, where places score. The signs > and = and the example stay as they are.
keys-places = Seats in the order of places, with <kbd>&gt;</kbd> between them and <kbd>=</kbd> between players who left together, as 3&gt;1=4&gt;2
# After an entry. The result follows as a sentence.
# $table: the number of the table.
table-is-reported = Table { $table } is reported.
# Before the first entry.
can-be-undone = What you enter can be undone for some seconds.

### Where no round is played.

# Heading.
no-round = No round takes results
no-round-text = Results are entered here once a round is published.
# The link leads to the list of rounds.
corrected-at-tables = Results of finished rounds are corrected at <a>their tables</a>.

### Rulings.

# Name of this part, for screen readers.
rulings = Rulings
# Heading.
rulings-to-agree = Rulings that results must agree with
# A line of the list.
# $table: the number of the table.
# $player: a player's name.
# $text: what the ruling means, such as "Match Loss: they cannot win, and have 0 points of a draw".
# $ruling: the number of the ruling.
reminder = Table { $table }: <bdi>{ $player }</bdi>, { $text } (<a>ruling { $ruling }</a>)

### What players report.

# Heading.
players-report = What players report
# Heading of a folded list.
# $count: how many reports.
to-confirm = { $count } to confirm
# $count: how many reports.
more-reports = { $count ->
    [one] { $count } more waits for the others at their table.
   *[other] { $count } more wait for the others at their tables.
}
# Links to tables follow, with commas between them.
entered-otherwise = Entered otherwise than a player reported:
# Such a link.
# $table: the number of the table.
link-table = table { $table }
# A word in a frame, or before a report: players disagree. As short as possible.
disputed = Disputed
# A word in a frame: a ruling has made the report impossible. As short as possible.
ruled-out = Ruled out
# A word in a frame: a report waits until somebody confirms it. As short as possible.
waits = Waits
# The name of a button or a link for screen readers; others see only the label.
# $label: what it says, such as "Confirm".
# $table: the number of the table.
button-at-table = { $label } at table { $table }

### The tables as cards.

# Name of two links, for screen readers: the list of tables without a result, and that of tables with one.
which-tables = Which tables
# One of these links.
# $count: how many tables.
list-outstanding = Outstanding: { $count }
# One of these links.
# $count: how many tables.
list-reported = Reported: { $count }
# Heading for screen readers; also a word before the part of the list that is shown: "Tables 1–60".
tables = Tables
# Name of the list of a table's seats, for screen readers.
seats = Seats
# Beside a player's name or on the button for a draw, in small letters: this is what players report.
reported = reported
# Button: removes the entry that its reader made some seconds ago.
undo = Undo
# Link at a table with a result.
change = Change
# Button.
draw = Draw
# Button, in matches of several games.
drawn-game = Drawn game
# Link to a table's page, where one enters who gave up, or lost by a penalty.
losses = Conceded, dropped …
# Button: the match has no more games.
games-done = Done
# Button: removes the last game that was entered.
undo-game = Undo one game
# The games that were entered so far.
games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
# The same, where some were drawn.
# $count: all games.
# $drawn: how many of them were drawn.
games-and-drawn = { $count ->
    [one] { $count } game, { $drawn } drawn
   *[other] { $count } games, { $drawn } drawn
}
# Button: the reader's result replaces the one that somebody else entered.
overrule-it = Overrule it

### Notices, each a sentence.

# $table: the number of the table.
already-so = Table { $table } had this result already.
# After an entry with which players left the tournament.
undo-clears-result = Undo clears the result only: a drop is undone on the player's page.
# On the card of a table.
# $stored: the result that somebody else entered, such as "won by Ann, entered by Kim".
reported-before = Somebody reported it before: { $stored }. Yours is not stored.
# A sentence that is about a table.
# $table: the number of the table.
# $sentence: such as the message before this one.
at-table = Table { $table }: { $sentence }
# What was typed into the third input cannot be read. The letters and "c2 m3 d4" stay as they are.
# $typed: what was typed, in quotation marks.
unknown-entry = Unknown entry { $typed }. Type C and a seat for a concession, M and a seat for a match loss, D and a seat for a drop, such as c2 m3 d4.
