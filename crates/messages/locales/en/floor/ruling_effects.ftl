## What a ruling did, sentences after it was given, decided or withdrawn. Penalties have the names of Magic's documents.

waits = It waits for the head judge; nothing is carried out yet.
# "min": minutes.
table-got-time = The table has { $minutes } min more.
time-stays = The time that the table got stays: it was lost either way.
time-withdrawn = The table's time for it was withdrawn.
# $number: of a later ruling, whose penalty was heavier because of this one.
was-built-on = Ruling { $number } was built on it: the head judge looks at it again.
# $number: the ruling's number.
carried-out = Ruling { $number } is carried out at the table.
# $number: the ruling's number.
undone-at-table = What ruling { $number } did is undone at the table.

## Carried out. $who is a player's name.

# $who: a player's name.
disqualified = { $who } is disqualified and out of the tournament.
# $who: a player's name.
dropped = { $who } is dropped from the tournament.
# $who: a player's name.
# $penalty: "Skip Turn" or "Game Loss".
for-next-match = { $who } is in no match now: the { $penalty } is carried out at the start of their next one. Tell them.
# $who: a player's name.
skips-in-game = { $who } skips their next turn in the followed game.
# $who: a player's name.
left-game = { $who } has left the followed game; the pod plays on.
# The program that follows the game refused it.
# $table: the table's number.
# $why: a sentence.
game-refused = The followed game of table { $table } did not take it: { $why }
# $who: a player's name.
skips-at-table = At the table: { $who } skips their next turn. The game is not followed here.
# $who: a player's name.
leaves-at-table = At the table: { $who } leaves the game now, the pod plays on. The game is not followed here.
# $who: a player's name.
match-loss-next = { $who } is in no match now: the Match Loss is carried out in their next one, unless you correct the last one's result.
# $table: the table's number.
# $who: a player's name.
# $result: the result now, as "drawn among Ann, Bo", "won by Cleo".
result-has-loss = The result of table { $table } has { $who }'s Match Loss now. It is { $result }.
# $who: a player's name.
# $table: the table's number.
out-of-match = { $who } is out of the match: the result of table { $table } takes the Match Loss when it is entered.

## Undone.

# $who: a player's name.
undone-in-game = { $who }'s penalty is undone in the followed game.
# $who: a player's name.
not-undone-in-game = The followed game went on after { $who }'s penalty in a way that cannot be undone here: { $who } is out of it still.
# $who: a player's name.
# $penalty: "Skip Turn" or "Game Loss".
undo-at-table = At the table { $who } had a { $penalty }: undo it there, as far as the game allows.
# $table: the table's number.
judge-tells = The judge of table { $table } has to tell the table.
# $who: a player's name.
in-tournament-again = { $who } is in the tournament again.
# $table: the table's number.
# $who: a player's name.
# $result: the result now, as "drawn".
result-without-loss = The result of table { $table } is without { $who }'s Match Loss now. It is { $result }.
# $who: a player's name.
# $table: the table's number.
in-match-again = { $who } is in the match of table { $table } again.
# $table: the table's number.
# $round: the round's name inside a sentence, as "round 3".
# $who: a player's name.
# $result: the result now, as "drawn".
result-of-round-without-loss = The result of table { $table } in { $round } is without { $who }'s Match Loss now. It is { $result }.
# $round: the round's name as the first words of a sentence, as "Round 3", "The semi-finals".
# $number: not shown. It is 1 if the name is singular, 2 if it is plural.
# $what: what to do, with a small letter: "correct the result of table 4 by hand, where the player had a Match Loss."
finished = { $number ->
    [one] { $round } is finished: { $what }
   *[other] { $round } are finished: { $what }
}
# $who: a player's name.
not-dropped = { $who } is not dropped any more.
# $who: a player's name.
# $why: a sentence.
drop-stays = The drop of { $who } stays: { $why }

## Reminders beside a table's result, short.

# $penalty: a penalty's name.
reminder-waits = { $penalty } waits for the head judge
# $penalty: "Match Loss" or "Disqualification".
reminder-match = { $penalty }: cannot win the match, no points of a draw
reminder-left-game = Game Loss: has left the game
reminder-skips = Skip Turn: skips the next turn

## Who has to confirm a ruling, at the end of a sentence.

the-head-judge = the head judge
the-organizer = the organizer
