## What followed from a step of a followed game: clauses that begin with a small letter, without a full stop. A page joins several
## with "; " between them, or makes one the line of a list. $player is a player's name, $object the name of a card or an ability.
## Terms are those of Magic's rules.

# A clause with the turn marker that it is about, in a game in which several turns are taken at once.
# $clause: one of the messages below.
# $marker: as "marker 2".
with-marker = { $clause } ({ $marker })
# A player who has no other name.
# $seat: from 1.
player-in-seat = the player in seat { $seat }
# A card or an ability that has no other name.
# $number: from 0.
numbered-object = object { $number }

## Turns.

turn-began = { $player } begins a turn
extra-turn-began = { $player } begins an extra turn
turn-ended = the turn of { $player } ends
turn-skipped = { $player }'s turn is skipped
extra-turn-skipped = { $player }'s extra turn is skipped
# $marker: as "marker 2".
# $phase: as "combat phase".
phase-began = { $marker }: { $phase } begins
# $marker: as "marker 2".
# $player: who had it.
# $to: a player's name.
marker-passed = { $marker } passes from { $player } to { $to }
# $player: a player's name.
# $marker: as "marker 2".
marker-kept = { $player } keeps { $marker } for an extra turn
# Another turn is being taken too near, so that this player waits.
# $player: a player's name.
# $count: how many extra turns; in words up to twelve where the language does so.
extra-turns-wait = { $count ->
    [one] a marker is close to the right: { $player } takes one extra turn later
    [2] a marker is close to the right: { $player } takes two extra turns later
    [3] a marker is close to the right: { $player } takes three extra turns later
    [4] a marker is close to the right: { $player } takes four extra turns later
   *[other] a marker is close to the right: { $player } takes { $count } extra turns later
}
# The marker is taken out of the game at the end of its turn, because there are too many for the players who are left.
# $marker: as "marker 2".
# $players: the message "players-in-game".
# $markers: the message "markers-in-game".
designated = { $marker } is designated for removal: { $players }, { $markers }
# The same, when several markers have to go at this place.
# $marker: as "marker 2".
# $count: how many times, 2 or more.
# $players: the message "players-in-game".
# $markers: the message "markers-in-game".
designated-again = { $marker } is designated for removal { $count } times: { $players }, { $markers }
# After a colon: how many players are in the game; in words up to twelve where the language does so.
players-in-game = { $count ->
    [0] no players
    [one] one player
    [2] two players
    [3] three players
    [4] four players
    [5] five players
    [6] six players
    [7] seven players
    [8] eight players
    [9] nine players
    [10] ten players
    [11] eleven players
    [12] twelve players
   *[other] { $count } players
}
# After a colon and a comma: how many turn markers there are.
markers-in-game = { $count ->
    [0] no markers
    [one] one marker
    [2] two markers
    [3] three markers
    [4] four markers
    [5] five markers
    [6] six markers
    [7] seven markers
    [8] eight markers
    [9] nine markers
    [10] ten markers
    [11] eleven markers
    [12] twelve markers
   *[other] { $count } markers
}
# $marker: as "marker 2".
# $player: who had it.
marker-removed = { $marker } is removed from { $player }
extra-turn-owed = { $player } is given an extra turn
skip-owed = { $player } skips the next turn

## Players leave the game.

left-lost = { $player } loses and leaves the game
left-conceded = { $player } concedes and leaves the game
# A match loss is a penalty.
left-match-loss = { $player } leaves the game with a match loss
left-drawn = the game is a draw for { $player }, who leaves it
# $player: a player's name.
# $marker: as "marker 2": the turn in whose phase it is.
departure-deferred = { $player } leaves at the end of the current phase of { $marker }

## Time, and the end of the game.

