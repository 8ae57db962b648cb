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
pods-of = { $size } players each
pods-means = The number of players at a table. Points depend on it, also in a smaller pod.

uneven = If the players do not fill the pods
uneven-byes = Byes
uneven-byes-means = Who fills no pod has a bye: in round 1 drawn, later the lowest in the standings who had none.
uneven-lowest = Smaller pods, among the lowest scores
uneven-highest = Smaller pods, among the highest scores
uneven-smaller-means = Everybody plays: some pods have a player less. Who sat in one is spared the next time where it can be.
uneven-larger-highest = Larger pods, among the highest scores
uneven-larger-lowest = Larger pods, among the lowest scores
uneven-larger-means = Everybody plays: some pods have a player more. Where that is not enough, some have a player less instead.
uneven-lowest-then-byes = Smaller pods, among the lowest scores; at most one bye
uneven-highest-then-byes = Smaller pods, among the highest scores; at most one bye
uneven-then-byes-means = As many pods as possible are full. Others have a player less, so that at most one player has a bye: in round 1 drawn, later the lowest in the standings who had none.

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
# Beside "Pairing": how each round is paired is in another line.
pairing-by-kinds = round 1 at random, then as set for each round
pairing-by-kinds-means = Players meet the same opponent again only where it cannot be avoided, except in a round that is strictly by standings.
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
# Where places score.
# $loss: for a match loss.
# $bye: for a round without opponents.
match-points-by-place = by place, match loss { $loss }, bye { $bye }
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

# The games of the tables: life, turns, eliminations.
table-games = Games kept at the tables
table-games-players = players may keep them
# "Regular" is a rules enforcement level.
table-games-players-means = Players may keep track of life, turns and eliminations at their table on their phones. Their table and the staff can see this, and so can everyone after the event if the organizer makes the games public. A result still has to be reported and confirmed. Usual at Regular.
table-games-judges = only judges follow games
# "Regular" is a rules enforcement level.
table-games-judges-means = Players have no shared record of their game. Usual above Regular.
long-turn = Long turns
long-turn-means = In games kept at the tables, judges see which turns take longer. This has no other effect.
long-turn-table-means = In games kept at the tables, judges and the players at the table see which turns take longer. This has no other effect.
# How long the turns of each player may take in a game, all together: a number of minutes.
own-time = Each player's own time
own-time-means = In a game kept at the table, each player's turns count down from it. Judges see who has used it up, and decide what follows.

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
byes-as-wins-mean = In the percentages of their opponents, a player counts as if each bye had been a won match.
# Beside "Rounding of percentages".
rounding-means = Percentages that are equal when rounded are equal; the next tiebreaker decides.
# Beside "Lowest percentage of an opponent".
floor-means = An opponent with a lower percentage counts with this one.
# Beside "Win points by pod size: 5 in a pod of 3, 7 in a pod of 4".
win-by-size-means = A win counts by the number of players at the table, in percentages too. The points of a bye do not depend on it.
# Beside "Wagered points".
# $win: what a win counts in percentages.
# $draw: what a draw counts there.
# $loss: what a loss counts there.
wager-means = The winner of a match takes all stakes. Players who share a draw get theirs back and divide those of the others. A match loss costs the stake, and a bye changes nothing. Percentages count a win as { $win }, a draw as { $draw } and a loss as { $loss }.
# Beside "Points by place".
place-points-means = Players score by when they leave the game: the last one in it has the first place. Players who leave together get the points of the last of their places.
# Beside "Points of a drawn game".
draw-points-means = If a game is drawn, those still in it score by how many they are, and the others by their places.
# Beside "Players who leave together".
tied-places-means = Of players who leave together, the one furthest from the active player in turn order is out first.
# Beside "Second time in a smaller pod".
spared-first-means = Who sat in a smaller pod is spared until others have sat in one, even where points then differ more.
# Beside "Rounds and cut by number of players".
round-table-means = The number of players in round 1 decides. With more players than the last line has, the addendum’s recommendation counts.
# Beside "How rounds are paired".
round-kinds-mean = Mixed: each pod has players from the top to the bottom of the standings. Strictly: the first of the standings sit together, then the next, also if they have met.
# Beside "Drawn playoff match: lets the best seed advance".
drawn-best-seed-means = If a playoff match is drawn, the best Swiss seed among those who share the draw advances, and has the place of a winner.
# Beside "Overtime".
# $minutes: how many.
overtime-means = { $minutes ->
    [one] When time is called, the turn in progress ends within { $minutes } minute. After that, a judge ends the game.
   *[other] When time is called, the turn in progress ends within { $minutes } minutes. After that, a judge ends the game.
}
# Beside "Overtime on clocks: shown to the staff only".
overtime-staff-means = Only the staff sees how much overtime is left.
# Beside "Time called in an end step: the next turn is the last".
end-step-means = If somebody acts in the end step when time is called, one more turn is played after it.
# Beside "Game without a winner at the end".
most-life-means = If nobody has won when the last turn ends, the player with the most life wins. If equal, it is the one who sits furthest from the first player.
# Beside "Drawn game with time left: ends the match as a draw".
drawn-games-mean = No other game is played, even if time is left.
# Beside "Conceding: on one’s own turn only".
own-turn-means = Players concede only on their own turn, with priority and an empty stack. Whoever concedes at another time is dropped until the organizer lets them in again. A judge plays what must still happen.
# Beside "Start without missing players".
# $minutes: how many.
no-show-means = { $minutes ->
    [one] The game begins when everyone is there, or { $minutes } minute into the round without the missing players.
   *[other] The game begins when everyone is there, or { $minutes } minutes into the round without the missing players.
}
# Beside "Who shares a draw: those still in the game when it is drawn".
shared-by-still-in-means = Players who left the game before it was drawn have lost the match.
# Beside "Playoff seats: at random".
playoff-seats-random-means = The seats of a playoff match, and with them who begins, are drawn as in the Swiss rounds.
# Beside "Playoff seats: drawn, and the best seed chooses who begins".
playoff-seats-chosen-means = The seats of a playoff match are drawn as in the Swiss rounds. Then the best seed at the table chooses who begins, and the order around the table stays as drawn.
# Beside "Places below the champion: played out by the other finalists".
playoff-places-means = When somebody has won the final, the others play on until one is left. Each of them has the place of the moment when they left; players who left together are ordered by Swiss seed.

decklists = Decklists
open-at-end = open to everybody at the end
decklists-mean = Once the tournament is finished everybody may read them on the players' pages. Until then only the staff does.
# Games that judges record turn by turn.
followed-games = Followed games
followed-games-mean = Judges follow some games turn by turn. Once the tournament is finished everybody may step through them.
# The table that a stream shows.
feature-game = Game of the feature table
while-played = shown while it is played
feature-game-means = Everybody sees life totals, damage and turns of the feature table on the stage, and its life totals on the projector.
