### Games that judges followed or players kept, after their end: the list, and one of them step by step.

## The list.

# The line below the heading.
lead = Each can be stepped through, turn by turn.
empty = No followed game is over
empty-means = Games that judges follow, and games that players keep at their tables, appear here when they are over.
# A link to a game.
# $table: its number.
# $game: the number of the game.
table-and-game = Table { $table }, game { $game }
# The same for a game that judges stopped to follow.
# $table: its number.
table-given-up = Table { $table } (given up)
# $table: its number.
# $game: the number of the game.
table-and-game-given-up = Table { $table }, game { $game } (given up)
# Heading.
who-may-read = Who may read them
open-means = Everyone can step through them when the tournament is finished, with names as on the public pages and without who entered what. This includes the games that players kept at their tables.
closed-means = Only the staff. You can make them public after the tournament, with names as on the public pages and without who entered what. This includes the games that players kept at their tables.
# Button.
keep-to-staff = Keep them to the staff
# Button.
open-to-everybody = Open them to everybody
# Notice.
opened = Everybody may step through these games once the tournament is finished.
# Notice.
closed = These games stay the staff's.

## Addresses that lead nowhere.

not-opened = The organizer has not made the games of this tournament public.
not-finished = Games are not public before the tournament is finished.
no-such-game = There is no such game at this table.
no-such-step = The game has no such step.
no-such-game-or-step = There is no such game, or no such step of it.
still-followed = This game is still followed: it can be stepped through once it is over.
# Link.
to-games = To the games
# Link.
to-game = To the game

## A game.

# Link.
all-games = All games
# $step: from 0, the start.
# $last: the number of the last step.
step = Step { $step } of { $last }
begins = The game begins.
# Name of the links to other steps, for screen readers.
steps = Steps

## The links to other steps, for screen readers.

start = The start
turn-before = The turn before
step-before = The step before
next-step = The next step
next-turn = The next turn
end = The end
