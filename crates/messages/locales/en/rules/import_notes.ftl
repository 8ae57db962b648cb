## What an imported file has and the tournament lacks, or counts in another way: sentences above the preview.

# $places: places as the messages "place-…", with semicolons.
without-winner = Tables without a winner count as drawn, with no point for anybody: { $places }.
# $places: places as the messages "place-…", with semicolons.
too-small = A pod has three players at least. At smaller tables who won has a bye and the others a match loss: { $places }.
# $round: its number.
# $table: the number of a table.
place-table = round { $round }, table { $table }
# $round: its number.
place-round = round { $round }
# $places: some places, with semicolons.
# $count: how many more there are.
places-and-more = { $places } and { $count } more
# $count: how many players.
# $win: points.
# $draw: points.
# $bye: points.
missed-points = { $count ->
    [one] The points of { $count } player in the file do not follow from its results by any points for win, draw and bye; here they do, by { $win }, { $draw } and { $bye }.
   *[other] The points of { $count } players in the file do not follow from its results by any points for win, draw and bye; here they do, by { $win }, { $draw } and { $bye }.
}
# Players who are at another place of the standings.
# $count: how many players.
# $name: the first of them.
# $there: this player's place in the file.
# $here: this player's place here.
moved = { $count ->
    [one] { $count } player has another place than in the file: { $name }, { $there } there and { $here } here.
   *[other] { $count } players have another place than in the file: { $name }, { $there } there and { $here } here, is the first of them.
}
# $count: how many players.
gaps = { $count ->
    [one] { $count } player had no place in a round between their first and their last; why is not in the file.
   *[other] { $count } players had no place in a round between their first and their last; why is not in the file.
}
renumbered = Rounds are counted from 1 without gaps; the file counts otherwise.
# $game: its name.
other-game = The file is of another game, { $game }.
# $names: fields of the file, with semicolons.
unread = Not taken over, for nobody here knows what it is: { $names }.
places-computed = Places are computed again by points and opponents' match-win percentage. Winning percentages of the file are not kept.
# $count: how many players.
commanders-lost = { $count ->
    [one] The commanders of { $count } player are not kept: more than two are named.
   *[other] The commanders of { $count } players are not kept: more than two are named.
}
# $count: how many players.
decks-lost = { $count ->
    [one] The decks of { $count } player are not kept: the file has their cards, and no list.
   *[other] The decks of { $count } players are not kept: the file has their cards, and no list.
}
# $count: how many players.
counted-as-dropped = { $count ->
    [one] { $count } player is counted as dropped after the last round that they have a place in: the file does not say who left, or was disqualified.
   *[other] { $count } players are counted as dropped after the last round that they have a place in: the file does not say who left, or was disqualified.
}
not-in-such-file = Level, time limits, penalties and the games of a match are not in such a file.
# First line of a text in a tournament's description; a line for each player follows, with the next five messages.
published-head = Places as published:
# In a player's line of published places.
# $count: how many.
published-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
# In a player's line of published places.
# $count: how many.
published-wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
# In a player's line of published places.
# $count: how many.
published-draws = { $count ->
    [one] { $count } draw
   *[other] { $count } draws
}
# In a player's line of published places.
# $count: how many.
published-losses = { $count ->
    [one] { $count } loss
   *[other] { $count } losses
}
# In a player's line of published places.
# $count: how many.
published-byes = { $count ->
    [one] { $count } bye
   *[other] { $count } byes
}
# Beside "without-winner".
published-kept = Tables without a winner do not give the places of this event. The published places are in the tournament's description, with points and records.
# Beside "without-winner".
# $kept: how many places are in the description.
# $listed: how many the file has.
published-cut = Tables without a winner do not give the places of this event. The first { $kept } of { $listed } published places are in the tournament's description, with points and records; there is no room for the others.
# TopDeck is a name.
# $places: places with a player each, as the message "place-winner", with semicolons.
drawn-playoff = Drawn playoff tables are won here by the player who went on, and in the last round by the best seed, as on TopDeck: { $places }.
# $place: as the message "place-table".
# $name: of a player.
place-winner = { $place } ({ $name })
# A note at a table of the playoff.
drawn-note = Drawn. The player who went on counts as the winner.
# $count: how many byes.
byes-placed = { $count ->
    [one] { $count } bye is only in the file's standings. It counts in a round where its player has no table: between the player's other rounds if possible, else before or after them.
   *[other] { $count } byes are only in the file's standings. Each counts in a round where its player has no table: between the player's other rounds if possible, else before or after them.
}
# $places: places as the messages "place-…", with semicolons.
draws-not-shared = By the totals in the file's standings, not everyone at these tables shares the draw, and the others lost: { $places }.
# $count: how many players.
# $names: the players, with semicolons.
draws-several = { $count ->
    [one] For { $count } player the totals fit several readings: which of their drawn tables they lost is a guess. Points do not depend on it: { $names }.
   *[other] For { $count } players the totals fit several readings: which of their drawn tables they lost is a guess. Points do not depend on it: { $names }.
}
draws-assumed = Where the file's standings do not say who shares a draw, everybody at the table has a share.
# $count: how many numbers.
# $differences: the messages "…-differ", with semicolons.
totals-differ = { $count ->
    [one] { $count } number in the file's standings does not follow from its tables. The tables are used here: { $differences }.
   *[other] { $count } numbers in the file's standings do not follow from its tables. The tables are used here: { $differences }.
}
# $name: of a player.
# $stated: how many the standings state.
# $found: how many follow from the tables.
wins-differ = { $stated ->
    [one] { $name } has { $stated } win in the standings and { $found } at the tables
   *[other] { $name } has { $stated } wins in the standings and { $found } at the tables
}
# $name: of a player.
# $stated: how many the standings state.
# $found: how many follow from the tables.
draws-differ = { $stated ->
    [one] { $name } has { $stated } draw in the standings and { $found } at the tables
   *[other] { $name } has { $stated } draws in the standings and { $found } at the tables
}
# $name: of a player.
# $stated: how many the standings state.
# $found: how many follow from the tables.
losses-differ = { $stated ->
    [one] { $name } has { $stated } loss in the standings and { $found } at the tables
   *[other] { $name } has { $stated } losses in the standings and { $found } at the tables
}
# $name: of a player.
# $stated: how many the standings state.
# $found: how many follow from the rounds.
byes-differ = { $stated ->
    [one] { $name } has { $stated } bye in the standings and { $found } in the rounds
   *[other] { $name } has { $stated } byes in the standings and { $found } in the rounds
}
# $name: of a player.
# $stated: how many the standings state.
# $found: how many follow from the tables.
points-differ = { $stated ->
    [one] { $name } has { $stated } point in the standings and { $found } by the tables
   *[other] { $name } has { $stated } points in the standings and { $found } by the tables
}
# $difference: one of the messages "…-differ".
# $count: how many rounds.
# $rounds: the numbers of the rounds in which the tables have it, as "1, 2 and 4".
in-rounds = { $count ->
    [one] { $difference } (round { $rounds })
   *[other] { $difference } (rounds { $rounds })
}
# $names: fields of the file, with semicolons.
not-kept = Fields that have no place here: { $names }.
