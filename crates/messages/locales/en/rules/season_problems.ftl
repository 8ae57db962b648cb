## What is wrong with the rules of a season. $least and $most are what is possible, $given is what is there.

nothing-scores = Nothing gives points in this season. Set points for places, match points, participation or achievements.
# $least: as 0.
# $most: as 100.
# $given: what is there.
match-point-range = A match point must give { $least } to { $most } season points, not { $given }.
# $least: points.
# $most: points.
# $given: what is there.
participation-range = Taking part must give { $least } to { $most } points, not { $given }.
# $least: as 1.
# $most: as 1000.
# $given: what is there.
best-range = The number of best evenings that count must be { $least } to { $most }, not { $given }.
# $least: as 1.
# $most: as 1000.
# $given: what is there.
planned-range = The number of planned evenings must be { $least } to { $most }, not { $given }.
# Evenings that a person needs for a reward, among those that are planned.
# $least: as 0.
# $most: as 12.
# $given: what is there.
least-evenings-range = The number of evenings needed must be { $least } to { $most }, not { $given }.
# The bonus for coming is given for each so many evenings.
# $least: as 1.
# $most: as 1000.
# $given: what is there.
attendance-every-range = The evenings for each attendance bonus must be { $least } to { $most }, not { $given }.
# $least: points.
# $most: points.
# $given: what is there.
attendance-points-range = The attendance bonus must give { $least } to { $most } points, not { $given }.
# $least: as 1.
# $most: as 1000.
# $given: what is there.
attendance-most-range = The maximum number of attendance bonuses must be { $least } to { $most }, not { $given }.
# $most: as 60.
# $given: how many lines there are.
too-many-lines = Points by final place can have at most { $most } lines, not { $given }.
# $line: a line of the table, such as "5-8: 3".
# $next: the place with which the line should begin.
# $given: the place with which it begins.
place-gap = Points by final place, “{ $line }”: this line must begin with place { $next }, not { $given }.
# $line: a line of the table, such as "9: 1".
place-after-last = Points by final place, “{ $line }”: remove this line. The one before it already covers all further places.
# $line: a line of the table, such as "8-5: 3".
# $most: as 100000.
place-range = Points by final place, “{ $line }”: write the lower place number first. The highest is { $most }.
# $line: a line of the table, such as "5-8: 3".
# $most: points.
place-points-most = Points by final place, “{ $line }”: a place can give at most { $most } points.
# $line: a line of the table, such as "5-8: 30".
# $above: the points of the line before it.
place-points-rise = Points by final place, “{ $line }”: a worse place cannot give more than the { $above } points of the line before it.
# $most: as 100.
# $given: how many there are.
too-many-achievements = A season can have at most { $most } achievements, not { $given }.
achievement-name-needed = Name the achievement.
# $name: the name of an achievement.
achievement-twice = This season already has an achievement “{ $name }”. Choose another name.
# $id: an identifier in a file.
achievement-id-twice = Each achievement needs its own id: “{ $id }” is empty or used twice.
# $least: points.
# $most: points.
# $given: what is there.
achievement-points-range = An achievement must give { $least } to { $most } points, not { $given }.
# How many times an achievement counts for a person on an evening.
# $least: as 1.
# $most: as 100.
# $given: what is there.
achievement-most-range = An achievement must count { $least } to { $most } times per evening, not { $given }.
# $length: characters.
# $most: characters.
text-too-long = This text has { $length } characters. The maximum is { $most }.
# $most: as 10.
# $given: how many there are.
too-many-rewards = A season can have at most { $most } prizes, not { $given }.
# The line above which people get something.
# $least: as 1.
# $most: as 100000.
# $given: what is there.
reward-top-range = A prize goes to the top { $least } to { $most } people, not { $given }.
reward-points-needed = A prize by points must require at least 1 point.
reward-line-needed = Set who gets the prize: a number of people, such as “top 16”, or a number of points, such as “30 points”.
reward-one-line = A prize goes by rank or by points, not both.
# $least: as 1.
# $most: as 3.
# $given: what is there.
reward-byes-range = The number of awarded byes must be { $least } to { $most }, not { $given }.
reward-without-byes = Only a prize of byes can have a number of byes.
# Points of places and draws in a free pod.
# $least: points.
# $most: points.
# $given: what is there.
pod-points-range = In a free pod, a place or a draw must give { $least } to { $most } points, not { $given }.
# The number before the points of a line.
# $least: how many players.
# $most: how many players.
# $given: what is there.
pod-size-range = A free pod must have { $least } to { $most } players, not { $given }.
