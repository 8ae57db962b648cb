## How long a round took: turns, tables that went to time, calls for a judge. For the head judge.

# Link to a file.
all-as-csv = All rounds as CSV
none-yet = No round yet
none-yet-text = Turns, tables that went to time and calls are counted here when a round is published.
not-followed = No turns were followed in this round. When judges follow games, the turns are timed here.
# Button below a picture.
as-table = The same numbers as a table

## Words below numbers. Short.

# The median of the numbers of turns that the games had.
turns-middle = turns a game, the middle one
# The average time of a turn.
turn-average = a turn on average
# How many of the tables went to time.
# $count: how many.
# $all: how many tables it is known of.
of-tables = { $count } of { $all }
# Below "3 of 16". "To time": the clock ran out before the match was over.
went-to-time = tables went to time
# How often a judge was called.
# $count: how often; it is above this word.
calls = { $count ->
    [one] call
   *[other] calls
}
# The median of the times that tables waited for a judge.
waited-middle = waited, the middle one
waited-most = waited at most

## Pictures, and the same numbers as tables.

# Title of a picture.
time-by-seat = Time a turn, by seat
# Title of a picture.
turns-a-game = Turns a game
# Label of a bar.
turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
# The number beside a bar.
games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
# Column: how many turns. On narrow screens the label before it is the one with the small letter.
column-turns = Turns
label-turns = turns
# Column: the average time of a turn.
column-average = Average
label-average = average
# Column: the median of the times of turns.
column-middle = Middle
label-middle = middle
# Column: the longest turn.
column-longest = Longest
label-longest = longest
# Column: how many games had so many turns.
column-games = Games
label-games = games

## The tables of a round with notable times.

# Heading.
tables = Tables
# Caption, only for screen readers.
tables-caption = Time of each table
# Column: whether the clock ran out before the match was over ("yes" or "no").
column-to-time = Went to time
label-to-time = to time
# Column: minutes that judges added.
column-extra = Extra min
label-extra = extra min
# Column: how often a judge was called.
column-calls = Calls
label-calls = calls
# Column: the longest time that the table waited for a judge.
column-waited = Longest wait
label-waited = waited
yes = yes
no = no
# Below the table.
# $count: how many tables are left out.
more-in-file = { $count ->
    [one] { $count } more is in the file with all rounds.
   *[other] { $count } more are in the file with all rounds.
}
