## The pictures that a chat shows for a link to a tournament, and to a player's page. Short: they are large words on a picture.

# Instead of the tournament's name, if its letters cannot be drawn.
nameless = A multiplayer Magic tournament
# A player's place at the end.
# $place: an ordinal, such as "7th".
# $players: how many players there are.
place-of = { $place } of { $players }
# A player's rank while the tournament goes on.
# $place: an ordinal, such as "7th".
# $players: how many players there are.
# $round: the number of the last finished round.
place-after = { $place } of { $players } after round { $round }
# Link: opens a player's card, a picture to send to friends.
share = Picture to share
# Somebody asks for the picture of a player who has no result yet.
none-yet = This player has no picture until a round is finished.
