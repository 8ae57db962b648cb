## The floor: all tables of the round, for judges on phones. Tables that need a judge come first.

# Heading.
# $round: as "Round 3", "Semi-finals".
floor-of = Floor: { $round }

### Beside the heading: a few words.

# The round is published and has not begun.
not-started = not started
all-have-results = every table has its result
# $count: the number of tables without a result.
# $all: the number of tables.
outstanding-of = { $count } of { $all } outstanding

### Which tables are shown: links, with a number after each. As short as possible.

view-all = All
# Without a result.
view-outstanding = Outstanding
# Their time is up, or called.
view-time = Time
# Where players called a judge.
view-calls = Calls
# Those of the reader.
view-mine = Mine
# Name of these links, for screen readers.
which-tables = Which tables

### Calls that are at no table of this round.

# Heading.
calls-earlier = Calls of an earlier round
# Heading.
calls-away = Calls away from the tables

### What another judge handed over to the reader, as at the end of a shift.

# Name of the card, for screen readers.
handed-label = Handed over to you
# $judge: the name of the judge who handed it over.
# $time: such as "14:05".
# $what: tables, calls and other things, as "tables 1–20, 2 calls".
handed = <b>Handed over to you</b> by <bdi>{ $judge }</bdi>, { $time }: { $what }
# $judge: the name of the judge who handed it over.
# $time: such as "14:05".
# $what: tables, calls and other things, as "tables 1–20, 2 calls".
# $note: what that judge wrote.
handed-with-note = <b>Handed over to you</b> by <bdi>{ $judge }</bdi>, { $time }: { $what }. <bdi>{ $note }</bdi>

### The list of tables.

# In place of the list.
no-round = No round is at the tables
tables-appear = All tables appear here when a round is published, late ones first.
# Label of an input.
table-number = Table number
# Button beside it: opens the page of that table. As short as possible.
go = Go
# Notice.
# $table: what was typed as the number of a table.
no-such-table = There is no table { $table } in this round. Nothing else was changed.
# In place of the list, where the chosen view has no tables.
no-table-matches = No table matches.
# In place of the list, where all is done.
every-table-done = Every table has its result.
# Word before the part of a long list that is shown, as in "Most urgent first, 1–40: 40 of 200".
urgent-first = Most urgent first,
# Before the name of the judge who covers the table, for screen readers.
covered-by = covered by
# In the line of a table where time was called: whose turn it is. Short.
# $player: a player's name.
turn-of = { $player }'s turn
# The same where several players take their turns at a time.
# $count: how many.
turns-in-progress = { $count } turns in progress
# In the line of a table: a turn takes longer than the tournament's settings say.
# $player: a player's name.
# $minutes: how long; "min" are minutes.
long-turn = { $player } has taken { $minutes } min for this turn
# In the same line: the turns of a player have taken all minutes that each player has for them in a game.
# $player: a player's name.
# $minutes: how many they have taken; "min" are minutes.
# $own: how many each player has.
own-time-used = { $player } has used up their own time: { $minutes } of { $own } min
# Whose turn it is in a game, and when it began. Short.
# $player: a player's name.
# $time: such as "14:05".
turn-since = { $player } since { $time }
# A player's life total, in a list. Short.
# $player: a player's name.
# $life: a number.
has-life = { $player } { $life }
# A player who has left the game, in the same list.
# $player: a player's name.
is-out = { $player } out
# Link, and the title of a page: the games of all tables, with whose turn it is and how much life everybody has.
games-of-tables = Games at the tables
# $count: how many.
games-followed = { $count ->
    [one] { $count } table with a game
   *[other] { $count } tables with a game
}
# Where a list of games would be.
no-games = No games are kept or followed at the tables now.
# In the line of a table: judges look at its decks.
# $time: such as "14:05".
deck-check-since = Deck check since { $time }
# The same place: players of the table called a judge. Short.
call-mark = Call

### A penalty that a judge still has to carry out, or to undo, at a table. A line.

# $penalty: as "Game Loss".
# $player: a player's name.
carry-out = Carry out: { $penalty }, { $player }
# $penalty: as "Game Loss".
# $player: a player's name.
undo-withdrawn = Undo at the table: { $penalty } of { $player } was withdrawn
# $penalty: as "Game Loss".
# $player: a player's name.
undo-overturned = Undo at the table: { $penalty } of { $player } was overturned
# $penalty: as "Game Loss".
# $player: a player's name.
undo-no-penalty = Undo at the table: { $penalty } of { $player } is no penalty any more
# The head judge made the penalty lighter.
# $penalty: what it was, as "Game Loss".
# $player: a player's name.
# $lighter: what it is now, as "Warning".
undo-lighter = Undo at the table: { $penalty } of { $player } is a { $lighter } now

### Time mode: cards with one-tap buttons for the end of the round.

# Heading: a tap could not be sent, or came too late.
# $what: what the tap would have done.
not-done = Not done: { $what }
tap-is-kept = Your tap is kept: send it again if it is still right.
# Button.
send-again = Send mine again
# Said at a card whose table has a result since.
result-is-entered = Its result is entered.

### Judges, and the tables that each of them looks after.

# Heading.
who-covers-what = Who covers what
# Name of the table, for screen readers.
judges-caption = Judges with their tables and calls
# Column.
column-judge = Judge
# Column: the numbers of tables.
column-tables = Tables
# Column: how many calls the judge has taken.
column-calls = Calls
# Beside the reader's own name.
you = (you)
# In place of the numbers of tables.
no-tables = none
# In place of a judge's name, before the tables that nobody covers.
nobody = Nobody
# Button: the reader covers tables.
take-tables = Cover tables
# Button, to the page of calls, where one can also be written down.
calls-note-one = New call
