## The rules of a tournament: every setting with what it means for players, and where it deviates from the Multiplayer Addendum to
## the Magic Tournament Rules ("the addendum", MTR-A).

what-it-is = This tournament follows the Multiplayer Addendum to the Magic Tournament Rules (MTR-A). This page shows what that means, and the deviations.
# Heading of the deviations that the organizer chose.
chosen-otherwise = Chosen otherwise
nothing-chosen = None: every setting follows the addendum.
# Heading.
settings = Settings
# Heading of the points that the addendum leaves open.
open-questions = Open questions in the text
open-questions-text = How Podium interprets what the addendum leaves open, in every tournament that is affected.
# Heading of the organizer's own text.
code-of-conduct = Code of conduct
# "Unsporting Conduct" is an infraction of the tournament rules: write it as their translation does.
conduct-violation = A violation is Unsporting Conduct.
# Heading.
checked-draws = Draws that can be checked
checked-draws-text = Every random choice of this tournament (round 1, byes, seats, ties) is computed from a secret. Its SHA-256 is shown here from the beginning; the secret follows when the tournament is finished, and then anyone can compute every draw again.
# Before a long number.
secret-hash = SHA-256 of the secret
# Before a long number, or before "secret-follows".
secret = Secret
secret-follows = Published when the tournament is finished.
# Link to the page about fair draws.
every-draw = Every draw, and how to check it yourself

## The tables of deviations.

# Caption, only for screen readers.
deviations-caption = Deviations from the addendum
# Caption, only for screen readers.
readings-caption = Readings of the addendum
# Head of the column that names the setting.
column-about = About
# Head of the column with what the addendum says.
column-addendum = The addendum
# Head of the column with what this tournament does.
column-here = Here
# Head of the column with the number of the rule.
column-rule = Rule
# On narrow screens, before what the addendum says.
label-addendum = Addendum:
# On narrow screens, before what this tournament does.
label-here = Here:

## Settings. Each has a name, then what it is here (a few words that do not begin with a capital, or a number), then a sentence about what it
## means.

level = Rules enforcement level
# Of the level Regular.
level-regular-means = Friendly play: judges explain and help, penalties are rare.
# Of the level Competitive.
level-competitive-means = Players know the rules and the procedures; mistakes have penalties.
# Of the level Professional. "Competitive" is the level below it.
level-professional-means = As Competitive, and with less room for sloppy play.

# A pod: the players who sit at one table.
pods = Pods
# Beside "Pods".
# $size: the number of players of a pod.
pods-of = of { $size }
pods-means = The number of players at a table. Points depend on it, also in a smaller pod.

uneven = If the players do not fill the pods
uneven-byes = Byes
uneven-byes-means = Who fills no pod has a bye: in round 1 drawn, later the lowest in the standings who had none.
uneven-lowest = Smaller pods, among the lowest scores
uneven-highest = Smaller pods, among the highest scores
uneven-smaller-means = Everybody plays: some pods have a player less. Who sat in one is spared the next time where it can be.

rounds = Rounds
rounds-recommended = as recommended for the number of players
rounds-means = How many follows when there are at least four players.
swiss-rounds = Swiss rounds
swiss-rounds-means = Everybody plays all of them, whatever their results, as long as they do not drop.
playoff = Playoff
playoff-none = none
# Beside "Playoff": who plays in it.
# $cut: the number of players.
playoff-top = the top { $cut }
playoff-none-means = The standings after the last round decide.
playoff-means = The best of the Swiss rounds go on in pods by seed; the winner of each pod stays in.
# A setting that is what the rules recommend.
# $setting: what it is: a number, or "the top 16".
as-recommended = { $setting }, as recommended

pairing = Pairing
pairing-here = Round 1 at random, then by points
pairing-means = Players meet the same opponent again only where it cannot be avoided, and sit with others of about as many points.

swiss-seats = Swiss seats
seats-random = at random
seats-balanced = spread over a player's rounds
seats-means = The list of a pod is its turn order: the first player begins, and the next to the left follows.

