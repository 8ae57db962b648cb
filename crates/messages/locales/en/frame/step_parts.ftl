## Steps that lead a tournament on: buttons. Short.

# $round: inside a sentence: "round 3", "the semi-finals"
publish-and-start = Publish and start { $round }
# The pairings are shown, and the round does not start yet.
publish-only = Publish only
# $round: inside a sentence: "round 3", "the semi-finals"
start = Start { $round }
# $round: inside a sentence: "round 3", "the semi-finals"
finish = Finish { $round }
pair-again = Pair again
# The same for a playoff, whose tables follow from the results.
tables-again = Make the tables again
look-at-draft = Look at the draft
# Heading of a folded part, and its button.
keep-draft = Keep the draft
keep-draft-means = It is published as it was made, although it is out of date.
# Heading of a folded part.
undo-last = Undo the last step
# Name of the links to the sheets of a round, for screen readers.
to-print = To print

## How good the pairings of a round are: words under a number. Short.

# $count: that number
pairs-again = { $count ->
    [one] pair meets again
   *[other] pairs meet again
}
# Players at a table with others who have more or fewer points.
paired-up-or-down = paired up or down
# Rounds in which a player has no table and gets the points of a win.
# $count: that number
byes = { $count ->
    [one] bye
   *[other] byes
}
# Tables with fewer players than the others.
# $count: that number
smaller-pods = { $count ->
    [one] smaller pod
   *[other] smaller pods
}

## Reasons, which the log shows.

reason = Reason
# In brackets after "Reason".
everybody-reads = everybody can read it
in-log = It is recorded in the log.

## The round's clock.

# Button: the clock goes on.
resume = Resume
# Button: the clock stands still.
pause = Pause
minutes = Minutes
# Opens a field for minutes that are not among the choices.
other-minutes = Other minutes
below-zero = A negative number, such as −5, takes time away.
# Button.
add-time = Add time
