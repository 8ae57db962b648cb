## The picture that a chat shows for a link to a tournament.

# Instead of the tournament's name, if its letters cannot be drawn.
nameless = A multiplayer Magic tournament
