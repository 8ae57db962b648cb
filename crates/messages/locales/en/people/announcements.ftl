## Announcements of the staff to players.

# Label.
what = What everybody should read
what-hint = It is on the home page, the projector and the players' pages at once.
# Heading of a folded part.
special = Pinned, later, or only for a table or a player
# Checkbox.
pinned = Pinned: it stays above the others
# Label of a day and a time.
shown-from = Shown from
# Below it.
# $zone: a time zone, such as "Europe/Lisbon".
# $time: the time there, such as "14:05".
shown-from-hint = Empty: at once. Times are in { $zone }, where it is { $time } now.
# An error at that day and time.
# $problem: what is wrong with it.
shown-from-wrong = Shown from: { $problem }
# Label.
only-table = Only table
# "My table" is the title of a page.
only-table-hint = The number of a table of this round: its players see it on My table.
# Label.
only-player = Only player
only-player-hint = A number or the whole name. Nobody but this player and the staff sees it.
# Button.
announce = Announce

## The minutes left of a round, which are announced by themselves.

# Heading.
minutes-left = Minutes left
# Label, short.
on = On
on-means = When a round has 10 and 5 minutes left, the home page and the projector say so, and each player's page when their own table has.
# Label, short.
off = Off
off-means = Pages don't announce that a round has 10 and 5 minutes left, beside the clocks.
# Button.
stop-minutes = Stop announcing minutes left
# Button.
announce-minutes = Announce 10 and 5 minutes left

## What was announced.

# Heading.
announced = Announced
nothing-yet = Nothing announced yet
nothing-yet-text = What you announce is here, and can be pinned and withdrawn.
# Label of an announcement, short.
withdrawn = Withdrawn
# Label of an announcement.
came-too-late = Not shown: the next round came first
# Label of an announcement.
# $time: a day and a time.
from = From { $time }
# Label of an announcement, short.
shown = Shown
# To whom an announcement is.
# $addressee: one of the next messages, or a player's name.
to = To <bdi>{ $addressee }</bdi>
everybody = Everybody
# $table: the number of the table.
# $round: the round in a label: "round 3", "semi-finals".
table-of-round = Table { $table }, { $round }
a-player = A player
# Button.
unpin = Unpin
# Button.
pin = Pin
# Button.
withdraw = Withdraw

## Notices after a button.

# $whom: who can read it, as "Everybody", "The players of table 4".
can-read-now = { $whom } can read it now.
# $whom: who can read it, as "Everybody", "The players of table 4".
can-read-later = { $whom } can read it from that time on.
minutes-announced = Ten and five minutes left are announced.
minutes-not-announced = The minutes left are not announced.
stays-above = It stays above the others.
not-pinned = It is not pinned any more.
taken-from-pages = It is taken from the pages.
