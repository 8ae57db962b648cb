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
not-in-such-file = Level, time limits, penalties and the games of a match are not in such a file. In a draw everybody at the table has a share.
