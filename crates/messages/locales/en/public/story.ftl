## The page that shows the course of a tournament in pictures, with its numbers as tables.

# Title of the page, and link to it.
title = The day in pictures
# What is shown before a round is finished.
nothing-yet = No pictures yet
nothing-yet-means = They are here after the first round.
# Heading of a picture: how many players had how many points.
field = The field round by round
# Below that heading.
# $name: the player whose way is drawn as a line.
field-means = Each dot is the players with so many points after the round. The line is { $name }.
# The same while nobody has won.
field-means-alone = Each dot is the players with so many points after the round.
# Caption of the table of rounds.
rounds = The rounds in numbers
column-tables = Tables
column-byes = Byes
column-drawn = Drawn
# Heading of a column: the most points that a player has.
column-most = Most points
# Heading of a column: minutes of the table in the middle.
column-middle = Middle table (min)
# Heading of a column: minutes of the last table.
column-last = Last table (min)
# Heading of a picture with a mark for each table.
times = How long the tables played
# Below that heading.
times-mean = Minutes from the start of the round until the result. The upright line is the table in the middle.
# Heading of several brackets, each with one stage more.
bracket = The bracket as it grew
# Above one of these brackets.
# $stage: the name of a stage of the playoff, such as "Semifinals".
bracket-after = After: { $stage }
# Heading of pictures of seats and commanders.
seats-and-commanders = Seats and commanders
