## The pages of statistics: of one tournament, and of several that a reader chose. In a match one player of a table ("pod") wins, or it
## is drawn. Numbers are compared with what chance would give; the terms are those of statistics.

### The page.

# After the heading "Statistics", in smaller letters: the tournament is not over.
matches-so-far = { $count ->
    [one] { $count } match so far
   *[other] { $count } matches so far
}
# After the heading "Statistics", in smaller letters: how many tournaments are counted together.
of-tournaments = { $count ->
    [one] of { $count } tournament
   *[other] of { $count } tournaments
}
# Link to a page where the tournament can be counted together with others.
with-others = With other tournaments
# Heading of a page without numbers; a sentence with the reason follows.
none-yet = No statistics yet
not-yet = Statistics are public once the tournament is finished.
# The same for the staff, who see them earlier. "They" are the statistics.
not-yet-staff =
    They are counted here as soon as the first table has a result. Everybody sees them once the tournament is finished.
choose = Choose finished tournaments: they are counted together.
# The same where a program or an old link asked for a file.
choose-first = Choose finished tournaments first.
# Button that leads to the page of statistics.
to-statistics = To the statistics
# Name of the links to the sections of the page, for screen readers.
parts = Parts
# Above the tables on a phone.
phone-shows = A phone shows the main columns; the files have all of them.
# Summary that opens an explanation.
how-counted = How it is counted
# Name of a table for screen readers.
# $caption: what the table shows, such as "Wins by seat".
table-named = Table: { $caption }
# Below a table that is cut: lines that are only in the file.
more-in-file = { $count } more are in the file.
# Link to a file with the numbers of a section.
# $section: the section's heading, such as "Seats".
as-csv = { $section } as CSV

### The choice of tournaments.

# Summary that opens the choice.
choose-tournaments = Choose tournaments
none-to-choose = You can choose finished tournaments that are listed on the front page.
# Heading above the tournaments with a tick box each.
# $most: the greatest number that can be ticked.
finished-at-most = Finished tournaments, at most { $most }
# Below the tournaments.
# $count: how many there are besides.
older-ones = { $count } older ones can be chosen from their own pages of statistics.
# Button.
count-together = Count them together
# The form was sent without a tick.
nothing-chosen = Nothing was chosen: tick at least one tournament.

### Words under a large number that is shown by itself: they depend on the number and do not repeat it. Short.

# Under the number of tournaments, of which there are several.
stat-tournaments = { $count ->
    [one] tournament
   *[other] tournaments
}
# Under the number of players; who played in several tournaments is counted in each of them.
stat-entries = { $count ->
    [one] entry
   *[other] entries
}
# Under the number of matches.
stat-matches = { $count ->
    [one] match
   *[other] matches
}
# Under a share in per cent: the matches that nobody won.
stat-drawn = drawn

### Heads of columns: as short as possible. Each "label" is the same in small letters after a number, where a phone shows a line of the
### table in two rows.

column-matches = Matches
label-matches = matches
# Matches that were won.
column-won = Won
label-won = won
# Matches that nobody won.
column-drawn = Drawn
label-drawn = drawn
column-lost = Lost
label-lost = lost
label-rank = rank
# Label of an interval, as "24.0–39.5 %".
label-between = between
# Share of the matches that were won, where drawn ones are not counted.
column-draws-left-out = Draws left out
label-draws-left-out = draws left out
# Share of all matches, where drawn ones are counted as not won.
column-draws-counted = Draws counted
label-draws-counted = draws counted
# A share in per cent.
column-share = Share
label-share = share
# A length of time.
column-minutes = Minutes
# Minutes, short.
label-minutes = min
# The longest of some lengths of time.
column-longest = Longest
label-longest = longest
# In minutes.
label-longest-minutes = longest, min
# Share of the matches that were drawn.
column-share-drawn = Share drawn
# Of how many.
column-counted = Counted
label-counted = counted
# The shortest of some lengths of time.
column-shortest = Shortest
label-shortest = shortest
# The median: as many are shorter as are longer.
column-middle = Middle
label-middle = middle
# The mean.
column-average = Average
label-average = average
# Players who entered a tournament with this commander.
column-entries = Entries
label-entries = entries
# Match points divided by the number of matches.
column-points-a-match = Points a match
label-points-a-match = points a match
# Points a match, divided by the mean of all players.
column-against-mean = Against mean
label-against-mean = against mean
# How often the cut (the best players, who play the playoff) was made.
column-cuts = Cuts
label-cuts = cuts
# Share of the matches that were won.
column-share-won = Share won
# How often the cut would have been made by chance.
column-by-chance = By chance
label-by-chance = cuts by chance
# Cuts made, divided by cuts by chance.
column-conversion = Conversion
label-conversion = conversion
column-commander = Commander
# The other commander of two that met.
column-against = Against
label-against = against
# How often two commanders were at the same table.
column-meetings = Meetings
label-meetings = meetings
# Of two commanders.
column-first-won = The first won
label-first-won = the first won
# Of two commanders.
column-second-won = The second won
label-second-won = the second won
# The share of the first of two commanders.
column-share-of-first = Share of the first
# Tournaments.
column-events = Events
label-events = events
# Rounds in which the player had no match and got points for it.
column-byes = Byes
label-byes = byes
label-opponents = opponents
# When or how a match ended.
column-ended = Ended
# What was measured: a round, a match, a game.
column-what = What

