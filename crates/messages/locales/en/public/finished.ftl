## The head of a finished tournament's home page: the winners and the tournament in numbers.

# Heading that only screen readers say, above the podium.
winners = The winners
# Only screen readers say it, before the number of a place on the podium: 1, 2, 3.
place = Place
# Below the winners: what the first one won.
# $players: the number of players in the playoff.
won-playoff = Won the playoff of { $players }.
# Below the winners of a tournament without a playoff: when the first one was the first.
first-after = First after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}.
# Label of a search: a player's place.
find-place = Find your place
# Heading: the table of the final.
final-pod = The final
# Heading: the rounds of the champion, one below the other.
# $name: the champion.
path-of = The path of { $name }
# After the result of a round: where the player was in the standings.
# $rank: the place, from 1.
rank = rank { $rank }
# Heading of a row of numbers.
in-numbers = In numbers
# Heading of a picture with bars.
won-from-seats = Matches won from each seat
# Link.
all-statistics = All statistics
# Heading of the bracket's end.
playoff = Playoff
# Link.
whole-bracket = Bracket and seeds

## Words under a large number that is shown by itself: they depend on the number and do not repeat it. Short.

# Under the number of players.
stat-players = { $count ->
    [one] player
   *[other] players
}
# Under the number of Swiss rounds.
stat-swiss-rounds = { $count ->
    [one] Swiss round
   *[other] Swiss rounds
}
# Under the number of playoff rounds.
stat-playoff-rounds = { $count ->
    [one] playoff round
   *[other] playoff rounds
}
# Under the number of matches.
stat-matches = { $count ->
    [one] match
   *[other] matches
}
# Under the number of matches that nobody won.
# $share: their share of all matches, such as "33 %".
stat-drawn = drawn ({ $share })
# Under a length of time: which round took longest.
# $round: the round's name inside a sentence, such as "round 3", "the semi-finals".
stat-longest = longest: { $round }

## A length of time as one of the large numbers: as short as possible.

# $minutes: less than 60.
length-minutes = { $minutes } min
# $hours: a whole number of hours.
length-hours = { $hours } h
# $hours: the hours.
# $minutes: the minutes above them.
length-hours-minutes = { $hours } h { $minutes }
