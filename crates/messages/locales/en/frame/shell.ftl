## What is around every page: the bar of the tournament, the doors, the notice, the foot.

# Link for keyboards, before everything else.
skip = Skip to the content
# Link to a page of the handbook, whose text is only "?".
help-with-page = Help with this page
tournaments = Tournaments
# Link to the reader's own account.
account = Account
# Button and link.
sign-in = Sign in
# Name of the part of the page with the tournament's name, round and clock, for screen readers; also of its links.
tournament = Tournament
# Name of the search button for screen readers.
find-long = Find a table, a player or a page
# Button of a search. Short.
find = Find

## The doors: the links at the bottom of a phone's screen. As short as possible.

door-my-table = My table
door-pairings = Pairings
door-standings = Standings
# Opens the list of all other pages.
door-more = More

## The other links of a tournament and of the site.

# Name of the staff's links, for screen readers.
staff-pages = Staff pages
tournament-home = Tournament home
# The page for the hall's projector.
projector = Projector
all-tournaments = All tournaments
handbook = Handbook

## Where a tournament is, in a few words, beside its name (the other states are in terms.ftl).

# $number: of the round that is over; the next one is not published.
after-round = After round { $number }

## The word before a notice at the top of a page, which says what kind of notice it is.

# Good to know.
notice-plain = Note
notice-good = Done
# Done, with something to look at.
notice-warn = Check this
# Refused; nothing was changed.
notice-bad = Not saved
# The page shows data that cannot be refreshed at the moment.
notice-not-current = Not current

## The round's clock and a break.

# A break between two rounds that the organizer gave no name.
pause = Break
# $time: such as "14:05".
until = until { $time }
# Before a clock that counts the time in which the last turn has to end.
overtime = Overtime:
time-is-up = time is up
# Minutes left on a clock, short.
minutes-left = { $count } min left
# A clock that stands still.
paused = paused
# $left: "31 min left" or "4:31".
paused-with = paused, { $left }

# Name of the links to the page in other languages, for screen readers.
languages = Languages
# Error page of an address that ends with an unknown language.
no-such-language = Podium does not speak this language.
