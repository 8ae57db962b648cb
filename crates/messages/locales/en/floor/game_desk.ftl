### The game desk, where a judge follows a game turn by turn: its page, its questions, the end of a game.

## Addresses that lead nowhere.

no-round = No round is published: there is no table to follow.
# $table: its number.
no-such-table = There is no table { $table } in this round.
# Link.
to-rounds = To the rounds

## Heading of the page, and the games of the table.

# Title of the page.
# $table: its number.
title = Game at table { $table }
# A tab: one of the games of a table.
# $number: of the game, from 1.
game = Game { $number }
# The same for a game that judges stopped to follow.
# $number: of the game, from 1.
game-given-up = Game { $number } (given up)
# A heading: the game and how it is played.
# $number: of the game, from 1.
# $variant: "Grand Melee" or "Free-for-All".
game-and-variant = Game { $number }, { $variant }
# Ways to play with several players: names of Magic's rules, which official translations of the rules have too.
grand-melee = Grand Melee
free-for-all = Free-for-All
# The line below the heading.
# $players: how many began the game.
# $playing: how many of them are still in it.
line = { $players ->
    [one] { $players } player, { $playing } in the game
   *[other] { $players } players, { $playing } in the game
}
# The same for a game whose end a judge has confirmed.
# $players: how many began the game.
# $playing: how many of them are still in it.
line-confirmed = { $players ->
    [one] { $players } player, { $playing } in the game; confirmed
   *[other] { $players } players, { $playing } in the game; confirmed
}
# The same for a game that judges stopped to follow.
# $players: how many began the game.
# $playing: how many of them are still in it.
line-given-up = { $players ->
    [one] { $players } player, { $playing } in the game; given up
   *[other] { $players } players, { $playing } in the game; given up
}
# The same for a table where no game is followed.
# $players: how many sit there.
line-not-followed = { $players ->
    [one] { $players } player, not followed
   *[other] { $players } players, not followed
}
# In the middle of a picture of the table, below its number: nobody follows a game there.
not-followed = not followed
# The result of the table's match.
# $result: such as "Ann won".
match-result = The match: <b><bdi>{ $result }</bdi></b>.
# Link.
result-of-table = Result of the table
# Button that looks like a link: shows the game step by step.
step-through = Step through this game

## The turns in progress, and what is done with them. The buttons are short.

# Heading, for screen readers; also the folded list of all turns of a game.
turns = Turns
# Name of the bar with the most frequent buttons, for screen readers.
acts = Acts
# Button. Only screen readers say what is between <span> and </span>.
# $player: whose turn it is.
end-turn = End turn<span> of { $player }</span>
# Button: the turn goes on to its next phase. Only screen readers say what is between <span> and </span>.
# $player: whose turn it is.
next-phase = Next phase<span> of { $player }</span>
# Before some buttons, each with the name of a player whose turn it ends.
end-the-turn-of = End the turn of
# One of these buttons. Only screen readers say what is between <span> and </span>.
# $marker: the number of the turn marker.
# $player: who takes that turn.
end-turn-of-marker = <span>End the turn of marker </span>{ $marker } <bdi>{ $player }</bdi>
# A turn that has not begun.
# $marker: the number of the turn marker.
# $player: who takes that turn.
# $state: what it waits for, as "waits for marker 2".
marker-waits = Marker { $marker }, <bdi>{ $player }</bdi>: { $state }
# Link to the list of turns further down.
to-turns = To the turns

## The list of seats.

# Label of a tick, for screen readers: the player leaves the game.
# $player: a name.
leaves = { $player } leaves
# Heading of a folded picture.
as-picture = The table as a picture

## How much the page shows.

# Name of the two links, for screen readers.
what-is-shown = What is shown
# Link: only what is needed most often. Short.
quick = Quick
# Link: all that the rules allow. Short.
everything = Everything

## The history of the game.

