## The page of the round's clock, for the staff.

### Notices after a button, each a sentence.

stands-still = The clock stands still.
runs-again = The clock runs again.
time-changed = The time is changed for all tables.
limit-changed = The limit of this round is changed.
restarted = The clock runs from the full time again.
# Judges gave a table time.
# $table: the number of the table.
# $minutes: how many it has more.
table-has-more = Table { $table } has { $minutes } min more.
# $table: the number of the table.
check-begun = The deck check at table { $table } is timed from now on.
# $minutes: how many the table has more.
check-ended = The deck check has ended; the table has { $minutes } min more.
# Given time, or a deck check.
withdrawn-now = It is withdrawn.
# The address names no button of the page.
no-button = The clock has no such button.
# Button to the page of the clock.
to-clock = To the clock

### The clock.

# Below the place of the large digits, before the round has begun.
starts-with-round = The clock starts with the round.
# Below the large digits.
# $time: such as "13:20".
paused-since = Paused since { $time }
# Below the large digits.
# $time: such as "14:05".
until = Until { $time }
# Where games start without missing players after some minutes.
# $time: the time of day, as 12:05.
starts-without = Games start without missing players from { $time } on.
# Instead of the large digits.
no-time-limit = No time limit
# Below the clock: how its time is made up.
# $limit: one of the messages after these, or "75 minutes".
# $time: when the round began, such as "12:50".
made-of = { $limit }, started { $time }
# The same of a clock that was paused.
# $limit: one of the messages after these, or "75 minutes".
# $time: when the round began, such as "12:50".
# $pause: how long it was paused, such as "3:00" (minutes and seconds).
made-of-with-pause = { $limit }, started { $time }, stood still for { $pause }
no-limit = No limit
# $limit: the minutes of the round.
# $added: the minutes that were added.
limit-and-added = { $limit ->
    [one] { $limit } minute and { $added } added
   *[other] { $limit } minutes and { $added } added
}
# $limit: the minutes of the round.
# $less: the minutes that were taken away.
limit-less = { $limit ->
    [one] { $limit } minute less { $less }
   *[other] { $limit } minutes less { $less }
}
# Below the clock of a break between two rounds.
# $time: when the break began, such as "13:20".
break-since = Since { $time }, when the round before it was finished
# Heading, where no clock runs.
no-round = No round is being played
publish-draft = Publish the draft, and its clock can be started.
pair-next = Pair and publish the next round, and its clock can be started.
# Button: begins the round, and its clock.
start-round = Start the round

### Time for all tables.

# Heading.
all-tables = Time for all tables
# Heading of a folded part.
limit-of-round = Time limit of this round
# Label of an input: the round's whole time.
minutes-in-all = Minutes in all
minutes-in-all-hint = Empty: no time limit. Added or removed time counts on top.
# Button.
set-limit = Set the limit
# Heading of a folded part.
restart = Start again from the full time
restart-means = Pauses and added time are removed; time given to single tables stays.
# Button of the same.
start-again = Start again

### Deck checks: judges look at the decks of a table while its game waits.

# Heading.
deck-checks = Deck checks
# No deck check runs.
no-check-runs = None runs.
# Button: the deck check ends, and the table gets as much time as it took, and four minutes.
end-check = End it: its length and 4 min more
# Button: the deck check ends, and the table gets no time.
give-up = Give it up
# Button.
begin-check = Begin a deck check

### Time given to single tables.

# Heading.
given = Time given to tables
# Button.
give-time = Give time
nothing-given = No table of this round has more time than the others.
# A line of the list; what it was for and until when may follow after a comma.
# $table: the number of the table.
# $minutes: how many it got.
table-minutes = <b>Table { $table }</b>: { $minutes } min
# In such a line: what the time was for.
for-deck-check = deck check
# In such a line: what the time was for.
for-ruling = ruling
# In such a line: it counts no more.
withdrawn = withdrawn
# Button: the table loses the time again.
withdraw = Withdraw
# In place of the name of who gave it: somebody at the server's command line.
command-line = command line
