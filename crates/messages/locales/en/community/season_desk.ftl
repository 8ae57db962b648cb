## The staff's pages of a season: settings, evenings, history.

title-new = New season
title-edit = Season settings
# The list of seasons.
title-list = Seasons
none-yet = No season yet
none-yet-hint = A season counts the evenings of a few weeks or months together.
new-season = New season
create = Create season
save = Save settings
created = Season created. Add its evenings.
saved = Settings saved.
# Fields.
field-name = Name
field-description = Description
field-description-hint = Shown on the season's page.
field-begins-on = First day
field-ends-on = Last day
field-planned = Planned evenings
field-planned-hint = With it, everyone sees what is still possible.
field-places = Points by final place
field-places-hint = A line for each range: “1: 10”, “3-4: 5”, “9+: 1”.
field-shared = People who share places
field-match-point = Points for each match point
field-participation = Points for taking part
field-participation-every = Count them from every evening
field-best = Best evenings that count
field-best-hint = Empty: all of them.
field-attendance-every = Bonus for every … evenings
field-attendance-every-hint = Empty: no bonus.
field-attendance-points = Points of the bonus
field-attendance-most = How many times at most
field-least = Evenings needed for a reward
field-tiebreakers = When points are equal, in this order
# Of the first, second, … tiebreaker, heard only.
# $number: as 2.
field-tiebreaker = Tiebreaker { $number }
no-tiebreaker = None
field-achievements = Achievements
field-achievements-hint = One in each line, with points and how many times it counts on an evening: “First blood: 1”, “Won with a precon: 2, 3 times”.
field-achievements-every = Count them from every evening
field-rewards = Prizes
field-rewards-hint = One in each line: “invitation: top 16”, “1 bye: top 4”, “seed: 30 points”, with a name at the end if you like: “invitation: top 16, Invitational in June”.
# Choices for people who share places.
shared-first = get the points of the first of their places
shared-last = get the points of the last of their places
shared-split = share the points, rounded down
# Parts of the form.
part-season = Season
part-scoring = What an evening scores
part-counting = Which evenings count
part-achievements = Achievements
part-rewards = Prizes
part-pods = Evenings of free pods
field-pods-places = Points for places in a free pod
field-pods-places-hint = The number of players, then the points of each place: “4: 5 3 2 1”.
field-pods-drawn = Points for a draw
field-pods-drawn-hint = How many share it, then the points of each: “4: 1”.
# $line: the line.
wrong-number-line = “{ $line }” is not a line such as “4: 5 3 2 1”, or its number is there twice.
# What is wrong with a typed line.
# $line: the line.
wrong-place-line = “{ $line }” is not a line such as “1: 10”, “3-4: 5” or “9+: 1”.
# $line: the line.
wrong-achievement-line = “{ $line }” is not a line such as “First blood: 1” or “Won with a precon: 2, 3 times”.
# $line: the line.
wrong-reward-line = “{ $line }” is not a line such as “invitation: top 16” or “1 bye: 30 points”.
# $field: the name of an input.
not-a-number = { $field } is a whole number.
not-a-date = This is not a date such as 2026-03-31.

## Evenings.

evenings = Evenings
add-evenings = Add evenings
add-evenings-hint = Tournaments of this community that are not in this season.
no-others = Every tournament of this community is in this season.
add = Add to season
# $count: how many.
added = { $count ->
    [one] { $count } evening added.
   *[other] { $count } evenings added.
}
nothing-added = Choose at least one tournament.
remove = Take out
# $evening: the name of an evening.
removed = { $evening } taken out of the season.
weight = Counts
weight-saved = How many times it counts is saved.
set-weight = Set

## Closing and deleting.

close = Close season
close-explained = The lines become final. A correction of an old result still counts.
reopen = Open season again
closed = Season closed.
reopened = Season is open again.
delete = Delete season
deleted = Season deleted.

## The final: who is above a line gets an entry.

title-final = Who qualified
final-hint = Everyone above a line now, in the order of the season. They get an entry in the tournament that you choose, with their awarded byes.
final-open = The season is still open: results to come can change this list.
nobody-qualified-yet = Nobody is above a line
# Below the sentence before.
nobody-qualified-hint = Lines are in the settings of the season, under “Prizes”.
column-gets = Gets
the-final = Final
no-tournament-open = No tournament of this community takes entries. Create one first.
enter-qualified = Enter everyone
# $count: how many.
# $tournament: the name of a tournament.
entered = { $count ->
    [0] Nobody was added to { $tournament }.
    [one] { $count } person added to { $tournament }.
   *[other] { $count } people added to { $tournament }.
}
# $count: how many of the people of the sentence before.
entered-waiting = { $count ->
    [one] { $count } of them is on the waiting list.
   *[other] { $count } of them are on the waiting list.
}
# $count: how many.
entered-before = { $count ->
    [one] { $count } had an entry already, which stays as it was.
   *[other] { $count } had an entry already, which stays as it was.
}

## History.

import = Import history
# Beside the state of a tournament in set-up, or of one that is not listed.
not-public = counts once everyone can find it
# Heading above checkboxes: people on a line who are equal in every tiebreaker.
tied = Equal on the line
tied-hint = They are equal in every tiebreaker. Choose whom to enter: all of them, or whom a draw has chosen.
# $name: a person's name.
# $gets: what they get, such as "Invitation".
tied-person = { $name }: { $gets }
