## How a season scores, in words, and the names of its settings.

# Title and heading.
title = Scoring
# Tiebreakers, as in a list.
tiebreaker-evenings-won = Evenings won
tiebreaker-best-places = Best places: more first places, then more second places, and so on
tiebreaker-best-evening = Most points in one evening
tiebreaker-evenings = Most evenings
tiebreaker-match-wins = Most matches won
tiebreaker-match-win-percentage = Highest match-win percentage
tiebreaker-latest-evening = Points in the latest evening
# Heading of the list.
tiebreakers = Tiebreakers
# The list is empty.
no-tiebreaker = People with equal points share a rank.
# Heading of the table.
places = Points by final place
column-places = Places
# All places from one on.
# $place: a place.
place-and-on = { $place } and below
# Several places.
# $first: a place.
# $last: a place.
place-range = { $first } to { $last }
no-places = Places give no points.
shared-first = People who share places get the points of the best of them.
shared-last = People who share places get the points of the worst of them.
shared-split = People who share places split the points of those places equally, rounded down.
# $points: season points.
match-points = { $points ->
    [one] Each match point gives { $points } point.
   *[other] Each match point gives { $points } points.
}
# $points: season points.
participation = { $points ->
    [one] Taking part gives { $points } point.
   *[other] Taking part gives { $points } points.
}
participation-every = Points for taking part count from every evening.
# $best: a number of evenings.
best = { $best ->
    [one] Only the best evening of each person counts.
   *[other] The best { $best } evenings of each person count.
}
best-all = All evenings count.
# $points: points.
# $every: a number of evenings.
attendance = { $points ->
    [one] Every { $every } evenings give { $points } bonus point.
   *[other] Every { $every } evenings give { $points } bonus points.
}
# $most: how many times.
attendance-most = { $most ->
    [one] This bonus is given once.
   *[other] This bonus is given at most { $most } times.
}
# $count: a number of evenings.
planned = { $count ->
    [one] { $count } evening is planned.
   *[other] { $count } evenings are planned.
}
# Heading of the table.
achievements = Achievements
column-achievement = Achievement
# How many times an achievement counts on an evening.
column-most = Counts per evening
most-once = once
# $most: how many times.
most-times = { $most } times
achievements-every = Achievements count from every evening.
