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
closed-already = “{ $season }” is closed already.
# $season: the name of a season.
open-already = “{ $season }” is open already.
# $season: the name of a season.
has-evenings = “{ $season }” has evenings. Take them out of the season before you delete it.
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
weight-range = An evening counts { $least } to { $most } times, not { $given }.
# $least: as 1.
# $most: as 1000.
# $given: what is there.
least-games-range = Ratings are ranked from { $least } to { $most } games on, not { $given }.
