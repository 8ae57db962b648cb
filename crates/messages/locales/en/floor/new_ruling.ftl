## The form of a new ruling, which a judge fills in at the table. Its title is in rulings.ftl.

# Before what the player who called a judge had written.
the-call = The call

### The players.

# Folded.
table-and-players = Table and players
# The same when a table is chosen.
# $table: its number.
table-other-players = Table { $table }, other players
# Button.
show-players = Show its players
# $round: the number of the round.
players-of-round = Players of round { $round }
# After a player's name.
# $number: of the seat.
seat = seat { $number }
# Folded.
from-elsewhere = Players from elsewhere
# Label.
other-players = Other players
other-players-hint = Their numbers, as 12, 45.
# Button.
show-penalties = Show penalties of these players
# Button that is not seen: shows what the form comes to.
show = Show

### A player's infraction and penalty.

# Name of the part of the form, for screen readers.
# $name: the player.
penalty-of = Penalty of { $name }
none-today = No penalty earlier today.
# Name of a list of penalties, for screen readers.
earlier-today = Earlier today
# An earlier penalty.
# $infraction: its number and name, as "3.3 Slow Play".
# $penalty: as "Warning".
earlier-penalty = { $infraction }: { $penalty }
# Link.
# $count: how many.
all-about-them = All rulings about them: { $count }
# Link.
players-page = Player's page
# A choice in two lines: an infraction that is not among the other choices; below it in small letters: from the list.
another = Another
from-list = from the list
# Label of that list, for screen readers.
another-infraction = Another infraction
# A choice.
no-infraction = None: a ruling without a penalty
# Before the penalty and its reason.
proposed = Proposed:
# $penalties: other penalties, with commas between them.
also-names = The table also names: { $penalties }.
# Folded.
another-penalty = Another penalty
# Choices of a penalty.
as-proposed = As proposed
# $penalty: the penalty that is proposed.
as-proposed-penalty = As proposed: { $penalty }

# Follows the reason of a proposed penalty, a sentence.
dropped = They are dropped from the tournament.

### Texts and time.

# Folded: the next inputs.
texts-and-time = What happened, answer, time
# After the line before this one: when to fill them in.
now-or-later = now or afterwards
# What a judge timed, the first words of "What happened".
# $times: lengths as "1:05", with commas between them.
timed = Timed at the table: { $times }.
# Choices of the time for the table.
no-time = No time
as-long-as-call = As long as the call
other-minutes = Other minutes
other-minutes-hint = A ruling over one minute gives its length (MTR-A X.5A).

### The button, and what it needs. The button says what it records.

record = Record the ruling
# $penalties: penalties with commas between them.
record-penalties = Record: { $penalties }
# $penalties: penalties with commas between them.
record-waits-head-judge = Record: { $penalties }, waits for the head judge
# $penalties: penalties with commas between them.
record-waits-organizer = Record: { $penalties }, waits for the organizer
# Beside a box to tick.
# $penalty: the heaviest penalty of the ruling.
confirm-as-organizer = There is no head judge on the staff: I confirm the { $penalty } as organizer.

### Notices and errors.

# $number: of the ruling.
recorded = Ruling { $number } is recorded.
nothing-recorded = Nothing was recorded.
# Follows the first of several errors.
# $count: how many errors there are besides.
more-below = { $count ->
    [one] And { $count } more below.
   *[other] And { $count } more below.
}
# $typed: what was typed, in quotation marks.
no-number = Other players: { $typed } is no player's number. Type numbers, as 12, 45.
two-infractions = Two infractions are chosen, one above and one in the list: leave one of them.
