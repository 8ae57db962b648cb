### The forms of the game desk, each with what the rules allow now: headings, labels, buttons (short) and hints.

## Headings of the groups.

group-result = Result
group-later = Leaving later
group-turns = Extra and skipped turns
# Life, poison counters and the like.
group-status = Status
group-stacks = Stacks and priority
group-random = Coins and dice
group-effects = Effects that win or draw
group-objects = Objects and effects

## Common labels.

player = Player
# The name of a spell, an ability or a thing.
name = Name
# A list of spells, abilities and things.
object = Object

## A player in a list.

# In a large game: the seat and the name.
# $seat: its number.
# $player: a name.
seat-and-player = { $seat }. { $player }
# The player who has a turn marker.
# $player: a name.
# $marker: the number of the turn marker.
player-with-marker = { $player } (marker { $marker })

## Players who leave the game. The buttons say why.

# Button.
# $marker: the number of the turn marker.
end-turn-of-marker = End turn of marker { $marker }
# Button: the player has lost.
eliminated = Eliminated
# Button, and a choice.
conceded = Conceded
# Button, and a choice: a penalty.
match-loss = Match loss
# Button, and a choice: the game is a draw for these players, and the others play on.
drawn-for-them = Drawn for them
# A choice.
lost = Lost
# Button.
won-the-game = Won the game
# Button: turns end until it is the turn of the player who was chosen.
their-turn = It is their turn
leave-hint = Tick who leaves at the same moment, and press why. A name opens everything about its seat.
# Name of the ticks.
who-leaves = Who leaves
# Heading.
at-end-of-phase = At the end of the phase
at-end-of-phase-hint = When leaving now would affect what is happening or about to happen (MTR-A 2.4B).
# Name of the ticks.
who-leaves-then = Who leaves then
# Label of the reasons: "Lost", "Conceded" …
why = Why
# Label of a list of players whose turns are in progress.
in-turn-of = In the turn of
# Button.
leave-later = Leave at the end of the phase

## The call of time.

# Button: that many more turns may begin.
# $count: how many.
call-time = { $count ->
    [one] Call time: { $count } more turn
   *[other] Call time: { $count } more turns
}
# $count: how many players are in the game and counted.
call-time-hint = { $count ->
    [one] { $count } player in the game is counted: that many turns may still begin, even if players leave later (2.5AA).
   *[other] { $count } players in the game are counted: that many turns may still begin, even if players leave later (2.5AA).
}
# Button.
call-time-finish = Call time: the turn is finished
call-time-finish-hint = The turn in progress is finished, and none begins (2.5AB).
# Label of a list of players.
whose-turn = Whose turn it is
# Name of the ticks: turns that were over before time was called.
had-passed = Had passed the turn already
# Name of the ticks. "Slow Play" is an infraction, a term of Magic.
not-counted = Not counted, turns skipped (Slow Play)

## Shortcuts to an end, and turns.

won-hint = All others leave, having lost.
agreed-hint = Everybody in the game agrees to a draw.
# Button.
agreed = All agree to a draw
turn-to-hint = For a judge who comes later: turns end until it is this player's.
# Button.
turn-to = It is this player's turn
# Button.
extra-turn = Extra turn
# Button.
skip-turn = Skip the next turn

## Coins and dice.

# A choice: what the player called.
call-nothing = Nothing: nobody wins the flip
heads = Heads
tails = Tails
# Heading.
coin = Coin
# Label: what the player called before the flip.
called = Called
# Label of a number.
even-die = Sides of the even die that all agreed on, if no coin
# Button: flips a coin.
flip = Flip
# Heading.
die = Die
# Label: how many sides the die has.
sides = Sides
# Button: rolls a die.
roll = Roll

## Effects that end the game.

# Heading.
effect-wins = An effect wins
effect-wins-hint = The opponents in range lose (CR 104.3h).
# Label of a list of players.
who-wins = Who wins by it
# Button.
win-by-effect = Win by an effect
# Heading.
effect-draws = An effect draws
effect-draws-hint = The game is a draw for its controllers and everybody in their range; the rest play on (CR 104.4e).
# Name of the ticks.
who-controls = Who controls it
# Button.
draw-by-effect = Draw by an effect

## The status of a player.

# A choice.
# $player: whose commander it is.
commander-of = { $player }'s commander
# A choice.
# $player: whose second commander it is.
second-commander-of = { $player }'s second commander
status-hint = What is left empty stays as it is. Damage is the whole damage taken from that commander.
# Label: the player's life total.
life = Life
poison = Poison counters
energy = Energy counters
experience = Experience counters
rad = Rad counters
# Label of a list of commanders, from whom the damage below is.
commander = Commander
# Label: by the commander above.
damage = Damage from it
# Label: how often the player cast their commander.
casts = Commander casts
# Label.
casts-of-second = Casts of a second commander
# Button.
set-status = Set the status
# Heading: two titles, which are terms of Magic.
titles = Monarch and initiative
# Button.
becomes-monarch = Becomes the monarch
# Button.
takes-initiative = Takes the initiative

## Objects: permanents and the like that matter when their owner leaves.

# A choice of "Attached to" below.
nothing = Nothing
# A choice of "It is a" below.
card = Card
# A choice of "It is a" below.
token = Token
# Heading.
note-object = Note an object
# Label of a list of players.
owner = Owner
# Label: a choice "Card" or "Token" follows.
is-a = It is a
# Label of a list of players.
put-by = Put there by
# A choice of the label before this.
its-owner = Its owner
# Label of a list of objects.
attached-to = Attached to
# Button.
note-the-object = Note the object
# Heading: an object that left the game.
no-longer-there = No longer there
# Button.
is-gone = It is gone
# A choice: how long somebody controls an object.
until-it-ends = Until it ends
# Heading.
# $object: its name.
control-of = Control of { $object }
# Label: who controls the object from now on; a list of players.
goes-to = Goes to
# Label of a list of objects.
as-long-as = As long as this is there
# Button.
change-control = Change control
# Button.
# $player: a name.
# $object: its name.
no-longer-controls = { $player } no longer controls { $object }
# Heading.
until-turn = Lasts until a next turn
until-turn-hint = Also for a player who left: it ends when that turn would have begun (CR 800.4m).
# Label: the name of an effect.
effect = Effect
# Label of a list of players.
next-turn-of = Next turn of
# Button.
note-effect = Note the effect

## What is noted about objects: sentences.

# $object: its name.
# $player: its owner.
noted-card = { $object }: card of { $player }.
# $object: its name.
# $player: its owner.
noted-token = { $object }: token of { $player }.
# $object: its name.
# $player: its owner.
# $controller: a name.
noted-card-controlled = { $object }: card of { $player }, controlled by { $controller }.
# $object: its name.
# $player: its owner.
# $controller: a name.
noted-token-controlled = { $object }: token of { $player }, controlled by { $controller }.
# $effect: its name.
# $player: a name.
lasts-until = { $effect } lasts until the next turn of { $player }.
