## The page of one table's result, for the staff.

# Heading.
title = Result of a table
# $round: the round's name as a heading, as "Round 3", "Semi-finals".
# $result: such as "Ann won".
# $by: when and by whom it was entered, such as "20 Nov 2026, 14:05 by Kim".
result-by = { $round }: <b><bdi>{ $result }</bdi></b>, { $by }.
# $when: such as "20 Nov 2026, 14:05".
# $who: a name, or "the players".
when-by = { $when } by { $who }
# $round: the round's name as a heading, as "Round 3", "Semi-finals".
not-reported = { $round }: not reported.
# Before a report of players. Short.
players = Players
tournament-over = The tournament is over: results change when an organizer has reopened it at the desk.
# Heading.
would-change = What would change

### Inputs and buttons.

# Below the input of the result.
result-hint = The winner's seat, or D for a draw; one key per game.
# Label of an input.
marks = Conceded, lost, dropped
# The letters and "c2 m3" stay as they are.
marks-hint-finished = C and a seat conceded the match, M and a seat got a match loss: c2 m3.
# The letters and "c2 m3 d4" stay as they are.
marks-hint = C and a seat conceded the match, M and a seat got a match loss, D and a seat drops after this round: c2 m3 d4.
# Label of a list of names that can be ticked: who was in the game when it was drawn.
who-was-still-in = Draw: who was still in the game?
# Button below the list.
save-draw = Save as a draw
# Below the input of the reason.
reason-hint = It is recorded; for a finished round everybody can read it.
# Button: the typed result replaces another one that was entered meanwhile.
overrule = Overrule
# Button.
save-correction = Save the correction
# Button.
show-changes = Show what changes
# Heading of a folded part.
clear = Clear the result
clear-means = A drop that was recorded with the result stays: undo it on the player's page.
# Button.
clear-result = Clear result

### Notices, each a sentence or several.

# $table: the number of the table.
# $result: such as "Ann won".
# $by: when and by whom it was entered, such as "20 Nov 2026, 14:05 by Kim".
reported-before = Table { $table } was reported before: { $result } ({ $by }). Yours is not stored. Overrule it below if it is wrong.
# $table: the number of the table.
stored = The result of table { $table } is stored.
