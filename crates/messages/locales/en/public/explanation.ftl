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
# Below the match points.
no-round = No round with a result yet.
# Below the match points.
from-one-round = From one round.
# Below the match points: the points of each round.
# $sum: such as "5 + 1 + 5".
over-the-rounds = { $sum } over the rounds.
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