time-called-finish = time is called: the turns in progress are finished
# An event of a game: time is called in an end step, and one more turn is played.
time-called-next = time is called; the next turn is the last
# $count: how many turns may still begin; in words up to twelve where the language does so.
time-called-turns = { $count ->
    [0] time is called: no more turns may begin
    [one] time is called: one more turn may begin
    [2] time is called: two more turns may begin
    [3] time is called: three more turns may begin
    [4] time is called: four more turns may begin
    [5] time is called: five more turns may begin
    [6] time is called: six more turns may begin
    [7] time is called: seven more turns may begin
    [8] time is called: eight more turns may begin
    [9] time is called: nine more turns may begin
    [10] time is called: ten more turns may begin
    [11] time is called: eleven more turns may begin
    [12] time is called: twelve more turns may begin
   *[other] time is called: { $count } more turns may begin
}
game-won = { $player } wins the game
game-drawn = the game is drawn

## Spells and abilities on a stack. Each marker has its own stack.

# $player: a player's name.
# $object: a card or an ability.
# $marker: as "marker 2".
put-on-stack = { $player } puts { $object } on the stack of { $marker }
priority-passed = { $player } passes priority
# The player asked for priority and then did nothing.
priority-void = { $player }'s request for priority is void
# Follows another clause after "; ".
has-priority = { $player } has priority
resolved = { $object } resolves
# $object: a card or an ability.
# $marker: as "marker 2".
left-stack = { $object } leaves the stack of { $marker }
# $object: a card or an ability.
# $marker: as "marker 2".
stack-exiled = the turn ends with { $object } on the stack of { $marker }: it is exiled
# $object: a card or an ability.
# $marker: as "marker 2".
stack-moved = { $object } goes on the stack of { $marker }

## Loops: sequences of actions that repeat. Others may stop one in an iteration, at a point of it.

# $player: a player's name.
# $iterations: how often it repeats.
loop-announced = { $player } announces a loop, { $iterations } times
# $player: a player's name.
# $iteration: from 1.
# $point: from 1.
stop-proposed = { $player } would stop it in iteration { $iteration } after point { $point }
# $iteration: the last one.
loop-ran = the loop runs up to iteration { $iteration }
# $iteration: the last one.
# $point: the last one of that iteration.
loop-ran-to-point = the loop runs up to iteration { $iteration }, point { $point }
loop-abandoned = the loop does not run: a player it needs left

## What is known of a player, and titles.

status-set = the status of { $player } changes
would-lose-life = { $player } has no life left and would lose
would-lose-poison = { $player } has ten or more poison counters and would lose
# $player: who would lose.
# $owner: whose commander dealt it.
would-lose-damage = { $player } has 21 or more damage from { $owner }'s commander and would lose

## Permanents, and other objects of the game.

# $object: a card.
# $player: its controller.
object-appeared = { $object } is there under the control of { $player }
object-removed = { $object } is gone
# $object: a card.
# $player: its owner, who leaves the game.
object-left = { $object } leaves the game with its owner { $player }
object-ceased = { $object } ceases to exist
object-exiled = { $object } is exiled
object-removed-from-game = { $object } is removed from the game
# $object: a card.
# $player: its owner.
object-to-graveyard = { $object } is put into the graveyard of { $player }
# $player: who controls it now.
# $object: a card.
control-changed = { $player } controls { $object }
# $object: a card.
# $player: who controlled it before.
control-unchanged = { $object } stays under the control of { $player }
# $object: an effect.
# $player: a player's name.
effect-lasts = { $object } lasts until the next turn of { $player }
# $object: an effect.
effect-ended = { $object } ends

## Coins and dice.

# $player: a player's name.
# $outcome: one of the six messages after the next.
flipped = { $player } flips a coin: { $outcome }
# A die in place of the coin.
# $player: a player's name.
# $result: what the die shows.
# $sides: how many sides it has.
# $outcome: one of the six messages below.
rolled-as-coin = { $player } rolls { $result } on { $sides } sides as agreed, { $outcome }
heads = heads
tails = tails
# The player called heads, and heads it is.
heads-won = heads, called and won
tails-won = tails, called and won
# The player called tails, and lost.
heads-lost = heads, tails was called: lost
tails-lost = tails, heads was called: lost
# $player: a player's name.
# $result: what the die shows.
# $sides: how many sides it has.
rolled = { $player } rolls { $result } on { $sides } sides