# Heading.
history = History
# Link to all of it.
# $count: how many steps are not shown.
earlier-steps = { $count ->
    [one] { $count } earlier step
   *[other] { $count } earlier steps
}
# Instead of a name: no person, but the program did it.
the-service = the service
# $who: a name, "somebody" or "the service".
# $time: such as "14:05".
undone-by = undone by { $who }, { $time }
# A step that carried out a penalty of a ruling.
# $penalty: such as "Game Loss".
# $what: what happened, as a clause without a full stop: "Ann loses".
# $ruling: its number.
step-of-ruling = { $penalty }: { $what } (ruling { $ruling })
# A step that is left of a penalty which was withdrawn.
# $what: what happened, as a clause without a full stop: "Ann skips her next turn".
# $penalty: such as "Skip Turn".
# $ruling: its number.
step-of-withdrawn-ruling = { $what } (it was the { $penalty } of ruling { $ruling }, which does not stand)
# A step that somebody else did while the reader filled in a form.
# $time: such as "14:05".
# $who: a name.
# $what: what happened, as a clause without a full stop.
done-since = { $time }, { $who }: { $what }
# The same for a step that was undone again.
# $time: such as "14:05".
# $who: a name.
# $what: what happened, as a clause without a full stop.
# $undone: "undone by Ann, 14:06".
done-and-undone-since = { $time }, { $who }: { $what } ({ $undone })
# A step that was undone meanwhile.
# $what: what happened, as a clause without a full stop.
# $undone: "undone by Ann, 14:06".
undone-since = { $what }: { $undone }

## Undoing, and the end of following.

# Button: undoes the last step. Short.
undo = Undo
# The same button without a network, behind another one that is not sent yet: what it undoes then.
undo-before = Undo what was pressed before
# Button.
undo-confirmation = Undo the confirmation of this game
# Heading of a folded part.
undo-several = Undo several steps
# Label of a list of steps.
undo-from = Undo everything from this step on
# Button.
undo-these = Undo these steps
# Heading of a folded part.
stop-title = Stop following this game
stop-means = Its history stays. Enter the result on the results page, or follow the game again from its start.
# Button.
stop-button = Stop following
# Notice.
stopped = The game is no longer followed. Its history stays.

## What is asked before a button does something.

# Heading.
end-turn-title = End the turn now?
# $player: whose turn it is.
# $objects: names of spells as a list, as "Shock and Storm".
still-on-stack = The turn of { $player } would end with { $objects } on its stack.
# The same in a game with several turns at once.
# $player: whose turn it is.
# $marker: the number of the turn marker.
# $objects: names of spells as a list, as "Shock and Storm".
still-on-stack-of-marker = The turn of { $player } (marker { $marker }) would end with { $objects } on its stack.
# "CR" are Magic's Comprehensive Rules.
end-turn-means = A phase ends with an empty stack (CR 500.2). If an effect ends the turn, what is on the stack is exiled. If not, let it resolve first, or take it off the stack.
# Button.
end-turn-button = End the turn, exile the stack
# Heading.
call-time-title = Call time now?
# $table: its number.
# $minutes: how many are left.
time-is-left = Table { $table } has { $minutes } min left. Time is not called yet.
# Button.
# $minutes: how many are left.
call-time-button = Call time with { $minutes } min left
# Heading: what others did while the reader filled in a form; a list follows.
done-meanwhile = Done meanwhile
# Button: the reader's form is sent once more.
send-again = Send mine again
kept = What you sent is kept: send it again if it still fits.

## Following a game.

# Heading.
start-title = Follow a game
# $players: how many sit at the table, 10 or more.
plays-grand-melee = { $players ->
    [one] { $players } player plays Grand Melee, with a range of influence of 1 and attacks to the left, unless something else was agreed.
   *[other] { $players } players play Grand Melee, with a range of influence of 1 and attacks to the left, unless something else was agreed.
}
# $players: how many sit at the table.
plays-free-for-all = { $players ->
    [one] { $players } player plays Free-for-All, with unlimited range, unless something else was agreed.
   *[other] { $players } players play Free-for-All, with unlimited range, unless something else was agreed.
}
# Heading of a folded part.
something-else = Something else was agreed
# Label: how the game is played, as "Free-for-All".
variant = Variant
# Label: how many seats away a player can affect others.
influence = Range of influence
# Label: whom a player may attack.
attacks = Attacks
# Label: which edition of Magic's rules for Grand Melee.
edition = Edition of the rules
# A choice of the label "Variant".
by-number-of-players = By the number of players
# A choice of "Range of influence" and of "Attacks": what the variant's rules say.
of-variant = The variant's
# A choice of "Range of influence".
unlimited = Unlimited
# A choice of "Attacks": to the left.
attack-left = Left
# A choice of "Attacks": to the right.
attack-right = Right
# A choice of "Attacks".
attack-several = Several players
# A choice of the edition of the rules.
edition-now = Current rules (CR 807)
# A choice of the edition of the rules: those of the year 2007, section 608.
edition-2007 = 2007 (608)
# Button, at a table without a followed game.
follow-this = Follow this game
# Button, at a table whose last game is still shown.
follow-another = Follow another game

