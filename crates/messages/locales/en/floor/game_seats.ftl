### The seats and turns of a followed game, in the list beside the picture and in the picture: a few words each, in small letters.

## Seats.

# Why the player is out of the game.
# $why: such as "lost", "conceded".
out = out: { $why }
won-the-game = won the game
takes-turn = takes a turn
takes-extra-turn = takes an extra turn
# In a game with several turns at once, each with its marker.
# $marker: the number of the turn marker.
takes-turn-with = takes a turn (marker { $marker })
# $marker: the number of the turn marker.
takes-extra-turn-with = takes an extra turn (marker { $marker })
waits-for-turn = waits for a turn
# $marker: the number of the turn marker.
waits-for-turn-with = waits for a turn (marker { $marker })
# The marker will be taken out of the game.
# $marker: the number of the turn marker.
marker-designated = marker { $marker } is designated for removal
# The player is the monarch, which is a term of Magic.
monarch = monarch
# A term of Magic.
has-initiative = has the initiative
# $count: how many.
extra-turns-to-come = { $count ->
    [one] an extra turn to come
   *[other] { $count } extra turns to come
}
# $count: how many.
turns-to-skip = { $count ->
    [one] skips the next turn
   *[other] { $count } turns to skip
}
# $why: such as "lost", "conceded".
leaves-after-phase = leaves at the end of the phase ({ $why })
# $life: the player's life total.
life = life { $life }
# $count: poison counters.
poison = poison { $count }
# $count: energy counters.
energy = energy { $count }
# $count: experience counters.
experience = experience { $count }
# $count: rad counters.
rad = rad { $count }
# Damage by a player's commander, a term of Magic's variant Commander.
# $damage: how much.
# $player: whose commander it is.
damage-from = { $damage } from { $player }'s commander
# $damage: how much.
# $player: whose second commander it is.
damage-from-second = { $damage } from { $player }'s second commander
# How often the player cast their commander.
# $count: how often.
casts = { $count ->
    [one] { $count } commander cast
   *[other] { $count } commander casts
}
# $count: how often.
casts-of-second = { $count ->
    [one] { $count } second commander cast
   *[other] { $count } second commander casts
}
# A condition under which the player would lose.
# $why: one of the next three messages.
would-lose = would lose: { $why }
no-life-left = no life left
ten-poison = ten or more poison counters
# $player: whose commander it is.
damage-of-21 = 21 or more damage from { $player }'s commander
# The seat is within the range of influence of the seat that was chosen.
in-range = in range
# The same, and the chosen seat's player may attack this one.
in-range-attackable = in range, may be attacked

## The middle of the picture: large, one or two words or a number, and something small below it.

# Large: the game is over; the winner's name is below.
middle-won = won
# Large: the game is over.
middle-drawn = drawn
# Small, below the number of players who are still in the game.
# $count: that number.
middle-in-game = in the game
# Small, below the number of players who are still in the game: turns in progress among the markers.
# $turns: how many are in progress.
# $markers: how many turn markers there are.
middle-turns = { $turns } of { $markers } turns
# Small, below the number of turns.
# $count: that number.
middle-turns-left = { $count ->
    [one] turn left
   *[other] turns left
}

## After time was called.

# $count: how many turns may still begin.
turns-left = { $count ->
    [one] { $count } turn left
   *[other] { $count } turns left
}
last-turn = last turn
# Several turns are in progress, and no other one begins.
last-turns = last turns
# A sentence.
time-called = Time was called.
# A sentence.
# $count: how many turns are in progress.
time-called-last = { $count ->
    [one] Time was called: the turn in progress is the last.
   *[other] Time was called: the { $count } turns in progress are the last.
}
# A sentence.
# $count: how many turns may still begin.
time-called-more = { $count ->
    [one] Time was called: { $count } more turn may begin.
   *[other] Time was called: { $count } more turns may begin.
}

## Turns in a list: after the player's name.

turn = takes the turn
turn-extra = takes an extra turn
# The player has left the game, and their turn goes on without them.
turn-left = left; the turn goes on
# The turn marker will be taken out of the game.
designated = designated for removal
waits = waits
waits-extra = waits with an extra turn
# $marker: the number of another turn marker.
# $player: who has it.
waits-first-to-seat = waits for marker { $marker } ({ $player }), which came first to this seat
# $marker: the number of another turn marker.
# $player: who has it.
waits-within-three = waits for marker { $marker } ({ $player }), within three seats to the left
# $marker: the number of another turn marker.
# $player: who has it.
waits-extra-first-to-seat = waits with an extra turn for marker { $marker } ({ $player }), which came first to this seat
# $marker: the number of another turn marker.
# $player: who has it.
waits-extra-within-three = waits with an extra turn for marker { $marker } ({ $player }), within three seats to the left
waits-no-more = waits: no more turns begin
waits-extra-no-more = waits with an extra turn: no more turns begin
waits-receiver = waits until the next player may receive it: a marker is within three seats

## The phases of a turn, terms of Magic's rules: after a comma, or alone in the middle of the picture.

phase-beginning = beginning phase
phase-precombat-main = precombat main phase
phase-combat = combat phase
phase-postcombat-main = postcombat main phase
phase-ending = ending phase

## Why a player left the game: beside the name, after a colon, or in brackets.

left-lost = lost
left-conceded = conceded
# A penalty.
left-match-loss = match loss
# The game is a draw for this player, and the others play on.
left-drawn = drawn
