## Why a command on a season was refused.

# Name of a field: the season's name.
name-of-season = Name
# Names of fields.
first-day = First day
last-day = Last day
ends-before-it-begins = The last day is before the first day.
# $most: as 500.
too-many-seasons = A community has at most { $most } seasons. Delete one that has no evenings.
no-such-season = There is no season at this address.
# $season: the name of a season.
changed-meanwhile = Someone else changed “{ $season }” first. Check their changes, then save yours again.
# $season: the name of a season.
closed-already = “{ $season }” is already closed.
# $season: the name of a season.
open-already = “{ $season }” is already open.
# $season: the name of a season.
has-evenings = “{ $season }” has evenings. Remove them from the season before you delete it.
# $tournament: the name of a tournament.
# $season: the name of a season.
not-in-season = { $tournament } is not in “{ $season }”.
# $tournament: the name of a tournament.
of-another-community = { $tournament } does not belong to this community. Choose the community in its settings first.
# $tournament: the name of a tournament.
was-cancelled = { $tournament } was cancelled, so it cannot count.
# $season: the name of a season.
# $most: as 1000.
too-many-evenings = “{ $season }” can have at most { $most } evenings.
# How many times an evening counts.
# $least: as 1.
# $most: as 10.
# $given: what is there.
weight-range = An evening must count { $least } to { $most } times, not { $given }.
# $least: as 1.
# $most: as 1000.
# $given: what is there.
least-games-range = The games before a rating is ranked must be { $least } to { $most }, not { $given }.

## Entering people in the final.

line-changed-meanwhile = A result has changed since you saw who qualified. Check the list again.
# $tournament: the name of a tournament.
not-organizer-of-final = You are not an organizer of { $tournament }. Ask one of its organizers to enter people.
nobody-qualified = Nobody has qualified in this season.

## Importing history.

nothing-to-import = Choose at least one file.
# $most: the limit.
# $count: how many were sent.
too-many-events = You can import at most { $most } whole tournaments at once, not { $count }. Send the others afterwards.
# Somebody in an imported table.
# $person: a name.
# $evening: the name of an evening.
twice-on-an-evening = { $person } is in { $evening } twice. A person can have only one place in an evening.
no-such-evening = This evening is not in the season.
# It is not said who somebody in an imported file is.
# $name: the first such name.
# $count: how many names there are.
say-who = { $count ->
    [one] Choose who { $name } is.
   *[other] Choose who { $name } is. { $count } people in total need an answer.
}
table-is-empty = The table is empty.
columns-needed = The first line must name the columns: at least “place” and “name”, and “date”, “evening”, “points”, “wins”, “draws”, “losses” if you have them.
place-needed = The place is missing.
day-needed = The date of the evening is missing or not in the form 2026-03-31.
# $given: what is there, as 3/4/2026.
day-in-two-ways = { $given } can mean two dates. Write it in the form 2026-03-31.
# Name of a column.
name-of-evening = Evening
# $least: as 1.
# $most: as 100000.
# $given: what is there.
place-in-table = A place must be a whole number from { $least } to { $most }, not “{ $given }”.
# $least: as 0.
# $most: as 1000000.
# $given: what is there.
points-in-table = Points must be a whole number from { $least } to { $most }, not “{ $given }”.
# $least: as 0.
# $most: as 1000.
# $given: what is there.
matches-in-table = Wins, draws and losses must be whole numbers from { $least } to { $most }, not “{ $given }”.
# $tournament: its name.
is-its-final = { $tournament } is the final of this season, so it cannot be one of its evenings.
# $tournament: its name.
is-an-evening = { $tournament } is an evening of this season, so it cannot be its final. Remove it from the season first.
