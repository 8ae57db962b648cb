### Rulings: what a judge decided about a player's infraction.

## The state of a ruling, a label.

# The head judge has to look at it again: the basis of the decision was overturned.
state-again = For the head judge again
state-given = Given
# The head judge has to confirm it.
state-for-head-judge = For the head judge
# The player asked the head judge to decide.
state-appealed = Appealed
# The head judge made the penalty lighter.
state-changed = Changed
# The head judge confirmed it.
state-upheld = Upheld
# The head judge decided that it does not count.
state-overturned = Overturned
# The judge took it back.
state-withdrawn = Withdrawn

## The infraction.

# A disqualification without an entry of the table of infractions.
no-infraction = No infraction named

## Where it was made, a label ("Round 2, table 4" is in common.ftl).

before-round-one = Before round 1
# In a player's history.
# $number: the number of the ruling.
# $place: as "Round 2, table 4".
ruling-and-place = Ruling { $number }: { $place }

## How the penalty was carried out, a sentence.

waits-for-head-judge = Not carried out: it waits for the head judge.
for-next-match = For their next match: it is carried out as that begins.
could-not-be-undone =
    It was carried out and could not be undone here: correct it by hand, as far as possible.
to-carry-out = To carry out at the table.
done-at-table = Carried out by the judge at the table.
done-in-game = Carried out in the followed game.
no-win = No win and no points of a draw in this match.
out-of-tournament = Out of the tournament.
undone = Undone.