# A range in a cell.
# $least: without the per cent sign, such as "24.0".
# $most: with the per cent sign, such as "39.5 %".
range = { $least }–{ $most }
# How pictures of shares are read. E. B. Wilson is the statistician of the "Wilson score interval".
intervals = A line is the 95 % interval of Wilson: many more matches would probably bring the dot to somewhere on it.

### Seats: whether it is better to sit in the first seat of a table or the last.

seats = Seats
# $matches: the number of matches.
# $size: how many players sit at each table.
seats-none-drawn = { $matches ->
    [one] { $matches } match in pods of { $size }, none of them drawn.
   *[other] { $matches } matches in pods of { $size }, none of them drawn.
}
# $matches: the number of matches.
# $size: how many players sit at each table.
# $drawn: how many of the matches nobody won.
seats-drawn = { $matches ->
    [one] { $matches } match in pods of { $size }, { $drawn } of them drawn.
   *[other] { $matches } matches in pods of { $size }, { $drawn } of them drawn.
}
seats-apart = Pods of another size are counted apart, and so are playoff matches, in which the best seed has the first seat.
# Caption of a table.
wins-by-seat = Wins by seat
# Title of a picture.
wins-draws-left-out = Wins by seat, draws left out
# Title of a picture.
wins-draws-counted = Wins by seat, a draw counted as not won
# After the title of a picture.
# $share: such as "25.0 %".
equal-share = The dashed line is an equal share, { $share }.
# A line of the table, beside "Seat 1".
# $size: how many players sit at each of these tables.
# $number: the seat's number.
seat-of-pods = Pods of { $size }, seat { $number }
# The same for matches of the playoff.
# $size: how many players sit at each of these tables.
# $number: the seat's number.
seat-of-playoff = Playoff, pods of { $size }, seat { $number }
# $least: how many matches have to be won for each seat.
test-too-few =
    Too few to test whether seats are equal: that needs { $least } won matches for each seat, and at most ten seats.
# The result of a chi-squared test.
# $statistic: a decimal number.
# $degrees: a small number.
# $p: a decimal number, or "less than 0.0001".
test-differs =
    Test against equal seats, of the matches that were won: χ² = { $statistic }, { $degrees } degrees of freedom, p = { $p }: seats differ by more than chance usually makes them.
# The same for seats that do not differ much.
# $statistic: a decimal number.
# $degrees: a small number.
# $p: a decimal number, or "less than 0.0001".
test-chance =
    Test against equal seats, of the matches that were won: χ² = { $statistic }, { $degrees } degrees of freedom, p = { $p }: chance alone could well make such a difference.
# After "p =".
# $number: "0.0001".
less-than = less than { $number }

### Draws.

draws = Draws
# $drawn: how many matches nobody won.
# $matches: the number of all matches.
draws-of-matches = { $matches ->
    [one] { $drawn } of { $matches } match drawn.
   *[other] { $drawn } of { $matches } matches drawn.
}
# Caption of a table.
draws-and-minutes = Draws and minutes by round
# Title of a picture.
draws-by-round = Draws by round
# After the title of that picture. "Them" are the rounds.
# $share: such as "11.0 %".
all-together = The dashed line is all of them, { $share }.
# A line of a table and of a picture, beside "Round 3": at most about 12 letters.
playoff = Playoff

