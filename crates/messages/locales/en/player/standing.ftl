## How the player stands in the tournament, on their own page. Addressed: the player, informal, second person singular.

# Heading, after the tournament.
your-record = Your record
# Heading, during the tournament.
# $round: the number of the last finished round.
after-round = Standing after round { $round }
# A large figure above a word such as "place".
# $place: the place, as "4th".
# $count: how many players are in the standings.
place-of = { $place } of { $count }
# Link to the standings of all players: a button.
all-standings = All standings

### Words with a large figure: short, and not capitalized where the language allows it.

final-place = final place
# Match points.
points = points
rank-after-swiss = rank after the Swiss rounds
place = place
# With three numbers, such as "3–1–0".
record = won–lost–drawn

### What a player sends to friends after the tournament.

# $player: the player's own name.
# $count: how many players are in the standings.
# $tournament: the name of the tournament.
# $record: matches won, lost and drawn, such as "3–1–0".
share-champion = { $player }: champion of { $count } at { $tournament }, { $record }
# $player: the player's own name.
# $place: the place, as "4th".
# $count: how many players are in the standings.
# $tournament: the name of the tournament.
# $record: matches won, lost and drawn, such as "3–1–0".
share-place = { $player }: { $place } of { $count } at { $tournament }, { $record }
