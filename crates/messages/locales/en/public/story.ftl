## The page that shows the course of a tournament in pictures, with its numbers as tables.

# Title of the page, and link to it.
title = The event in charts
# What is shown before a round is finished.
nothing-yet = No charts yet
nothing-yet-means = Charts appear after the first round.
# Heading of a picture: how many players had how many points.
field = The field round by round
# Below that heading.
# $name: the player whose way is drawn as a line.
field-means = Each dot stands for the players with the same points after the round, including those who dropped. The line shows { $name }.
# The same while nobody has won.
field-means-alone = Each dot stands for the players with the same points after the round, including those who dropped.
# Caption of the table of rounds.
rounds = The rounds in numbers
column-tables = Tables
column-byes = Byes
column-drawn = Drawn
# Heading of a column: the most points that a player has.
column-most = Most points
# Heading of a column: the median of the minutes of all tables.
column-median = Median (min)
# Heading of a column: minutes of the last table.
column-longest = Longest (min)
# Heading of a picture with a mark for each table.
times = How long the tables played
# Below that heading.
times-mean = Minutes from the start of the round to the result. Each mark is a table. The long mark is the median.
# Heading of several brackets, each with one stage more.
bracket = The bracket after each stage
# Above one of these brackets.
# $stage: the name of a stage of the playoff, such as "Semifinals".
bracket-after = After: { $stage }
# Heading of pictures of seats and commanders.
seats-and-commanders = Seats and commanders
