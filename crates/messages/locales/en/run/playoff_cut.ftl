## The cut: the best players of the Swiss rounds, who are the seeds of the playoff. The staff chooses how many, and announces them.

# Label of the choice of how many.
cut = Cut
cut-hint = With 7, 10, 13 or 40, the best seeds skip the first playoff round.
# A choice.
# $count: how many players.
top = Top { $count }
# Button.
show-who = Show who is in
# In place of the list; the reason follows.
no-cut = No cut yet

### The list of the seeds.

# Name of the table, which everybody sees.
announced-seeds = Announced seeds
# The same before the cut is announced.
would-be-in = Who would be in
# Column of remarks. Short.
column-note = Note
# The player is not in the tournament any more. A word.
left = left
# The player does not play in the first round of the playoff. A word.
waits = waits
# The player's place was drawn by lot.
drawn = drawn among equals

### Announcing.

seeds-are-fixed = Seeds are fixed when the cut is announced: players who leave later are not replaced.
# Label of an input for a reason: it is earlier than planned.
why-now = Why now
# $played: how many Swiss rounds are played.
# $planned: how many are planned.
rounds-played = { $played } of { $planned } planned Swiss rounds are played.
# Notice.
# $count: how many players.
announced = The cut to the top { $count } is announced.
# Notice.
revoked = Cut revoked.

### The end without a playoff.

# Heading of a folded part.
finish-without = Finish the tournament without a playoff
# Label of an input.
why-ends = Why the tournament ends now
