### What several public pages say about a tournament: where it stands, its rounds, its playoff.

## Where a tournament stands, in a few words below its name.

# $round: the number of the running round.
# $rounds: how many rounds are planned.
round-of-rounds = Round { $round } of { $rounds }
# The round is over, and the next one is not published yet.
# $round: the number of the round.
# $rounds: how many rounds are planned.
after-round-of-rounds = After round { $round } of { $rounds }
# The players of the playoff are announced.
# $cut: how many they are.
top-announced = Top { $cut } announced

## How many tables of the running round have a result.

# The round has one table.
one-table-done = The table has its result
# $tables: the number of tables.
all-tables-done = { $tables ->
    [one] All { $tables } tables have a result
   *[other] All { $tables } tables have a result
}
# $tables: the number of tables.
# $done: how many of them have a result.
tables-done = { $tables ->
    [one] { $done } of { $tables } table has a result
   *[other] { $done } of { $tables } tables have a result
}

## Winners, in the preview of a link.

# Also the heading of the winner's name beside the picture of the playoff.
champion = Champion
# Players who share the first place.
champions = Champions
# $champion: the winner's name.
champion-is = Champion: { $champion }
# $champions: the names of players who share the first place, with commas between them.
champions-are = Champions: { $champions }

## The picture of the playoff: each box is a pod, the group of players who play at one table.

# Head of the box of the only pod of a stage.
pod = Pod
# Head of a box, before its table is known.
# $number: from 1.
pod-number = Pod { $number }
# Head of a box: the match of the playoff was drawn, and the best seed advances. Short.
# $table: as "Table 12".
drawn-by-seed = { $table }: drawn, by seed
# In place of a name: whoever wins the only pod of the stage before.
winner-of-pod = Winner of pod
# In place of a name: whoever wins this pod.
# $number: of the pod.
winner-of-pod-number = Winner of pod { $number }
# In place of a name: whoever wins at this table.
# $table: its number.
winner-of-table = Winner of table { $table }
# In place of a name: one of the winners of the round before.
winner-of-semi-finals = Semi-finals winner
# In place of a name: one of the winners of the round before.
winner-of-quarter-finals = Quarter-finals winner
# In place of a name: one of the winners of the round before.
# $players: how many players began that round.
winner-of-round-of = Round of { $players } winner
# The same of any other round.
# $round: the round's name, as "Final".
winner-of-round = { $round } winner

## Refusals, where an address leads nowhere.

# $tournament: the tournament's name.
# $number: the number in the address.
no-player = { $tournament } has no player with the number { $number }.
# Button to the list of players.
to-players = To the players
no-round = There is no such round. Rounds have numbers from 1.
# $round: the number in the address.
not-published = The pairings of round { $round } are not published.
# Button to the pairings.
to-pairings = To the pairings
# $round: the number in the address.
no-standings = There are no standings after round { $round }: they are here when a Swiss round is finished.
# Button to the standings.
to-standings = To the standings

## A change after the publication.

# At the end of a heading on paper, by which people tell an older sheet from a newer one.
# $time: of the last change, as "14:05".
changed-at = changed { $time }
# Notice above every page, while the server cannot read newer data.
# $time: as "14:05".
as-of =
    The database does not answer. This page shows the tournament as of { $time }; nothing can be saved at the moment.
