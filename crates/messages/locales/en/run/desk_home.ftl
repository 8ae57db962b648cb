## The desk, the staff's first page of a tournament: where it stands, and its next step.

### Notices after a step, each a sentence.

opened = The tournament is open: its pages are on the front page.
finished = The tournament is finished.
reopened = The tournament is open again.

### Beside the heading: where the tournament is.

# $round: the round's name as a heading, as "Round 3", "Semi-finals".
line-draft = { $round }, draft
# $round: the round's name as a heading.
line-published = { $round }, published
# $round: the round's name as a heading.
line-running = { $round }, running
# $round: the round's name as a heading.
line-finished = { $round }, finished
no-round-yet = No round yet
rounds-played = { $count ->
    [one] { $count } round played
   *[other] { $count } rounds played
}

### The stages of the event, in a row at the top; the present one is marked. As short as possible.

# Name of the list, for screen readers.
stages = Where the event is
# Before the name of a stage that is over, for screen readers.
stage-done = Done:
stage-registration = Registration
stage-check-in = Check-in
# All Swiss rounds, once they are over.
stage-rounds = Rounds
stage-pair = Pair
stage-publish = Publish
# The round is played.
stage-play = Play
# The round is finished.
stage-finish = Finish
# Who plays in the playoff is announced.
stage-cut = Cut
stage-playoff = Playoff
# The tournament is finished.
stage-end = End

### The next step. Each has a heading, a sentence or two, and buttons.

# Name of this part, for screen readers.
next = Next

## Before the tournament is open.

# Heading.
# $count: how many players are registered.
players-so-far = { $count ->
    [one] { $count } player so far
   *[other] { $count } players so far
}
open-means = Only its staff and people with the link see the tournament. Open it when players may find it; publishing round 1 opens it too.
# Follows the sentences before this one.
all-here = Are they all here? The tournament begins when round 1 is paired.
# Button.
open-tournament = Open the tournament
# Button.
# $round: the round's number.
pair-round = Pair round { $round }
# Label of an input for a list of players.
names = Names
names-hint = Paste them, one per line. You look at them before they are added.
# Button.
look-at-names = Look at the names
# Link: a list of players as a file.
send-file = Send a file

## Players are checked in.

# Heading.
# $here: how many are checked in.
# $all: how many are registered.
checked-in-of = { $here } of { $all } are checked in
# Name of a bar, for screen readers.
checked-in = Checked in
absent-means = Players who are not here are dropped before round 1 or paired with the others.
# $here: how many players are checked in.
too-few = { $here ->
    [one] { $here } is too few for a Swiss round.
   *[other] { $here } are too few for a Swiss round.
}
# Button to the page where players are checked in.
check-in = Check in
# Button.
# $here: how many players are checked in.
pair-who-are-here = Pair the { $here } who are here
# Button.
# $all: how many players are registered.
pair-all = Pair all { $all }

## A round is paired.

# Before the first round.
# $players: how many there are.
# $plan: one of the next two messages.
nobody-checked-in = { $players } players, none of them checked in: { $plan }.
# Before the first round.
# $players: how many there are.
# $plan: one of the next two messages.
everybody-checked-in = { $players } players, all of them here: { $plan }.
# A clause.
# $rounds: how many rounds are planned.
plan-swiss = { $rounds ->
    [one] { $rounds } Swiss round
   *[other] { $rounds } Swiss rounds
}
# A clause.
# $rounds: how many rounds are planned.
# $cut: how many players play in the playoff.
plan-with-playoff = { $rounds ->
    [one] { $rounds } Swiss round, then a playoff of { $cut }
   *[other] { $rounds } Swiss rounds, then a playoff of { $cut }
}
# What the pairing will be.
# $players: such as "24 players".
# $tables: such as "6 tables".
size = { $players } at { $tables }.
# The same, where some players have no table in the round.
# $players: such as "23 players".
# $tables: such as "5 tables".
# $byes: such as "3 byes".
size-with-byes = { $players }, { $tables }, { $byes }.
only-staff-see = Only staff see the pairings until you publish them.
# Label of an input, where the players are fewer than the level asks for.
why-anyway = Why continue anyway
why-anyway-hint = It is recorded.

## A draft is looked at and published.

# Heading.
# $round: inside a sentence: "round 3", "the semi-finals".
draft-of = Draft of { $round }
# Heading of a folded list: why the tables are as they are.
why-so = Why so
# The tables of a playoff follow from the seeds.
# $tables: how many there are.
tables-as-seeded = { $tables ->
    [one] { $tables } table, as the seeds have it.
   *[other] { $tables } tables, as the seeds have it.
}
publish-only-means = Publish only, and players can find their seats before you start the round and its clock.

## A published round is started.

# Heading.
# $number: not shown. It is 1 if the name is singular ("Round 3 is published"), 2 if it is plural ("The semi-finals are published").
# $round: the round's name as the first words of a sentence, such as "Round 3", "The semi-finals".
is-published = { $number ->
    [one] { $round } is published
   *[other] { $round } are published
}
start-when = Start when everybody sits: the clock begins.

## The results of a round are entered.

