## A player's line of the standings explained: each number, and what it was computed from.

# Title of the page in the browser.
# $player: the player's name.
# $round: the number of a round.
title = { $player } after round { $round }
# Below the heading, which is the player's name.
# $rank: the rank as a number.
# $round: the number of a round.
rank-after = Rank { $rank } after round { $round }
# The page is not there.
# $player: a name.
# $round: the number of a round.
not-in-standings = { $player } is not in the standings after round { $round }.

## The numbers.

# Heading.
numbers = The numbers, in the order in which they decide
exact-fractions =
    They are compared as exact fractions; the numbers here are rounded. Players who are equal in all of them share a rank.
# The same where percentages are compared as they are shown.
rounded-percentages =
    Percentages are compared as they are shown, rounded; averages as exact fractions. Players who are equal in all of them share a rank.
# Below the match points.
no-round = No round with a result yet.
# Below the match points.
from-one-round = From one round.
# Below the match points: the points of each round.
# $sum: such as "5 + 1 + 5".
over-the-rounds = { $sum } over the rounds.
# First line of the table of rounds, where points are wagered: the points before round 1.
start = At the start
# A line of the table of rounds, where points are wagered.
# $result: how the match ended, such as "Won".
# $stake: the points that the player staked.
# $taken: the points that the player got from the stakes.
staked = { $result }: staked { $stake }, took { $taken }
# Below the match-win percentage, which is 0.
no-match-played = No match played, so 0.
# Below the match-win percentage, which is this fraction.
# $matches: how many matches the player played.
# $own: the points of the player.
# $most: the points of a player who won all of these matches.
match-win = { $matches ->
    [one] { $own } of the { $most } points that { $matches } match could bring.
   *[other] { $own } of the { $most } points that { $matches } matches could bring.
}
# The same for a player who had byes. It begins with a subtraction.
# $matches: how many matches the player played.
# $all: all points of the player.
# $byes: those of them that came from byes.
# $own: the difference.
# $most: the points of a player who won all of these matches.
match-win-with-byes = { $matches ->
    [one] { $all } − { $byes } from byes = { $own } of the { $most } points that { $matches } match could bring.
   *[other] { $all } − { $byes } from byes = { $own } of the { $most } points that { $matches } matches could bring.
}
# Below the win percentage, which is this fraction. Each bye counts as a won match.
# $matches: how many matches the player played, byes included.
# $byes: how many of them are byes.
# $own: the points of the player from matches, and those of a win for each bye.
# $most: the points of a player who won all of these matches.
win-with-byes = { $matches ->
    [one] { $own } of the { $most } points that { $matches } match could bring; of these, byes as wins: { $byes }.
   *[other] { $own } of the { $most } points that { $matches } matches could bring; of these, byes as wins: { $byes }.
}
# Below a percentage.
# $decimals: how many decimals it keeps: 2 is 31.50 %, 0 is 32 %.
rounded = { $decimals ->
    [0] It is rounded to whole per cent before it is compared.
    [one] It is rounded to { $decimals } decimal before it is compared.
   *[other] It is rounded to { $decimals } decimals before it is compared.
}
# Below the opponents' percentage. An imaginary opponent does not exist, but counts in the mean.
# $byes: how many byes the player had.
# $count: how many imaginary opponents they add.
# $percentage: of each, with its per cent sign.
with-imaginary-of-byes = { $byes ->
    [one] With { $byes } bye, imaginary opponents in the mean: { $count }, each at { $percentage }.
   *[other] With { $byes } byes, imaginary opponents in the mean: { $count }, each at { $percentage }.
}
# The same for matches in a smaller pod.
# $matches: how many matches the player had in a smaller pod.
# $count: how many imaginary opponents they add.
# $percentage: of each, with its per cent sign.
with-imaginary-of-smaller-pods = { $matches ->
    [one] With { $matches } match in a smaller pod, imaginary opponents in the mean: { $count }, each at { $percentage }.
   *[other] With { $matches } matches in smaller pods, imaginary opponents in the mean: { $count }, each at { $percentage }.
}
# Below head to head, if it decided.
head-to-head = Match points at tables with those who are equal in everything before.
# Below head to head, if it did not decide.
no-head-to-head = It decides only among equal players who have all met each other.
# Below the average seat, which is this quotient.
# $matches: how many matches the player had a seat in.
# $sum: the sum of the numbers of their seats.
average-seat = { $matches ->
    [one] Seat numbers of { $matches } match: { $sum } ÷ { $matches }. The later seat is the harder one, so the higher mean ranks first.
   *[other] Seat numbers of { $matches } matches: { $sum } ÷ { $matches }. The later seat is the harder one, so the higher mean ranks first.
}
# Below the number of games won.
games-won = Games won at tables; byes do not count.
# Below a number that is made from those of the opponents, and is 0.
no-opponent = No opponent yet, so 0.
# Below the opponents' average match points, which are this quotient.
# $count: how many opponents the player had.
# $sum: the sum of their points.
opponents-points = { $count ->
    [one] { $count } opponent together have { $sum } match points: { $sum } ÷ { $count }.
   *[other] { $count } opponents together have { $sum } match points: { $sum } ÷ { $count }.
}
# Below the opponents' match-win percentage.
# $count: how many opponents the player had.
# $floor: the lowest percentage with which an opponent counts, with its per cent sign.
opponents-match-win = { $count ->
    [one] The mean of { $count } opponent's match-win percentage; nobody counts less than { $floor }.
   *[other] The mean of { $count } opponents' match-win percentages; nobody counts less than { $floor }.
}
# The same where the lowest percentage raised that of some opponents.
# $count: how many opponents the player had.
# $floor: the lowest percentage with which an opponent counts, with its per cent sign.
# $raised: how many of the opponents have a lower percentage, and therefore count with this one.
opponents-match-win-raised = { $count ->
    [one]
        The mean of { $count } opponent's match-win percentage; nobody counts less than { $floor }, which raised { $raised ->
            [one] one
           *[other] { $raised }
        } of them.
   *[other]
        The mean of { $count } opponents' match-win percentages; nobody counts less than { $floor }, which raised { $raised ->
            [one] one
           *[other] { $raised }
        } of them.
}
# Below the points from single games.
# $points: the points for a game that was won.
game-points = { $points } for each game won, 1 for each drawn game that was begun; for information.

## The rounds.

# Heading of the table, for screen readers.
points-by-round = Points by round
# Last line of the table, before the sum.
together = Together

## The opponents.

# Heading of the table. MW% is the head of a column: the match-win percentage.
# $floor: the lowest percentage with which an opponent counts, with its per cent sign.
how-opponents-count =
    Each opponent counts once, however often they met. Points include byes; MW% leaves byes out and counts at least { $floor }.
# The same where byes count. W% is the head of a column: the percentage of a player with each bye as a won match.
# $floor: the lowest percentage with which an opponent counts, with its per cent sign.
how-opponents-count-with-byes =
    Each opponent counts once, however often they met. Points include byes; W% takes each bye as a won match and counts at least { $floor }.
# Line of the table: imaginary opponents, who count in the mean and do not exist.
# $count: how many.
imaginary = { $count ->
    [one] { $count } imaginary opponent
   *[other] { $count } imaginary opponents
}
# Head of a column. Short.
column-opponent = Opponent
# Head of a column: the rounds in which they played against each other. Short.
column-met = Met in round
# Head of a column: the percentage as it is used. Short.
column-counts-as = Counts as
# Before the number on narrow screens. Short.
label-counts-as = counts as
# Last line of the table, before the averages. Short.
mean = Mean

## Links below.

# $player: a name.
all-rounds-of = All rounds of { $player }
