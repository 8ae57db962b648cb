### What several pages of the staff say.

## Names in sentences.

# In place of the names of players, where there are none.
nobody = nobody
# In place of a name that is not known.
a-player = a player
# In place of the name of an account that is not known.
somebody = somebody
# At the end of a notice: players who got a place that became free.
# $names: their names.
from-waiting-list = From the waiting list: { $names }.

## A player's place in the standings, before and after a change.

# $rank: from 1.
# $points: match points.
rank-and-points = { $points ->
    [one] rank { $rank }, { $points } point
   *[other] rank { $rank }, { $points } points
}
not-in-standings = not in the standings

## Before a round is finished.

# Warning, a sentence.
# $table: the number of the table where a judge is called.
open-call = A judge is called at table { $table }. The call stays open when the round is finished.
# The same for several tables.
# $tables: their numbers as a list, as "4, 7 and 12".
open-calls = A judge is called at tables { $tables }. The call stays open when the round is finished.