# Heading.
# $reported: how many tables have a result.
# $tables: how many there are.
reported-of = { $reported } of { $tables } tables reported
# Name of a bar, for screen readers.
tables-reported = Tables reported
# Before the numbers of the tables that have no result yet.
outstanding = Outstanding
# Beside the number of a table: its players disagree about the result.
note-disputed = disputed
# Beside the number of a table: a player has reported, and no other has confirmed.
note-to-confirm = to confirm
# Beside the number of a table: it has more time than the others.
note-minutes = +{ $minutes } min
# Button.
enter-results = Enter results
# The links lead to the page of pairings and to the page for the hall's projector.
find-seats = Players find their seats on the page of <a>pairings</a>, or on the <a>projector</a>.
# Follows the sentence before this one. The link leads to slips of paper with each player's own link.
report-by-links = They report results from their own pages, which open by <a>links to print</a>.

## A round is finished.

# Heading.
# $round: inside a sentence: "round 3", "the semi-finals".
every-table-has = Every table of { $round } has its result
finish-means = Finishing it makes its results and the standings public.

## The cut: the players of the playoff are announced.

# Heading.
swiss-over = The Swiss rounds are played
# Heading: so few players play only a playoff at one table.
four-players = Four players, one pod
# "(MTR-A Appendix E)" is a part of the rules and stays as it is.
# $players: how many there are.
no-swiss = { $players } players play no Swiss rounds, only one playoff pod (MTR-A Appendix E).
# Button: how many players play in the playoff.
choose-cut = Choose the cut
# Heading of a folded list of players.
who-is-in = Who is in
# Beside a player's name: their place among equals was drawn by lot.
drawn-by-lot = drawn by lot
# Button.
# $cut: how many players play in the playoff.
announce-top = Announce the top { $cut }
# Button: another size than the planned one.
another-cut = Another cut
# Heading of a folded part.
end-without-playoff = End without a playoff
leader-wins = The sole leader of the standings wins. Finishing publishes the secret of the tournament's draws.
# Button.
finish-tournament = Finish the tournament

## A round of the playoff is made.

# $round: inside a sentence: "the semi-finals".
table-can-be-made = The table of { $round } can be made.
# The same for several tables.
# $round: inside a sentence: "the semi-finals".
tables-can-be-made = The tables of { $round } can be made.
# Before the names of players who do not play in this round and enter a later one.
waiting = Waiting:
# Button.
# $round: inside a sentence: "the semi-finals".
make-table = Make the table of { $round }
# The same for several tables.
# $round: inside a sentence: "the semi-finals".
make-tables = Make the tables of { $round }

## The end.

# Heading.
# $name: a player's name.
winner-is = The winner is <bdi>{ $name }</bdi>
# Heading, where nobody has won alone.
all-played = All rounds are played
finish-publishes = Finishing publishes the secret of the tournament's draws, so that everyone can verify them.
# Heading.
over = The tournament is over
# $name: a player's name.
winner = Winner: <b><bdi>{ $name }</bdi></b>.
# Label of a text about the end, to be copied and posted in a chat.
for-community = For your community
# Button: makes a new tournament with the same settings.
copy-tournament = Copy the tournament

## The text about the end, for chats and forums. The places and the tournament's address follow as sentences of their own.

# $names: the winner's name.
# $tournament: the tournament's name.
# $players: such as "12 players".
community-won = { $names } won { $tournament } ({ $players }).
# The same for several winners.
# $names: their names, as "Ana and Bo".
# $tournament: the tournament's name.
# $players: such as "12 players".
community-share = { $names } share first place in { $tournament } ({ $players }).
# $count: how many players were in the playoff.
# $places: such as "1. Ana, 2. Bo, 3. Cleo, 4. Dan".
community-top = Top { $count }: { $places }.
# The same without a playoff.
# $places: such as "1. Ana, 2. Bo, 3. Cleo, 4. Dan".
community-standings = Standings: { $places }.

### The clock of the round.

# Heading of a folded part.
add-time-for-all = Add time for all
# Link to the plan of the breaks.
change-break = Change the break

### What was planned: a list of names and values, which do not begin with a capital.

# Heading.
plan = Plan
state = State
# Beside "Players".
# $registered: how many are registered.
# $here: how many of them are checked in.
registered-and-here = { $registered }, { $here } checked in
# The same, where some have left.
# $registered: how many are registered.
# $here: how many of them are checked in.
# $left: how many have left.
registered-here-and-left = { $left ->
    [one] { $registered }, { $here } checked in, { $left } has left
   *[other] { $registered }, { $here } checked in, { $left } have left
}
# Beside "Swiss rounds".
rounds-follow = follow from the number of players
# Beside "Playoff".
# $cut: how many players play in it.
top = Top { $cut }
# Name of what the rules recommend.
recommended = Recommended
# Beside "Recommended".
# $rounds: how many Swiss rounds.
# $cut: how many players play in the playoff.
# $players: for how many players that is.
recommended-rounds = { $rounds } rounds, top { $cut }, for { $players } players
# The same, where some players have no table in a round.
# $byes: how many.
# $rounds: how many Swiss rounds.
# $cut: how many players play in the playoff.
# $players: for how many players that is.
# $counted: as how many players they count in the rules' table.
recommended-rounds-with-byes = { $byes ->
    [one] { $rounds } rounds, top { $cut }, for { $players } players with { $byes } bye (counted as { $counted })
   *[other] { $rounds } rounds, top { $cut }, for { $players } players with { $byes } byes (counted as { $counted })
}
# Name: whether players can register by themselves.
self-registration = Self-registration
# Beside "Self-registration".
registration-open = open
# Beside "Self-registration".
registration-closed = closed
# Link.
announce-something = Announce something

### A finished tournament is opened again.

# Heading of a folded part.
reopen-tournament = Reopen the tournament
reopen-means = Only to fix a mistake: the secret of its draws is public already. Everybody can read the reason.
# Button.
reopen = Reopen
