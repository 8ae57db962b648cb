## What is wrong with the rules of a season. $least and $most are what is possible, $given is what is there.

nothing-scores = Nothing scores in this season. Set points for places, match points, participation or achievements.
# $least: as 0.
# $most: as 100.
# $given: what is there.
match-point-range = A match point gives { $least } to { $most } season points, not { $given }.
# $least: points.
# $most: points.
# $given: what is there.
participation-range = Taking part gives { $least } to { $most } points, not { $given }.
# $least: as 1.
# $most: as 1000.
# $given: what is there.
best-range = The best evenings that count are { $least } to { $most }, not { $given }.
# $least: as 1.
# $most: as 1000.
# $given: what is there.
planned-range = The planned evenings are { $least } to { $most }, not { $given }.
# Evenings that a person needs for a reward, among those that are planned.
# $least: as 0.
# $most: as 12.
# $given: what is there.
least-evenings-range = The evenings needed are { $least } to { $most }, not { $given }.
# The bonus for coming is given for each so many evenings.
# $least: as 1.
# $most: as 1000.
# $given: what is there.
attendance-every-range = The bonus for attendance is given for every { $least } to { $most } evenings, not { $given }.
# $least: points.
# $most: points.
# $given: what is there.
attendance-points-range = The bonus for attendance gives { $least } to { $most } points, not { $given }.
# $least: as 1.
# $most: as 1000.
# $given: what is there.
attendance-most-range = The bonus for attendance is given at most { $least } to { $most } times, not { $given }.
# $most: as 60.
# $given: how many lines there are.
too-many-lines = A table of places has at most { $most } lines, not { $given }.
# $line: a line of the table, such as "5-8: 3".
# $next: the place with which the line should begin.
# $given: the place with which it begins.
place-gap = Table of places, { $line }: the next line begins with place { $next }, not { $given }.
# $line: a line of the table, such as "9: 1".
place-after-last = Table of places, { $line }: the line before it is for all places that follow.
# $line: a line of the table, such as "8-5: 3".
# $most: as 100000.
place-range = Table of places, { $line }: the places of a line ascend, up to { $most }.
# $line: a line of the table, such as "5-8: 3".
# $most: points.
place-points-most = Table of places, { $line }: a place gives at most { $most } points.
# $line: a line of the table, such as "5-8: 30".
# $above: the points of the line before it.
place-points-rise = Table of places, { $line }: a worse place cannot give more than the { $above } points of the line before it.
# $most: as 100.
# $given: how many there are.
too-many-achievements = A season has at most { $most } achievements, not { $given }.
achievement-name-needed = Name the achievement.
# $name: the name of an achievement.
achievement-twice = Another achievement of this season has the name “{ $name }”.
# $id: an identifier in a file.
achievement-id-twice = Each achievement has its own id, and “{ $id }” is missing or used twice.
# $least: points.
# $most: points.
# $given: what is there.
achievement-points-range = An achievement gives { $least } to { $most } points, not { $given }.
# How many times an achievement counts for a person on an evening.
# $least: as 1.
# $most: as 100.
# $given: what is there.
achievement-most-range = An achievement counts { $least } to { $most } times an evening, not { $given }.
# $length: characters.
# $most: characters.
text-too-long = This text has { $length } characters; at most { $most } fit.
# $most: as 10.
# $given: how many there are.
too-many-rewards = A season leads to at most { $most } things, not { $given }.
# The line above which people get something.
# $least: as 1.
# $most: as 100000.
# $given: what is there.
reward-top-range = The line is drawn after { $least } to { $most } people, not { $given }.
reward-points-needed = A line by points needs at least 1 point.
reward-line-needed = Say where the line is: the best so many people, or so many points.
reward-one-line = A line is by people or by points, not by both.
# $least: as 1.
# $most: as 3.
# $given: what is there.
reward-byes-range = The awarded byes are { $least } to { $most }, not { $given }.
reward-without-byes = Only a reward of byes has a number of byes.
# Points of places and draws in a free pod.
# $least: points.
# $most: points.
# $given: what is there.
pod-points-range = In a free pod a place or a draw gives { $least } to { $most } points, not { $given }.
# The number before the points of a line.
# $least: how many players.
# $most: how many players.
# $given: what is there.
pod-size-range = A free pod has { $least } to { $most } players, not { $given }.
