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
# Whether a win is worth the more, the more players are at the table.
win-points-by = Win points by pod size
# Players stake a part of their points in each match, and the winner takes all stakes.
wager = Wagered points
# A topic: players score by when they left the game: the winner has the first place.
place-points = Points by place
# A topic: the points of those still in a game that is drawn.
draw-points = Points of a drawn game
# A topic: players who leave a game at the same moment.
tied-places = Players who leave together
# About players who sit in a smaller pod for the second time.
smaller-pods-once = Second time in a smaller pod
# About how many rounds are played, and how many play in the playoff.
round-table = Rounds and cut by number of players
# About how each round is paired: at random, by standings, …
round-kinds = How rounds are paired
round-time = Round time
end-of-round = End of a Swiss round
playoff-time = Playoff time
swiss-seats = Swiss seats
# What follows a drawn match of the playoff.
drawn-elimination = Drawn playoff match
# Which players of a drawn match get the points of a draw.
draw-shared-by = Who shares a draw
playoff-seats = Playoff seats
# Which places the players of the final have who do not win it.
playoff-places = Places below the champion
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
in-larger-pods = play in larger pods
in-smaller-pods-then-byes = play in smaller pods; at most one has a bye
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
# Win points by pod size.
# $points: the points of a win.
win-in-every-pod = { $points } in every pod
# Win points by pod size.
# $small: the points of a win in the smaller pod.
# $fewer: how many players sit there.
# $large: the points of a win in the larger pod.
# $more: how many players sit there.
win-by-size = { $small } in a pod of { $fewer }, { $large } in a pod of { $more }
# Wagered points.
results-score = each result scores fixed points
# Wagered points.
# $start: how many points everyone begins with.
# $stake: the share of their own points that players stake, with its per cent sign.
wagered = everyone begins with { $start } points and stakes { $stake } of them in each match
# Beside "Points by place": the addendum.
# $win: points of a win.
# $draw: points of a draw.
win-and-draw-score = a win scores { $win }, a draw { $draw }
# Beside "Points by place".
# $size: players of a pod.
# $points: the points of its places from the first on: "6, 3, 2, 1".
places-score = places in a pod of { $size } score { $points }
# Beside "Points of a drawn game": one number of players still in it.
# $left: how many, 2 or more.
# $points: the points of each.
left-score = { $left } players: { $points } each
# Beside "Players who leave together".
tied-by-turn-order = by turn order: the furthest from the active player is out first
# Beside "Players who leave together": the addendum.
no-places = no places: a match has a winner or is drawn
# A second time in a smaller pod.
spared-at-no-cost = avoided where it costs nothing else
# A second time in a smaller pod.
spared-first = avoided first, after repeated opponents
# How many rounds are played, and how many play in the playoff. It is a part of the addendum.
by-appendix-e = as in Appendix E
# A line of a table.
# $players: how many players there are at most.
# $plays: what they play, one of the next messages.
up-to-players = { $players ->
    [one] up to { $players } player: { $plays }
   *[other] up to { $players } players: { $plays }
}
# The last line of a table.
# $plays: what they play, one of the next messages.
more-players = more players: { $plays }
# $rounds: how many Swiss rounds, also 0.
# $cut: how many players play in the playoff.
rounds-and-top = { $rounds ->
    [one] { $rounds } round, top { $cut }
   *[other] { $rounds } rounds, top { $cut }
}
# $rounds: how many Swiss rounds, without a playoff.
rounds-alone = { $rounds ->
    [one] { $rounds } round, no playoff
   *[other] { $rounds } rounds, no playoff
}
no-limit = no limit
# The length of a round.
# $minutes: how many.
limit-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
at-random = at random
# How a round is paired: each pod has strong and weak players.
strong-and-weak-mixed = strong and weak players mixed
# How a round is paired.
by-standings = by standings
# How a round is paired: the first four of the standings sit together, the next four, and so on.
strictly-by-standings = strictly by standings
# $kind: one of the four messages before, or "at random".
kind-of-first = round 1 { $kind }
# $kind: one of the messages before, or "at random".
kind-of-second = round 2 { $kind }
# $kind: one of the messages before, or "at random".
kind-of-others = other rounds { $kind }
# $kind: one of the messages before, or "at random".
kind-of-last = last round { $kind }
# Drawn playoff match.
drawn-replayed = is played again
# Drawn playoff match. The seeds are the places in the Swiss rounds.
drawn-best-seed = lets the best seed advance
# Who shares a draw.
shared-by-all = everyone who began the match
# Who shares a draw.
shared-by-still-in = those still in the game when it is drawn
# Playoff seats. The seeds are the places in the Swiss rounds.
seats-by-seed = by Swiss seed, highest first
# Playoff seats.
playoff-seats-chosen = drawn, and the best seed chooses who begins
# Places below the champion. The seeds are the places in the Swiss rounds.
places-by-seed = by Swiss seed
# Places below the champion.
places-played = played out by the other finalists
# A topic: the minutes after time is called within which the last turn has to end.
overtime = Overtime
# A topic: who sees how much overtime is left.
overtime-shown = Overtime on clocks
# A topic: time is called while somebody acts in the end step of a turn.
end-step-turn = Time called in an end step
# A topic: a game without a winner when time and the last turn are over.
unfinished-games = Game without a winner at the end
# A topic: what follows a drawn game if there is time.
drawn-games = Drawn game with time left
# A topic: when players may concede.
conceding = Conceding
# A topic: the minutes into a round after which a game starts although a player is missing.
no-show-minutes = Start without missing players
# Beside "Overtime on clocks".
shown-to-everyone = shown to everyone
# Beside "Overtime on clocks".
shown-to-staff = shown to the staff only
# Beside "Time called in an end step".
that-turn-is-last = that turn is the last
# Beside "Time called in an end step".
next-turn-is-last = the next turn is the last
# Beside "Game without a winner at the end".
unfinished-is-drawn = is drawn
# Beside "Game without a winner at the end".
most-life-wins = is won by the player with the most life
# Beside "Drawn game with time left".
another-game-follows = is followed by another game
# Beside "Drawn game with time left".
match-is-drawn = ends the match as a draw
# Beside "Conceding".
at-any-time = at any time
# Beside "Conceding".
on-own-turn = on one’s own turn only
# Beside "Start without missing players".
no-time-said = does not say when
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
