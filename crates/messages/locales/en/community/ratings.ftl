## Ratings of a community: of its people and of commanders.

title = Ratings
# Of commanders.
title-commanders = Ratings of commanders
# Below the heading.
# $games: how many.
ranked-from = { $games ->
    [one] Ranked after { $games } game
   *[other] Ranked after { $games } games
}
explained =
    Ratings are estimates, computed from all results with Weng and Lin's method (OpenSkill). Everyone starts at 1,000. The number after ± is the
    uncertainty. Ratings do not affect pairings.
only-who-shows = Only people who show their rating are listed.
not-wanted = This community does not show ratings
nobody-yet = No ratings yet: more games are needed
column-rating = Rating
column-uncertainty = ±
uncertainty-explained = Uncertainty
column-games = Games
column-commander = Commander
as-csv = Ratings as a CSV file
# $rating: a number.
# $uncertainty: a number.
rating-and-uncertainty = { $rating } ± { $uncertainty }
# Beside a rating of too few games.
# $games: how many games there are.
# $least: how many are needed.
too-few-games = { $games } of { $least } games
# Heading of the picture on a person's page.
course = Rating over time
# Read aloud instead of the picture.
# $first: a rating.
# $last: a rating.
# $days: on how many days the person played.
course-aloud = { $days ->
    [one] { $last } after { $days } day
   *[other] From { $first } to { $last } over { $days } days
}
# Setting of the community: heading of the form.
settings = Ratings
setting-wanted = Show ratings
setting-wanted-hint = Everyone decides on their own page whether their rating is public.
setting-least-games = Games before a rating is ranked
setting-commanders = Rate commanders too
setting-save = Save rating settings
# The answers.
saved-on = Saved. Ratings are shown.
saved-off = Saved. Ratings are not shown.
# There is no page of a person with this number.
nobody-with-rating = No person with this number shows a rating
# Heading of the list of days.
days = Day by day
column-day = Date
# In the list of days: of tournaments without a date.
no-date = No date
# For commanders.
known-tables = Only games in which every commander is known and public count.
