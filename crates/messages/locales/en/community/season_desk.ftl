## The staff's pages of a season: settings, evenings, history.

title-new = New season
title-edit = Season settings
# The list of seasons.
title-list = Seasons
none-yet = No seasons yet
none-yet-hint = A season adds up the evenings of a few weeks or months in one table of standings.
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
field-planned-hint = If you set it, the season's pages show who can still qualify.
field-places = Points by final place
field-places-hint = One line for each place or range: “1: 10”, “3-4: 5”, “9+: 1”.
field-shared = People who share places
field-match-point = Points for each match point
field-participation = Points for taking part
field-participation-every = Count points for taking part from every evening
field-best = Best evenings that count
field-best-hint = Leave empty to count all evenings.
field-attendance-every = Evenings for each attendance bonus
field-attendance-every-hint = Leave empty for no bonus.
field-attendance-points = Points for each bonus
field-attendance-most = Maximum number of bonuses
field-least = Evenings needed for a prize
field-tiebreakers = Tiebreakers, in this order
# Of the first, second, … tiebreaker, heard only.
# $number: as 2.
field-tiebreaker = Tiebreaker { $number }
no-tiebreaker = None
field-achievements = Achievements
field-achievements-hint = One on each line, with its points and how many times it can count in an evening: “First blood: 1”, “Won with a precon: 2, 3 times”.
field-achievements-every = Count achievements from every evening
field-rewards = Prizes
field-rewards-hint = One on each line: “invitation: top 16”, “1 bye: top 4”, “seed: 30 points”, with a name at the end if you like: “invitation: top 16, Invitational in June”.
# Choices for people who share places.
shared-first = get the points of the best of their places
shared-last = get the points of the worst of their places
shared-split = split the points equally, rounded down
# Parts of the form.
part-scoring = Points in an evening
part-counting = Which evenings count
part-achievements = Achievements
part-rewards = Prizes
part-pods = Evenings of free pods
field-pods-places = Points for places in a free pod
field-pods-places-hint = The number of players, then the points for each place: “4: 5 3 2 1”.
field-pods-drawn = Points for a draw
field-pods-drawn-hint = The number of players who share the draw, then the points for each: “4: 1”.
# $line: the line.
wrong-number-line = “{ $line }” is not in the form “4: 5 3 2 1”, or its number is used twice.
# What is wrong with a typed line.
# $line: the line.
wrong-place-line = “{ $line }” is not in the form “1: 10”, “3-4: 5” or “9+: 1”.
# $line: the line.
wrong-achievement-line = “{ $line }” is not in the form “First blood: 1” or “Won with a precon: 2, 3 times”.
# $line: the line.
wrong-reward-line = “{ $line }” is not in the form “invitation: top 16” or “1 bye: 30 points”.
not-a-date = Write the date as 2026-03-31.

## Evenings.

evenings = Evenings
add-evenings = Add evenings
add-evenings-hint = Tournaments of this community that are not in this season.
no-others = All tournaments of this community are in this season.
add = Add to season
# $count: how many.
added = { $count ->
    [one] { $count } evening added.
   *[other] { $count } evenings added.
}
nothing-added = Choose at least one tournament.
remove = Remove from season
# $evening: the name of an evening.
removed = { $evening } removed from the season.
weight = Times counted
weight-saved = Times counted saved.
set-weight = Save

## Closing and deleting.

close = Close season
close-explained = The lines become final. Corrections of earlier results still count.
reopen = Reopen season
closed = Season closed.
reopened = Season reopened.
delete = Delete season
deleted = Season deleted.

## The final: who is above a line gets an entry.

title-final = Qualified people
final-hint = Everyone who is above a line now, in the order of the season standings. They get an entry in the tournament that you choose, with their awarded byes.
final-open = The season is still open, so later results can change this list.
nobody-qualified-yet = Nobody has qualified yet
# Below the sentence before.
nobody-qualified-hint = Set who qualifies in the season's settings, under “Prizes”.
column-gets = Prize
the-final = Final
no-tournament-open = No tournament of this community is open for entries. Create one first.
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
    [one] { $count } already had an entry, which is unchanged.
   *[other] { $count } already had an entry, which is unchanged.
}

## History.

import = Import history
# Beside the state of a tournament in set-up, or of one that is not listed.
not-public = counts once everyone can find it
# Heading above checkboxes: people on a line who are equal in every tiebreaker.
tied = Tied at the line
tied-hint = These people are equal in every tiebreaker. Choose who gets an entry: all of them, or those drawn by lot.
# $name: a person's name.
# $gets: what they get, such as "Invitation".
tied-person = { $name }: { $gets }
