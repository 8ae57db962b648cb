## The staff's pages, in groups, each with the number of things that wait there.

# A group of pages: what leads the tournament.
group-run = Run
# A group of pages: what judges do in the hall.
group-floor = Floor
group-people = People
group-set-up = Set-up
# A group of pages: the reader's own account.
group-account = Account

## The pages: links, and under the pictures at the bottom of a phone's screen. As short as possible.

# The staff's home: what is to be done now.
desk = Desk
rounds = Rounds
results = Results
# The round's clock.
clock = Clock
playoff = Playoff
announcements = Announcements
# Pictures for a stream of the tournament.
stage = Stage
statistics = Statistics
# The tables of the hall, for judges.
floor = Floor
# Players who call for a judge.
calls = Calls
rulings = Rulings
# Games that judges follow.
games = Games
# What a judge hands over at the end of their shift.
shift = Shift
# How long rounds take.
times = Times
# Rules to look up.
references = References
check-in = Check-in
players = Players
decklists = Decklists
staff = Staff
settings = Settings
# What everybody reads of the event: texts, pictures, colour.
event-page = Event page
log = Log
# Files to download.
exports = Exports
more = More

## Words after the number of things that wait on a page; the number is written before them, as in "3 waiting". They agree
## with it where a language needs that. Short.

# $count: that number
waiting = waiting
# $count: that number
for-head-judge = for the head judge
# The reader decides about them.
# $count: that number
to-decide = to decide
# Calls that a colleague gave to the reader.
# $count: that number
handed-to-you = handed to you
# Results about which players do not agree.
# $count: that number
disputed = disputed
# Results that should be there by now.
# $count: that number
late = late
# Results that are not there yet.
# $count: that number
outstanding = outstanding
# Registrations.
# $count: that number
to-approve = to approve
# Players who are not checked in.
# $count: that number
not-here = not here
# Decklists.
# $count: that number
missing = missing
# All that waits on a page, in a list that a notification shows: "Calls: 2 waiting".
# $page: the name of the page
# $count: the number
# $what: the words after the number
waits-on-page = { $page }: { $count } { $what }
# Opens the settings of notifications on this device.
attention = Sound and vibration
