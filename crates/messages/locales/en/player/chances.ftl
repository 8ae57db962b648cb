## Whether the player can still reach the playoff of the best players ("the top 16"), on their own page. Addressed: the
## player, informal, second person singular.

# Heading.
# $cut: how many players reach the playoff.
# $rounds: how many rounds are left before it.
line = { $rounds ->
    [one] Top { $cut }, { $rounds } round left
   *[other] Top { $cut }, { $rounds } rounds left
}
# $cut: how many players reach the playoff.
now-in = You are in the top { $cut } whatever happens, unless you drop.
# $cut: how many players reach the playoff.
now-out = By points you do not reach the top { $cut } any more, unless players above you drop.
# $cut: how many players reach the playoff.
now-open = It is open whether you reach the top { $cut }.
# In a tournament in which points are wagered.
# $cut: how many players reach the playoff.
now-wagered = Points are wagered here: whether you reach the top { $cut } is open until the last round is finished.
# Below the chances.
by-points = By points alone: certain, whatever others do. Tiebreakers decide between equal points.

### A list: how the player's own match of this round may end …

with-win = A win
with-draw = A draw
with-loss = A loss

### … and what follows from it, beside it.

means-in = you are in for certain
means-out = you are out, unless players above you drop
means-open = other tables or tiebreakers decide
