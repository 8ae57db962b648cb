## The pairings of a round: who plays at which table and in which seat.

# Title of the page before the first round.
title = Pairings
# Title of the page in the browser.
# $round: the round's name as a heading, such as "Round 3", "Semi-finals".
title-of-round = Pairings, { $round }

## Below the heading: how far the round is.

# The players can see their tables, and the round has not started.
# $time: the time of day, such as "14:05".
published-at = Published { $time }
# $time: the time of day, such as "14:05".
# $clock: the round's clock, such as "until 15:20", "time is up", "paused, 31 min left".
started-with-clock = Started { $time }, { $clock }
# $time: the time of day, such as "14:05".
started-untimed = Started { $time }, no time limit
# The round is over.
finished = Finished

## Above the list.

# In a booster draft.
players-draft-in-pods = Players draft in these pods and play round 1 in them (MTR-A X.6A).
# The pairing is not as it was drawn. A link to the changes follows.
changed-by-hand = Changed by hand.
# Link to the list of changes.
what-was-changed = What was changed, and why
# Button: leads to the part of a long list that has the reader's table. Short.
to-your-table = To your table
# Name of the links to the orders of the list, for screen readers.
order = Order
# Link to an order of the list. Short.
by-table = By table
# Link to an order of the list. Short.
by-last-name = By last name
# The same where last names are only initials: the list goes by first name. Short.
by-name = By name
# What the list has, before the range of a part of it: "Tables 101–200". Short.
tables = Tables

## A search that found nobody.

nobody-by-that-name = Nobody by that name in this round
# Follows the sentence "Try fewer letters, or show everybody."
tell-organizer-now = If you should be paired and are not, tell the organizer now.

## The list by name.

# Heading of the table.
players-by-name = Players by name, with table and seat
# Heading of the table.
players-by-last-name = Players by last name, with table and seat
# Instead of a table's number: the player has no match in this round and gets points for it. Short.
bye = Bye
# Instead of a table's number: the player has no table in this round and loses the match. Short.
loss = Loss

## The list by table.

# What a player brings into a playoff: their place in the order of the players who reached it. Short.
# $seed: 1, 2, …
seed = seed { $seed }
# Nobody won the match.
drawn = Drawn.
# After "Drawn.": a match of the playoff.
# $player: the best seed, who goes on to the next round.
advances-by-seed = { $player } advances by seed.
# Nobody won the match.
# $players: those who get no point of the draw, because of a penalty or because they conceded.
drawn-without = Drawn; no point for { $players }.
# The single games of a match.
# $games: such as "Ann Ash 2, drawn 1".
games = Games: { $games }.
# A part of the list of games.
# $player: a name.
# $count: how many games they won.
games-won = { $player } { $count }
# A part of the list of games.
# $count: how many games nobody won.
games-drawn = drawn { $count }
# Heading of the list of players without an opponent.
byes = Byes
# $points: the points that they get.
bye-points = { $points ->
    [one] No match this round, { $points } point.
   *[other] No match this round, { $points } points.
}
# Heading of a list of players.
not-paired = Not paired, match loss
why-not-paired = Players who came after the round was paired, or were absent.

## Below the list.

# Heading of the links to the pairings, or to the standings, of all rounds; also of a table with a line for each round.
rounds = Rounds

## Before the first round.

# Heading.
none-published = No round is published yet
# The link leads to the list of players.
appear-here =
    Tables and seats appear here when the organizer publishes the first round.
    Until then, you can check whether you are <a>on the list of players</a>.
