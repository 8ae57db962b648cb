## Why an action is not possible in a followed game, sentences. Games have several "turn markers" at once: each marker goes from
## player to player and has its own stack, on which spells and abilities wait. Terms are those of Magic's rules.

# A turn marker, inside a sentence.
# $number: from 1.
marker = marker { $number }
game-over = The game is over.
# $marker: the message "marker".
loop-not-settled = The loop announced on the stack of { $marker } is not settled yet.
# $marker: the message "marker".
phase-with-stack = A phase ends with an empty stack; something is still on that of { $marker }.
time-called = Time was called already; it is called once.
# $object: a card or an ability.
on-stack-already = { $object } is on a stack already.
# $object: a card or an ability.
own-target = { $object } cannot be its own target.
# $marker: the message "marker".
not-on-that-stack = It may not go on the stack of { $marker }.
loop-has-points = A loop runs at least once and has at least one point.
nothing-to-undo = Nobody has passed since the last game action: there is nothing to undo.
earlier-point-only = Only a point of the loop that comes earlier can be proposed.
# $player: a player's name.
asked-about-loop = { $player } is asked about the loop now.
# $marker: the message "marker".
no-loop = No loop is being agreed on for the stack of { $marker }.
# $object: a card or an ability.
not-on-stack = { $object } is not on a stack.
commander-of-table = A commander belongs to a player of this table.
nobody-declares = Nobody controls what is declared.
one-wins = One player wins; several were named.
# $object: a card or an ability.
there-already = { $object } is there already.
# $player: a player's name.
control-stays = { $player } has left the game: control of it does not change.
# $object: a card or an ability.
own-source = { $object } cannot be the source of an effect on itself.
no-such-control = No such effect gives control of it.
die-for-coin = Only a die with an even number of sides can replace a coin.
# The seed is a secret number from which coins and dice are drawn; a document is a file.
no-seed = The game has no seed to draw from; give its document one.
# $marker: the message "marker".
no-marker = There is no { $marker } on the table.
# $player: a player's name.
turn-ended = { $player } ended their turn; the marker waits to be received.
# $player: a player's name.
turn-not-begun = { $player } waits: the turn of that marker has not begun.
# $player: a player's name.
is-taking-turn = { $player } is taking that turn.
# $player: a player's name.
has-left = { $player } has left the game.
# $seat: from 1.
no-seat = There is no seat { $seat } at this table.
# $player: a player's name.
no-spell = { $player } has left the game: no spell of theirs is put on a stack.
# $player: a player's name.
activates-nothing = { $player } has left the game and receives no priority: they activate nothing.
# $player: a player's name.
no-triggers = { $player } has left the game: their triggered abilities are not put on a stack.
# $player: a player's name.
no-copy = { $player } has left the game: no copy is created for them.
# $player: a player's name.
no-token-under-control = { $player } has left the game: no token is created under their control.
# $player: a player's name.
left-with-objects = { $player } has left the game, and all objects they own with them.
# $player: a player's name.
makes-no-token = { $player } has left the game: no effect of theirs makes a token.
# $player: a player's name.
card-stays = { $player } has left the game: the card stays in its zone.
not-possible = That is not possible now.
# $object: a card or an ability.
not-followed = { $object } is not an object that is followed in this game.
nobody-leaves = Nobody was named who leaves.
# $player: a player's name.
leaves-already = { $player } leaves at the end of a phase already.
departure-not-possible = That departure is not possible now.
# $player: a player's name.
# $marker: the message "marker".
has-priority = { $player } has priority for the stack of { $marker }.
# $marker: the message "marker".
nobody-has-priority = Nobody has priority for the stack of { $marker } now.
# $marker: the message "marker".
cause-on-other-stack = What caused it is on the stack of { $marker }, its target is not.
loop-being-agreed = A loop is being agreed on there; until it is settled nothing else happens.
# $marker: the message "marker".
no-priority-for-stack = It must go on the stack of { $marker }, for which its controller has no priority.
no-priority-at-all = Its controller has no priority for any stack.
targets-on-several-stacks = Its targets lie on several stacks; it can target objects of one only.
# $target: a player's name, a card or an ability.
out-of-range = { $target } is outside its controller's range of influence and cannot be a target.
# $player: a player's name.
left-no-target = { $player } has left the game and cannot be a target.
# $object: what was named.
no-such-target = { $object } is nobody at this table, and nothing of that name is there to be a target.
