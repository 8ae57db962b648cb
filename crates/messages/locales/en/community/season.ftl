## A season of a community: its standings, evenings, records, and a person's season.

# A number of evenings.
evenings = { $count ->
    [one] { $count } evening
   *[other] { $count } evenings
}
# A number of people.
people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
# How many evenings were played of those that are planned.
# $played: a number.
# $planned: a number.
played-of = { $played } of { $planned } evenings
# Below the heading, beside the number of evenings.
closed = Season closed
# The days of a season, both known.
# $first: a date.
# $last: a date.
from-to = { $first } – { $last }
from = From { $date }
until = Until { $date }

## Names of a season's pages: titles, headings and links. Short.

page-standings = Standings
page-evenings = Evenings
page-records = Records
page-needs = What everyone needs
page-rules = Scoring
page-commanders = Commanders
# The navigation of a season's pages, heard only.
pages-of-season = Pages of this season
# Link to the community.
# $community: its name.
to-community = { $community }

## Standings.

nobody-yet = No results yet
# What to do while nobody has a result.
nobody-yet-hint = Results count when an evening is finished.
nobody-by-that-name = Nobody by that name in this season
choose-a-name = Choose a name to see how the points were scored.
# Link to the file.
standings-as-csv = Standings as a CSV file
# Link to the page of all people with what they need, for printing.
needs-to-print = What everyone needs (to print)
column-person = Name
column-points = Points
# How many evenings a person took part in.
column-evenings = Evenings
# How many evenings a person won.
column-won = Won
# The places of a person, best first.
column-places = Best places
# The most points of an evening.
column-best = Best evening
column-match-wins = Match wins
column-match-win-percentage = Match-win %
# The points of the last evening that a person scored on.
column-latest = Latest evening
# Places of a person, best first, of which there are more.
# $places: such as "1, 1, 3".
places-and-more = { $places }, …

## What the season leads to.

# Heading.
leads-to = Prizes
# A reward, and its line.
# $reward: such as "Invitation to the final".
# $top: how many people get it.
top-gets = { $top ->
    [one] { $reward }: rank 1
   *[other] { $reward }: top { $top }
}
# $reward: such as "Invitation to the final".
# $points: points.
points-get = { $points ->
    [one] { $reward }: everyone with { $points } point
   *[other] { $reward }: everyone with { $points } points
}
# What is below the line now.
# $last: the points of the last person above the line.
# $next: the points of the first person below it.
line-now = The line is between { $last } and { $next } points.
# Two people beside the line are equal in every tiebreaker too.
line-tied = The people on either side of the line are equal in every tiebreaker.
line-open = There are still places above the line.
# Beside a reward: evenings that a person needs.
least-evenings = { $count ->
    [one] Requires at least { $count } evening.
   *[other] Requires at least { $count } evenings.
}
# Kinds of rewards, where the organizer gave no name.
reward-invitation = Invitation to the final
# $byes: how many.
reward-byes = { $byes ->
    [one] { $byes } bye in the final
   *[other] { $byes } byes in the final
}
reward-seed = Seeding in the final
# In the table of standings, below the last line above the line of a reward.
# $reward: such as "Invitation to the final".
line-of = Line: { $reward }

## A person's chance of a reward.

secured = Secured
# $lead: points.
above-by = { $lead ->
    [0] Above the line, level on points with the next person
    [one] Above the line by { $lead } point
   *[other] Above the line by { $lead } points
}
above = Above the line
# Added to a sentence about a person above the line, or after what they need.
# $count: a number of evenings.
evenings-missing = { $count ->
    [one] { $count } more evening is needed.
   *[other] { $count } more evenings are needed.
}
# A whole sentence.
# $points: how many.
needs-points = { $points ->
    [one] Needs { $points } more point to pass the current line.
   *[other] Needs { $points } more points to pass the current line.
}
# After the sentence before. In one evening, where only the best evenings count.
# $points: how many.
needs-in-one-evening = { $points ->
    [one] To do so in one evening takes { $points } point, because it replaces an evening that counts now.
   *[other] To do so in one evening takes { $points } points, because it replaces an evening that counts now.
}
# $people: how many people.
# $room: how many of them get it.
tied = On the line: { $people } people are equal in every tiebreaker, and { $room ->
    [one] { $room } of them gets it
   *[other] { $room } of them get it
}
by-coming = Taking part in one evening is enough.
# $place: a place.
by-place = { $place ->
    [1] Winning one evening is enough.
   *[other] Place { $place } or better in one evening is enough.
}
# $place: a place.
by-place-alone = { $place ->
    [1] Winning one evening is enough if nobody shares first place.
   *[other] Place { $place } or better in one evening is enough if nobody shares it.
}
by-no-place = No single evening is enough.
out-points = Out of reach: the remaining evenings cannot give enough points.
out-over = Below the line.
out-evenings = Out of reach: too few evenings are left.
# Below a list of what people need.
needs-explained = Computed from the current line, which moves as others score. Tiebreakers decide between equal points.
# $left: how many evenings are to come.
evenings-left = { $left ->
    [0] No evenings are left.
    [one] { $left } evening is left.
   *[other] { $left } evenings are left.
}
evenings-left-unknown = The number of planned evenings is not set.

