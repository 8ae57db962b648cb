## Where a tournament departs from the Multiplayer Addendum to the Magic Tournament Rules: cells of a table with the columns
## "About", "The addendum" and "Here".

## What a deviation is about.

pod-size = Pod size
uneven-pods = Players that fill no pod
smaller-pods = Smaller pods
games-to-win = Game wins to win a match
points-win = Match points for a win
points-draw = Match points for a draw
points-loss = Match points for a loss
points-bye = Match points for a bye
tiebreakers = Tiebreakers
# Opponents who do not exist: they count in the average of the percentages of a player's opponents.
bye-opponents = Imaginary opponents for a bye
smaller-pod-opponents = Imaginary opponents for a smaller pod
byes-in-percentages = Byes in opponents' percentages
percentage-decimals = Rounding of percentages
# A lower percentage of an opponent is raised to it.
percentage-floor = Lowest percentage of an opponent
round-time = Round time
end-of-round = End of a Swiss round
playoff-time = Playoff time
swiss-seats = Swiss seats
first-pods = Pods of round 1
penalties = Penalties
swiss-rounds = Swiss rounds
# How many players play the playoff.
playoff-cut = Playoff cut
met-twice = Opponent met twice (tiebreakers)
byes = Byes
rounds-at-1024 = Recommended rounds at 1,024 players
passed-player = Active player had said they pass when time is called
# Grand Melee is a format of large multiplayer games.
grand-melee-turn = When a Grand Melee turn may begin

## What the addendum says, and what applies here.

# $count: how many players sit at a table.
players-at-table = { $count } players
have-byes = have byes
in-smaller-pods = play in smaller pods
among-lowest = among the lowest scores
among-highest = among the highest scores
# The order of tiebreakers, of which there are two at least.
# $first: one or several of them, joined by this message.
# $then: the next one.
tiebreakers-in-order = { $first }, then { $then }
# Imaginary opponents.
no-opponents = none
# Imaginary opponents.
# $count: how many for each bye, or for each match in a smaller pod.
# $percentage: the percentage of each, with its per cent sign.
imaginary-opponents = { $count ->
    [one] { $count } at { $percentage }
   *[other] { $count } at { $percentage } each
}
# Byes in percentages.
byes-left-out = do not count
# Byes in percentages.
byes-as-wins = count as won matches
# Percentages.
compared-exactly = compared exactly
# Percentages.
# $decimals: how many decimals a percentage keeps: 2 is 31.50 %, 0 is 32 %.
rounded-to = { $decimals ->
    [0] rounded to whole per cent
    [one] rounded to { $decimals } decimal
   *[other] rounded to { $decimals } decimals
}
# The lowest percentage of an opponent.
no-floor = none
no-limit = no limit
# The length of a round.
# $minutes: how many.
limit-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
at-random = at random
seats-balanced = spread evenly over a player's rounds
pods-of-draft = those of the draft
# $number: as recommended, of rounds or of players in the playoff.
# $players: how many players there are.
recommended-for = { $number } for { $players } players
counts-unsaid = does not say how often such an opponent counts
counts-once = counts once
byes-to-lowest = go to the lowest in the standings
byes-here = no second bye before everyone had one; drawn at random in round 1
rounds-by-formula = 6 by the formula, 7 by the note beside it
rounds-here = 6, and 7 from 1,025 players on
pass-settled = settled for finishing the turn only
pass-here = the next player's turn is the one in progress, also before extra turns
melee-unsaid = does not say how empty seats and a player already taking a turn count
melee-here = an empty seat counts while a marker lies on it; nobody takes two turns at once
