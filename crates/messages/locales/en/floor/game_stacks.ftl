### The stacks of a followed game: what is on them, and the forms about them. Terms are those of Magic's rules.

## What is on a stack.

# $marker: the number of the turn marker; each has its own stack.
# $objects: spells and abilities, from the top, with "; " between them.
on-stack = On the stack of marker { $marker }, from the top: { $objects }.
# An item of that list.
# $object: its name.
# $player: who controls it.
object = { $object } ({ $player })
# $object: its name.
# $player: who controls it.
# $targets: a list of names.
object-with-targets = { $object } ({ $player }), targeting { $targets }

## Buttons and choices: what a player does. In a game with several stacks, with the number of the stack's marker.

# $player: a name.
passes = { $player } passes
# $player: a name.
# $marker: the number of the turn marker.
passes-at = { $player } passes (marker { $marker })
# The player has the chance to act and does not use it.
# $player: a name.
does-nothing = { $player } does nothing with it
# $player: a name.
# $marker: the number of the turn marker.
does-nothing-at = { $player } does nothing with it (marker { $marker })
# $player: a name.
announces = { $player } announces
# $player: a name.
# $marker: the number of the turn marker.
announces-at = { $player } announces (marker { $marker })
# $player: a name.
casts-spell = { $player } casts a spell
# $player: a name.
# $marker: the number of the turn marker.
casts-spell-at = { $player } casts a spell (marker { $marker })
# $player: a name.
activates-ability = { $player } activates an ability
# $player: a name.
# $marker: the number of the turn marker.
activates-ability-at = { $player } activates an ability (marker { $marker })
# $player: a name.
has-triggered-ability = { $player } has a triggered ability
# $player: a name.
# $marker: the number of the turn marker.
has-triggered-ability-at = { $player } has a triggered ability (marker { $marker })
# $player: a name.
makes-copy = { $player } makes a copy
# $player: a name.
# $marker: the number of the turn marker.
makes-copy-at = { $player } makes a copy (marker { $marker })

## The forms.

# Heading.
priority = Priority
priority-hint = When all who take part pass in succession, the top object resolves or the phase ends (CR 117.4).
# Heading.
onto-stack = Onto a stack
# Label; choices as "Ann casts a spell".
who-does-what = Who does what
# Button.
put = Put it on the stack
# Button.
put-there = Put it on that stack
# Heading.
with-targets = With targets
# Heading.
caused-by-something = Caused by something
# Label of a list of spells and abilities.
caused-by = Caused by
# Name of the ticks.
targets-if-any = Targets, if any
# Name of the ticks.
targets = Targets
# Name of the ticks.
target-players = Target players
# Label of a list of players.
controller = Controller
# Label of the next four.
what-it-is = What it is
spell = Spell
activated = Activated ability
triggered = Triggered ability
# Of a spell or ability.
copy = Copy
# A choice.
# $marker: the number of the turn marker.
# $player: who has it.
marker-and-player = Marker { $marker }, { $player }
# Label of a list of stacks.
on-stack-of = On the stack of
# Heading.
off-stack = Off a stack
# Button.
leaves-stack = It leaves without resolving

## Loops: actions that are repeated, on whose number the players agree.

# Heading.
# $player: who is asked now.
loop-asked = Loop: { $player } is asked
# $player: who announced it.
# $iterations: how often it is repeated.
# $points: how many points an iteration has.
# $iteration: the iteration in which it ends.
# $point: the point in it.
loop-so-far = { $player } announced { $iterations } iterations of { $points } points; now it ends in iteration { $iteration } after point { $point }.
# Button.
nothing-earlier = Proposes nothing earlier
# Label of a number.
stop-in-iteration = Stop in iteration
# Label of a number.
after-point = After point
# Button.
proposes-stop = Proposes this stop
# Heading.
loop-title = Loop
# Label of a list of players.
who = Who
# Label of a number.
iterations = Iterations
# Label of a number.
points-of-iteration = Points of an iteration
# Button.
announce-loop = Announce the loop