## A person's season.

# $person: a name.
# $season: a season's name.
title-person = { $person } · { $season }
# $rank: a rank.
# $people: how many people are in the standings.
rank-of = Rank { $rank } of { $people }
# Heading.
numbers = Points and tiebreakers, in order
# Heading: what the person needs for what the season leads to.
chances = Chances
# Explains the points of a person.
# $best: how many of the evenings count.
# $all: how many evenings the person took part in.
best-of = The best { $best } of { $all } evenings count.
all-count = All evenings count.
# Heading of the list.
evening-by-evening = Evening by evening
caption-evenings = Points by evening
column-evening = Evening
column-place = Place
column-how = How
# An evening that is not among the best ones.
not-counted = not counted
# Places that several people share.
# $first: a place.
# $last: a place.
places-shared = { $first }–{ $last }
# Parts of an evening's points, joined with plus signs.
# $points: points.
part-place = { $points } for the place
# $matches: match points.
# $points: season points.
part-match-points = { $matches ->
    [one] { $points } for { $matches } match point
   *[other] { $points } for { $matches } match points
}
# $points: points.
# $pods: how many free pods.
part-pods = { $pods ->
    [one] { $points } for { $pods } pod
   *[other] { $points } for { $pods } pods
}
# $points: points.
part-participation = { $points } for taking part
# $name: the name of an achievement.
# $points: points.
# $times: how many times it counts.
part-achievement = { $times ->
    [one] { $points } for “{ $name }”
   *[other] { $points } for “{ $name }” ({ $times } times)
}
# An achievement that was tapped more often than it counts.
# $name: the name of an achievement.
# $points: points.
# $times: how many times it counts.
# $tapped: how many times it was tapped.
part-achievement-most = { $points } for “{ $name }” ({ $times } of { $tapped } times count)
# The evening counts more than once.
# $sum: such as "10 for the place + 1 for taking part".
# $weight: how many times.
part-weighted = ({ $sum }) × { $weight }
# The evening brought nothing.
part-nothing = nothing
# The bonus for attendance.
attendance = Attendance
# $every: a number of evenings.
# $times: how many times the bonus is given.
# $points: of each time.
attendance-how = { $times ->
    [one] { $points } for { $every } evenings
   *[other] { $times } × { $points }: once for every { $every } evenings
}
together = Total
# Wins and draws of all matches.
# $wins: how many.
# $draws: how many.
# $matches: how many matches.
record = { $wins } won and { $draws } drawn of { $matches } matches
# The person is not in the standings.
# $number: a person's number.
not-in-season = Person { $number } has no public result in this season.
# Link to a person's page in the community.
# $person: a name.
page-of-person = { $person }'s page in the community
page-season-standings = Season standings

## Evenings.

no-evening-yet = No evenings yet
no-evening-yet-hint = Evenings appear here when the organizer adds them.
caption-season-evenings = Evenings of the season
column-date = Date
column-winner = Won by
column-players = Players
# An evening counts several times.
# $weight: how many times.
counts-times = counts { $weight } times
# An evening that is still to be played.
to-come = upcoming
cancelled = cancelled
# An evening of which only the places were imported.
from-places = places only
# An evening without rounds, where anyone who is there plays.
free-pods = free pods
# Nobody of the community won.
no-winner = –

## Records.

records-none = No records yet
# What is in the list.
record-evenings-won = Most evenings won
record-best-evening = Most points in one evening
record-evenings = Most evenings
record-match-wins = Most matches won
record-streak = Longest attendance streak

## Commanders.

no-commander = No commanders known yet
# How many entries had a commander.
column-entries = Entries
column-matches = Matches
# In a list, in place of the name of somebody who does not show their results.
a-player = A player
