## The pages of the rounds, for the staff: their list, and each of them with its tables.

### The list.

no-round-text = A round is paired on the desk. Its draft is seen by staff only, until it is published.
# Column.
column-state = State
# Column: how many tables.
column-tables = Tables
# Column: how many tables have no result.
column-outstanding = Outstanding
# Button.
to-desk = To the desk
# Button.
to-rounds = To the rounds

### One round.

# $reported: how many tables have a result.
# $all: how many tables there are.
reported-of = { $reported } of { $all } reported
# Before the next message: what to do. Short.
print-again = Print again
# $time: such as "14:05".
changed-at = Seats or tables were changed at { $time }: sheets without this time in their heading are out of date.
# Before the numbers of tables without a result, with commas between them.
outstanding = Outstanding:
# Heading: how good the pairings are.
draft = The draft
# A round can be drawn several times.
# $number: the number of the draw.
draw-of-round = Draw { $number } of this round.
# At a table.
not-reported = Not reported
# Link at a table with a result.
correct = Correct
# The same for screen readers.
# $table: the number of the table.
correct-table = Correct table { $table }
# Link at a table without a result, for screen readers; others see "Report".
# $table: the number of the table.
report-table = Report table { $table }
# Heading: players who have no table in the round and get the points of a win.
byes = Byes
# Heading: players who lose by a penalty, and have no table.
match-losses = Match losses outside a pod

### The round is changed by hand. The labels of two inputs are read one after the other.

# Heading.
by-hand = By hand
# Label of an input; "changes-with-number" follows.
players-number = Player's number
# Label of the input after it.
changes-with-number = changes places with number
# Label of the input after the choice of a player.
changes-with = changes places with
# Label of the input after the number of a table.
moves-to = moves to table
# Button: the next page says what the change would cost.
see-costs = See what it costs
# Label of an input with the players who have no place in a draft; "in-draft" follows.
or-place = Or place
# Label of the input after it, with places: "at table 3, seat 4".
in-draft = in this draft
# Button.
place-player = Place the player

### The round is paired again.

pair-again-means = The draw gets the next number, which everybody can see. Pods at ticked tables stay as they are.
# Label of an input for numbers of tables.
keep-pods = Keep the pods at tables
# After this label, in brackets.
keep-pods-hint = numbers and ranges: 1-20, 31
# Above the tables to be ticked.
keep = Keep
# After the label "Reason", in brackets.
reason-when-kept = needed when pods are kept

### A player enters late.

# Heading.
late-entry = Late entry
# Label of an input.
registered-player = Registered player
# The first choice of this input.
new-player = a new player
# Label of an input.
registered-number = Number of a registered player
# After this label, in brackets.
registered-number-hint = empty: a new player
# Label of an input.
name-of-new = Name of a new player
# Label of an input with the next three messages as choices.
enters = Enters
# $table: the number of the table.
# $seat: the number of the seat.
at-seat = at table { $table }, seat { $seat }
with-match-loss = with a match loss
with-bye = with a bye
late-entry-means = Nobody else is paired again: a seat fills a smaller table, a loss or a bye changes no table.
# Button.
enter-player = Enter the player

### Notices after a step. In all of them:
### $number is not shown. It is 1 if the name is singular ("Round 3 is"), 2 if it is plural ("The semi-finals are");
### $round is the round's name as the first words of a sentence, such as "Round 3", "The semi-finals".

# $number: 1 or 2, see above.
# $round: such as "Round 3", "The semi-finals".
now-drafted = { $number ->
    [one] { $round } is drafted. Only staff see it until you publish it.
   *[other] { $round } are drafted. Only staff see it until you publish it.
}
# $number: 1 or 2, see above.
# $round: such as "Round 3", "The semi-finals".
now-published = { $number ->
    [one] { $round } is published.
   *[other] { $round } are published.
}
# $number: 1 or 2, see above.
# $round: such as "Round 3", "The semi-finals".
now-published-and-running = { $number ->
    [one] { $round } is published and running.
   *[other] { $round } are published and running.
}
# $number: 1 or 2, see above.
# $round: such as "Round 3", "The semi-finals".
now-running = { $number ->
    [one] { $round } is running.
   *[other] { $round } are running.
}
# $number: 1 or 2, see above.
# $round: such as "Round 3", "The semi-finals".
now-finished = { $number ->
    [one] { $round } is finished.
   *[other] { $round } are finished.
}
# It was finished before.
# $number: 1 or 2, see above.
# $round: such as "Round 3", "The semi-finals".
now-running-again = { $number ->
    [one] { $round } is running again.
   *[other] { $round } are running again.
}
# It was running before.
# $number: 1 or 2, see above.
# $round: such as "Round 3", "The semi-finals".
now-published-only = { $number ->
    [one] { $round } is published and not running.
   *[other] { $round } are published and not running.
}
# It was published before.
# $number: 1 or 2, see above.
# $round: such as "Round 3", "The semi-finals".
now-draft-again = { $number ->
    [one] { $round } is a draft again.
   *[other] { $round } are a draft again.
}
# The draft was discarded.
# $number: 1 or 2, see above.
# $round: such as "Round 3", "The semi-finals".
now-discarded = { $number ->
    [one] { $round } is discarded.
   *[other] { $round } are discarded.
}
# The draft has new tables.
# $number: 1 or 2, see above.
# $round: such as "Round 3", "The semi-finals".
now-paired-again = { $number ->
    [one] { $round } is paired again.
   *[other] { $round } are paired again.
}
draft-kept = The draft is kept as it is.
# A player came late.
# $round: inside a sentence: "round 3", "the semi-finals".
player-in-round = The player is in { $round }.
# After the best seed at a table of the playoff chose.
# $player: the name of the player who begins.
# $table: the table's number.
now-begins = { $player } begins at table { $table }. The others follow in the drawn order.
# What was typed into the input of tables to keep cannot be read.
# $typed: what was typed, in quotation marks.
keep-unreadable = Keep: { $typed } cannot be read. Write numbers and ranges, as 1-20, 31.
choose-how = Choose how the player enters: a seat, a bye or a match loss.
