## Ratings of a community: of its people and of commanders.

title = Ratings
# Of commanders.
title-commanders = Ratings of commanders
# Below the heading.
# $games: how many.
ranked-from = { $games ->
    [one] Ranked from { $games } game on
   *[other] Ranked from { $games } games on
}
explained =
    Ratings are estimates by Weng and Lin's method (OpenSkill), computed from all results: everyone begins with 1,000. The number after ± is the
    uncertainty. They change nobody's pairings.
only-who-shows = Only people who show their rating are listed.
not-wanted = This community has no ratings
nobody-yet = Nobody has enough games yet
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
setting-save = Save ratings
# The answers.
saved-on = Ratings are shown.
saved-off = Ratings are not shown.
# There is no page of a person with this number.
nobody-with-rating = Nobody with this number shows a rating
# Heading of the list of days.
days = Day by day
column-day = Date
# For commanders.
known-tables = Only tables where every commander is known and public count.