## The end of a game.

# Heading, also a line.
# $player: a name.
won-the-game = { $player } won the game.
# Heading.
game-is-drawn = The game is drawn.
# Who is out of a game that is over. How it ended follows as a sentence.
# $players: a list in which each part is one of the next two messages.
out-in-order = Out of the game, in order: { $players }.
# $players: a name, or several as a list: "Ann and Bo".
# $turn: the number of the turn in the game, from 1.
# $why: such as "lost", "conceded".
out-in-turn = { $players } (turn { $turn }, { $why })
# The same where nobody counted the turns.
# $players: a name, or several as a list: "Ann and Bo".
# $why: such as "lost", "conceded".
out-because = { $players } ({ $why })
# Before a list of players with their points.
if-match-ends = If the match ends now:
# $players: one name.
# $points: match points.
score-won = { $points ->
    [one] { $players }: won the match, { $points } point
   *[other] { $players }: won the match, { $points } points
}
# Those who did not win.
# $players: names with commas between them.
# $points: match points of each of them.
score-others = { $points ->
    [one] { $players }: { $points } point
   *[other] { $players }: { $points } points
}
# $players: names with commas between them.
# $points: match points of each of them.
score-drew = { $points ->
    [one] { $players }: drew the match, { $points } point each
   *[other] { $players }: drew the match, { $points } points each
}
# $players: names with commas between them.
# $points: match points of each of them.
score-out = { $points ->
    [one] { $players }: conceded or match loss, { $points } point
   *[other] { $players }: conceded or match loss, { $points } points
}
# Where points are wagered.
# $players: the name of the winner.
score-takes-stakes = { $players }: won the match, takes all stakes
# Where points are wagered. "The others" conceded or have a match loss.
# $players: names, with commas between them.
score-shares-stakes = { $players }: drew the match, stakes back and those of the others divided
# Where points are wagered.
# $players: names, with commas between them.
score-loses-stake = { $players }: stake lost
# The number is a rule of multiplayer tournaments.
playoff-goes-on = A playoff match has a winner: another game is played, with newly drawn seats (2.5B).
too-few = Fewer than three players are left in the match, and a multiplayer game begins with three (CR 800.1). If they play on, enter the result at the table's result page.
# Heading of some ticks, each with a name.
conceded-match = Conceded the whole match
# Button.
next-game = Start the next game
# Button.
another-game = Another game
# Button.
confirm-result = Confirm result
# Button: the result that was reported before does not count.
overrule = Overrule the report
# Notice.
# $table: its number.
result-stored = The result of table { $table } is stored.
# Notice.
next-is-followed = The next game is followed. Its seats are drawn: look at who sits where.
# Warning.
# $table: its number.
# $result: what was reported, such as "Ann won".
reported-before = Table { $table } was reported before: { $result }. The game's outcome is not stored. Overrule the report below if it is wrong, or stop following the game.

## Forms that cannot be read.

no-button = Press one of the buttons of this page.
# $typed: what was sent, in quotation marks.
# $seats: how many the table has.
no-seat = { $typed } is no seat of this table: it has seats 1 to { $seats }.
# $label: the label of the input.
# $typed: what was sent, in quotation marks.
no-whole-number = { $label }: { $typed } is no whole number.
empty-status = Type what changes: life, counters, damage or casts. An empty field stays as it is.
# $object: the name of a spell.
not-resolving = { $object } is not resolving now, so it causes nothing.
# $object: the name of a spell.
no-target = { $object } is no longer on a stack, so it is no target.
