## What was done in a followed game: clauses of its history. A page writes each with a capital first letter, the log several
## with "; " between them. $player is a player's name, $object the name of a card or an ability. Terms are those of Magic's rules.

# Inside the clauses below: whose turn.
# $player: a player's name.
turn-of = the turn of { $player }
# In place of a list of players.
nobody = nobody
# $turn: the message "turn-of".
turn-ends = { $turn } ends
# $turn: the message "turn-of".
# $phase: the phase that begins, as "combat phase".
next-phase = { $turn }: { $phase }
# $turn: the message "turn-of".
last-phase-ends = { $turn }: ends
# $turn: the message "turn-of".
next-phase-unknown = { $turn }: next phase

## Players leave the game. $players is a list of one or several names.

# $count: how many.
# $players: their names as a list.
lose = { $count ->
    [one] { $players } loses
   *[other] { $players } lose
}
# $count: how many.
# $players: their names as a list.
concede = { $count ->
    [one] { $players } concedes
   *[other] { $players } concede
}
# A match loss is a penalty.
# $count: how many.
# $players: their names as a list.
leave-with-match-loss = { $count ->
    [one] { $players } leaves with a match loss
   *[other] { $players } leave with a match loss
}
# $count: how many.
# $players: their names as a list.
leave-drawn = { $count ->
    [one] { $players } leaves: the game is drawn for that player
   *[other] { $players } leave: the game is drawn for them
}
# $leave: one of the messages before this one.
# $marker: "marker 2": each marker has its own turn.
at-end-of-phase = { $leave } at the end of the phase of { $marker }

## Turns, and time that is called.

# $player: a player's name.
extra-turn = { $player } gets an extra turn
# $player: a player's name.
skips-turn = { $player } skips the next turn
time-extra-turns = time is called, with extra turns
time-finish-turn = time is called, the turn is finished
# What a judge recorded: time is called in an end step, and one more turn is played.
time-next-turn = time is called, the next turn is the last
# $turn: the message "turn-of".
had-been-passed = { $turn } had been passed
# Players whose turns are not counted.
# $players: their names as a list.
not-counted = not counted: { $players }

## Spells and abilities. $marker is the marker whose stack it goes on, as "marker 2".

# $player: a player's name.
# $object: a card.
# $marker: as "marker 2".
casts = { $player } casts { $object } ({ $marker })
# $player: a player's name.
# $object: a card or an ability.
# $targets: names with commas between them.
# $marker: as "marker 2".
casts-at = { $player } casts { $object }, targeting { $targets } ({ $marker })
# $player: a player's name.
# $object: what is on the stack, by name.
# $marker: the turn marker, as "marker 2".
activates = { $player } activates { $object } ({ $marker })
# $player: a player's name.
# $object: a card or an ability.
# $targets: names with commas between them.
# $marker: as "marker 2".
activates-at = { $player } activates { $object }, targeting { $targets } ({ $marker })
# An ability that triggers by itself.
# $player: a player's name.
# $object: what is on the stack, by name.
# $marker: the turn marker, as "marker 2".
triggers = { $player } triggers { $object } ({ $marker })
# $player: a player's name.
# $object: a card or an ability.
# $targets: names with commas between them.
# $marker: as "marker 2".
triggers-at = { $player } triggers { $object }, targeting { $targets } ({ $marker })
# $player: a player's name.
# $object: what is on the stack, by name.
# $marker: the turn marker, as "marker 2".
copies = { $player } copies { $object } ({ $marker })
# $player: a player's name.
# $object: a card or an ability.
# $targets: names with commas between them.
# $marker: as "marker 2".
copies-at = { $player } copies { $object }, targeting { $targets } ({ $marker })
# $player: a player's name.
# $marker: the turn marker, as "marker 2".
passes-priority = { $player } passes priority ({ $marker })
# The player was thought to hold priority for something.
# $player: a player's name.
# $marker: the turn marker, as "marker 2".
does-nothing = { $player } does nothing with priority ({ $marker })
# Countered, or it resolved.
leaves-stack = { $object } leaves its stack
# A loop is a sequence of actions that repeats.
# $player: a player's name.
# $iterations: how often.
# $points: at how many places others may stop it.
announces-loop = { $player } announces a loop, { $iterations } times with { $points } points
# $player: a player's name.
# $iteration: from 1.
# $point: from 1.
would-stop = { $player } would stop in iteration { $iteration } after point { $point }
lets-loop-run = { $player } lets the loop run

## A player's life, poison counters and so on.

# $player: a player's name.
# $changes: a list of the messages below, with commas.
status = { $player }: { $changes }
life = life { $life }
poison = poison { $poison }
# $commander: whose commander dealt it, one of the two messages below.
# $amount: how much in all.
damage = damage from { $commander } { $amount }
# $casts: how often the commander was cast.
commander-casts = commander casts { $casts }
second-commander-casts = second commander's casts { $casts }
# $owner: a player's name.
commander-of = { $owner }'s commander
# $owner: a player's name.
second-commander-of = { $owner }'s second commander

## What else happens.

becomes-monarch = { $player } becomes the monarch
takes-initiative = { $player } takes the initiative
# $players: names as a list.
wins-by-effect = { $players } wins the game by an effect
# $players: the names of who controls the effect.
draw-by-effect = the game is a draw by an effect of { $players }
# $object: a permanent of the game.
# $player: its owner.
noted = { $object } of { $player } is noted
gone = { $object } is no longer there
# $player: a player's name.
# $object: an object, by name.
gains-control = { $player } gains control of { $object }
control-ends = control of { $object } ends
# $object: an effect, by name.
# $player: a player's name.
lasts-until-turn = { $object } lasts until the next turn of { $player }
flips-heads = { $player } flips a coin and calls heads
flips-tails = { $player } flips a coin and calls tails
flips = { $player } flips a coin
# $player: a player's name.
# $sides: of the die.
rolls = { $player } rolls a die of { $sides }

## The state of a table on the floor, a label.

table-not-started = not started
table-playing = playing
table-paused = paused
# The table plays on in the time that it got in addition.
table-extension = extension running
table-time-is-up = time is up
# Time is called in the turn that is being played; afterwards some turns follow.
# $of: how many.
table-turn-zero = turn 0, { $of } to come
# $turn: the number of the turn after time was called.
# $of: how many there are.
table-turn = turn { $turn } of { $of }
table-turns-left = { $count ->
    [one] { $count } turn left
   *[other] { $count } turns left
}
table-last-turn = last turn
# The minutes in which the last turn had to end are over.
table-overtime-over = overtime is over
# The followed game is drawn; a judge confirms it.
table-drawn = drawn, to confirm
table-decided = decided, to confirm
table-reported = reported by a player, waits for confirmation
table-disputed = disputed
table-done = done
