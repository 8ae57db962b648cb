## What becomes of the matches of a player who leaves: the choice, and the page that asks before matches become void.

# A choice of "Their matches".
matches-stay = They stay as they are
# A choice of "Their matches"; also below the heading of the page.
unplayed-void = The match without a result is void: they leave the table now
# A choice of "Their matches"; also below the heading of the page.
all-void = All Swiss matches are void: they count for nobody
# Button.
drop = Drop the player
# Button.
disqualify = Disqualify the player
# Heading.
would-change = What would change
# In a list.
# $round: the round as a heading, as "Round 1", "Semi-finals".
# $table: the number of the table.
is-void = { $round }: table { $table } is void
# Below the reason.
everybody-reads = Everybody can read it.
can-undo = You can undo this on the player's page: their matches count again then.
