### Words that people type to confirm a dangerous action, which the page shows them. The page accepts its own language and
### English. Choose short words in lower case that a phone can type.

# Cancels the tournament.
cancel = cancel
# Discards the draft of a round.
discard = discard
# Disqualifies a player.
disqualify = disqualify
# Drops a player, or all who are absent.
drop = drop
# Checks everybody in.
everybody = everybody
# Checks everybody out.
nobody = nobody
# Removes a player’s personal data, or a webhook.
remove = remove
# Reopens a finished round, or a finished tournament.
reopen = reopen
# Starts the clock of a round again.
restart = restart
# Revokes the announced cut.
revoke = revoke
# Ends the record of a followed game.
stop = stop
# Takes the publication of a round back.
unpublish = unpublish
# Undoes the start of a round.
unstart = unstart
# Makes matches of a player who leaves void.
void = void
