## The list of players.

# Heading where the list is empty.
nobody-registered = Nobody is registered yet
nobody-registered-text = Players appear here when they are registered.
# Button: leads to the part of the list that has the reader's name.
to-your-line = To your line
# Label of the search for a name.
find-name = Find a name
# Heading where a search found nothing.
nobody-by-name = Nobody by that name
try-fewer = Try fewer letters, or <a>show everybody</a>.
# Head of the links to the parts of a long list: "Names A–F: 100 of 400".
names = Names
# Caption of the table, only for screen readers.
players-by-name = Players by name

## Beside the name of a player who plays no more, and in the line below the heading of the player's page.

# $round: the number of the last round in which the player could play.
left-after = left after round { $round }
dropped-before-first = dropped before round 1
# Behind a name: the player has a bye for a round, awarded before the tournament.
# $round: the number of that round.
awarded-bye = bye in round { $round }
# As the one before, for several rounds.
# $first: the number of the first of them.
# $last: the number of the last of them.
awarded-byes = bye in rounds { $first }–{ $last }
# $round: the number of the last round that the player played.
dropped-after = dropped after round { $round }
