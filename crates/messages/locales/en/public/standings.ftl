## The standings after a round, and the final places after the playoff.

# Title of the page before the first finished round.
title = Standings
# Heading of the page, and label of links to it.
# $round: the number of the Swiss round that was the last one to count.
after-round = Standings after round { $round }
# Heading of the page after a playoff, and label of the link to it.
final-places = Final places
# Below the heading of the final places: how they are made.
order-of-places = The playoff first, by the round reached and then by seed; then the order of the Swiss rounds.

## A search that found nobody.

nobody-by-that-name = Nobody by that name in these standings

## Sentences above the table.

# The link leads to the picture of the playoff.
bracket-shows-playoff = <a>The bracket</a> shows the playoff.
# The line is drawn in the table. The link leads to the picture of the playoff.
line-below-last = The line is below the last player in the <a>playoff</a>.
# Player's names are links.
choose-a-name = Choose a name to see where the numbers come from.

## Heads of columns, and the same words as labels before a number on narrow screens: as short as possible.

# The final place.
column-place = Place
# Wins, losses and draws, as "2–1–0".
column-record = Record
# Explains the head of the column "Record": what its three numbers are, in their order.
record-explained = Wins, losses, draws
# The rank after the Swiss rounds, beside the final place.
column-swiss = Swiss
# Explains the head of the column "Swiss".
swiss-explained = Rank after the Swiss rounds
# Points from single games, where matches have several.
column-games = Games
# Explains the head of the column "Games".
games-explained = Game points
# Whether the player makes the cut.
# $cut: how many players make it.
column-top = Top { $cut }
# Match-win percentage, before a number on narrow screens.
label-match-win = MW
# Opponents' average match points, before a number on narrow screens.
label-opponents-points = OAMP
# Opponents' match-win percentage, before a number on narrow screens.
label-opponents-match-win = OMW
# Win percentage with byes, before a number on narrow screens.
label-win = W
# Opponents' win percentage with byes, before a number on narrow screens.
label-opponents-win = OW

## Notes beside a name.

still-in-playoff = Still in the playoff

## The planned cut: how many players go on to the playoff. Sentences above the table, one after the other.

# The line is drawn in the table.
# $cut: how many players go on.
line-below-top = The line is below the top { $cut }, who go on to the playoff as planned.
# $cut: how many players go on.
top-go-on = As planned the top { $cut } go on to the playoff.
# Explains the words "in" and "out" of the column.
what-in-and-out-mean =
    In: for certain, unless the player drops. Out: not by points any more, unless players above drop.

## Below the table.

# Heading of the links to the standings after each round.
after-each-round = After each Swiss round
# Heading of the links to the standings after other rounds.
after-another-round = After another round
# Link to a file for spreadsheets.
places-as-csv = Final places as CSV
# Link to a file for spreadsheets.
standings-as-csv = Standings as CSV
# Link to a file for programs. TopDeck is the name of a site.
results-as-json = Results as JSON, in TopDeck's format

## Before the first finished round.

# Heading.
none-finished = No round is finished yet
# The link leads to the pairings.
appear-here = Standings appear here after the first finished round. Look at the <a>pairings</a> meanwhile.