### How matches ended.

endings = How matches ended
# Title of a picture.
when-ended = When matches ended
# Caption of a table.
when-ended-drawn = When matches ended, and how many of them were drawn
after-time-means = After time: still played when the table's time was up, by its clock or as a judge called it.
# Lines of a table and of a picture: at most about 12 letters.
ended-in-time = In time
ended-after-time = After time
ended-not-known = Not known
# Extra turns are those after time is called.
# $matches: in how many matches a judge counted them.
# $least: the least number of turns.
# $most: the greatest number.
# $middle: the median.
# $won: how many of the matches somebody won in these turns.
extra-turns = { $matches ->
    [one] Extra turns were followed in { $matches } match: { $least } to { $most }, the middle one { $middle }.
   *[other] Extra turns were followed in { $matches } matches: { $least } to { $most }, the middle one { $middle }.
} { $won ->
    [one] { $won } of them was won in these turns.
   *[other] { $won } of them were won in these turns.
}
# "Followed": a judge followed the game turn by turn.
# $count: matches in which a player gave up.
conceded = { $count ->
    [one] Results or followed games say of { $count } match that somebody conceded; most results do not say it.
   *[other] Results or followed games say of { $count } matches that somebody conceded; most results do not say it.
}
# After the sentence before. "It" is that somebody conceded.
# $followed: the number of matches with such a game.
# $conceded: in how many of these somebody conceded.
conceded-where-followed = { $followed ->
    [one] Of { $followed } match with a game that a judge followed to its end it happened in { $conceded }.
   *[other] Of { $followed } matches with a game that a judge followed to its end it happened in { $conceded }.
}

### Lengths of time.

lengths = How long it took
# Title of a picture: the median length of each round.
minutes-of-round = Minutes of a round, the middle one
# Beside a bar of that picture: short.
bar-minutes = { $minutes } min
lengths-means =
    Whole minutes: the average, and the middle one where it lies between two, are rounded down. A round is from its start until it was finished; a match from the round's start until its result was there; a game is one that a judge followed from its first turn to its end.
# Lines of a table.
a-round = A round
a-match = A match
a-game = A game

### Commanders.

commanders = Commanders
# Title of a picture.
won-by-commander = Matches won by commander
# Below the picture's title.
won-by-commander-caption =
    Matches won by commander, those with a rank, in its order: by points against the mean. A draw is not won.
# $least: the number of matches that a rank needs.
commanders-ranked = Ranked are those with { $least } Swiss matches or more; the others follow by name.
# “against mean” is the head of a column.
against-mean-means =
    Points a match are of Swiss matches, without byes; “against mean” divides them by what everybody scored in the same events: 1 is as everybody.
# "Conversion" is the head of a column.
# $least: a small number.
conversion-means =
    Conversion is cuts made divided by those that chance alone would give (Σ cut / size of the event); it needs { $least } of those.
# $known: for how many entries the commander is known.
# $entries: the number of all entries.
commanders-known = { $entries ->
    [one] The commander of { $known } of { $entries } entry is known.
   *[other] The commander of { $known } of { $entries } entries is known.
}
# After the sentence before.
commanders-withheld = { $count ->
    [one] Commanders of { $count } entry are withheld: their tournament does not show them.
   *[other] Commanders of { $count } entries are withheld: their tournament does not show them.
}

### Commanders that met at a table.

pairs = Commander against commander
# Caption of a table.
pairs-most-frequent = Commanders that met, the most frequent meetings first
# $least: the number of meetings that a share needs.
pairs-means =
    At each table each entry of the one meets each of the other. The share is of the meetings that one of the two won, and is given from { $least } meetings on; somebody else won the others, or nobody.

### Players.

players = Players
# $least: the number of matches that a rank needs.
players-ranked =
    Ranked by points against the mean are those with { $least } Swiss matches or more; the others follow by name. Opponents: the average of what those they met scored against the mean; 1 is as everybody.
same-names =
    Players of several events are taken for one person where their names are written alike, unless two of one event are.
