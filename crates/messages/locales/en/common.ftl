## Words and counts that many pages use.

# A number of players, such as in a list's first line.
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}

# Match points, as a player's number.
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Heads of columns, and the same words as labels before a number on narrow screens: as short as possible.

column-player = Player
# A player by their number: below their name, and in place of it where the letters of the name cannot be drawn, where their
# personal data was removed, or where they do not show it. Rows and documents have the English text in place of such a name.
# $number: their number.
nameless = Player { $number }
# The number that each player has in the tournament.
column-number = Number
column-round = Round
column-table = Table
column-seat = Seat
column-opponents = Opponents
column-result = Result
# Match points.
column-points = Points
# The same after a number, on narrow screens: short, and right after every number.
points-after-number = pts
# The place in the standings.
column-rank = Rank

## Things with their number.

# A table of the hall.
table-number = Table { $number }
# A round, as a heading or in a list.
round-number = Round { $number }
# A seat at a table, counted in turn order.
seat-number = Seat { $number }
# A length of time.
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}

## Names of a tournament's pages: titles, headings and links. Short.

# The list of players.
page-players = Players
# The rules of the tournament, and where it deviates from the addendum.
page-profile = Rules and deviations
# How every random choice can be checked.
page-fairness = Fair draws
# What people changed by hand.
page-changes = Changes
page-bracket = Bracket
page-statistics = Statistics
# Games that judges followed turn by turn.
page-games = Followed games

## Parts of sentences.

# Makes a sentence of a text that has no full stop.
# $text: such as "9 of 16 tables have a result".
sentence = { $text }.
# A number with its share of the whole, such as "4 (50 %)".
# $amount: the number.
# $share: the share with its per cent sign.
amount-and-share = { $amount } ({ $share })
# A table in a round, as a label.
# $round: the round's name as a heading, as "Round 3", "Semi-finals".
# $table: the number of the table.
round-and-table = { $round }, table { $table }
# A list that was cut short.
# $names: some names with commas between them.
# $count: how many more there are.
names-and-more = { $names } and { $count } more
# A number of tables.
tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
# A number of rounds in which a player has no table and gets the points of a win.
byes = { $count ->
    [one] { $count } bye
   *[other] { $count } byes
}
# The end of a list of links that was cut short.
# $count: how many more there are.
and-more = and { $count } more
# Button: back, and nothing is changed.
cancel = Cancel
# Column: the state of something, such as "Running" or "Waits for approval". Short.
column-state = State
# A mark beside the reader's own name in a list. Very short, without quotes.
you = you