games = Games
# Beside "Games".
games-one = one game a match
# Beside "Games": who has won so many wins the match.
# $wins: 2 or more.
games-first-to = first to { $wins } game wins
games-means = If time ends the match before somebody has won enough, who won the most games wins it; equal is a draw.

round-time = Round time
# Beside "Round time" and "Playoff time".
no-limit = no limit
round-time-means = Judges give a pod more time for long rulings and deck checks.

after-time = After time is called
extra-turns = extra turns
extra-turns-means = When time is called the turn in progress is finished, and then as many turns follow as players are still in the game.
finish-turn = finish the turn
finish-turn-means = When time is called the turn in progress is finished, and no other follows.

breaks = Breaks
breaks-none = none planned
breaks-mean = A break begins when the last result of its round is in.
# A break of so many minutes.
# $round: the number of the round after which it begins.
# $minutes: how long it is.
break-minutes = after round { $round }: { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
# A break until a time of day.
# $round: the number of the round after which it begins.
# $time: such as "14:00".
break-until = after round { $round }: until { $time }
# A break with its name.
# $break: when and how long it is: "after round 2: 45 minutes".
# $name: what the organizer calls it, such as "Lunch".
break-named = { $break }, { $name }

playoff-time = Playoff time
playoff-time-means = A playoff game has a winner: a drawn one is played again.

match-points = Match points
# Beside "Match points": the points for each result.
# $win: for a win.
# $draw: for a draw.
# $loss: for a loss.
# $bye: for a round without opponents.
match-points-here = win { $win }, draw { $draw }, loss { $loss }, bye { $bye }
match-points-mean = A drawn match gives its point to everybody who began it, except who conceded the match or has a match loss.

reporting = Reporting a result
reporting-players = players, on their own page
reporting-players-means = One player of the pod reports, and it counts when another one confirms. A dispute goes to the staff, whose word is last.
reporting-staff = to the staff
reporting-staff-means = The staff enters the result of each table.

running-results = Results of a running round
running-public = public as they come in
# "Regular" is a rules enforcement level. Bracket and home are pages of the tournament.
running-public-means = While a round runs, pairings, bracket and home show each result when it is entered. Standings follow when the round is finished. Usual at Regular; above it the organizer chooses it before round 1.
running-finished = public when the round is finished
# "Regular" is a rules enforcement level.
running-finished-means = While a round runs, only the staff and the players of a table see its result. Usual above Regular; at Regular the organizer chooses it before round 1.

# The cards that lead the players' decks.
commanders = Commanders
commanders-never = only for the staff
commanders-never-means = No public page and no export shows what leads a player's deck.
commanders-pairings = public with the pairings
# "Regular" is a rules enforcement level.
commanders-pairings-means = From the first published pairing on everybody sees what leads each deck. Usual at Regular.
commanders-after = public after the event
# "Regular" is a rules enforcement level.
commanders-after-means = Everybody sees what led each deck once the tournament is finished. Usual above Regular, where knowing it beforehand is an advantage.

standings = Standings
# Beside "Standings": by what players are ordered. There may be more than two: then $first has such a text itself.
# $first: what decides first, such as "match points".
# $second: what decides where that is equal.
first-then = { $first }, then { $second }
standings-mean = Players equal in all of them share a rank; where an order is needed it is drawn.
# Beside "Imaginary opponents for a bye", of which there are some.
imaginary-opponents-mean = They count in the opponents' percentage of that player. They have no match points, and nobody is paired because of them.
# Beside "Byes in opponents' percentages: count as won matches".
byes-as-wins-mean = Opponents get the percentage of a player as if each bye had been a won match.
# Beside "Rounding of percentages".
rounding-means = Percentages that are equal when rounded are equal; the next tiebreaker decides.
# Beside "Lowest percentage of an opponent".
floor-means = An opponent with a lower percentage counts with this one.

decklists = Decklists
open-at-end = open to everybody at the end
decklists-mean = Once the tournament is finished everybody may read them on the players' pages. Until then only the staff does.
# Games that judges record turn by turn.
followed-games = Followed games
followed-games-mean = Judges follow some games turn by turn. Once the tournament is finished everybody may step through them.
