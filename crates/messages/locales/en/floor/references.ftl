## References for judges: questions about a game that the page answers, and lists to read. Words of the game's rules ("priority",
## "stack", "loop", "permanent") are those of the official translations of Magic's rules.

# Below the heading: the questions are about the players of a table.
# $table: its number.
for-table = For table { $table }

### The doors to the references: a title, which is also the title and heading of its page, and a line about it.

cards = Who may show a card
cards-about = By zone, owner, controller, and who is allowed to look.
priority = Who has priority
priority-about = If a player asks for it and then does nothing.
loops = Where a loop stops
loops-about = By what each player proposes, in turn order.
leaving = What leaves with a player
leaving-about = What they own, control, and have on the stack.
chance = Coin and dice
chance-about = Drawn fairly, and recorded with the player who asked.
information = Information and shortcuts
information-about = What players must say, what they may say, and what is assumed.
checklists = Before the game, deck checks
checklists-about = The steps in order, for Commander.
penalties = Penalties at a glance
penalties-about = The penalty table in use, with the changes for multiplayer.
end-of-round = End of the round
end-of-round-about = When time is called: the last turns, and draws.

### Parts of all questions.

# Label: how many players there are.
players = Players
# Button: the question is about the players of the table whose number was typed.
take-players = Take these players
# $table: what was typed.
no-such-table = There is no table { $table } in the newest round: the answer is for a table in general.
# Two players of the table have the same name.
# $name: that name.
# $seat: the number of the seat.
name-and-seat = { $name } (seat { $seat })
# Heading.
answer = Answer
# Before a sentence that says why there is no answer.
not-answered = Not answered
# In a list of choices, before one is chosen. Short.
choose = Choose
# Label: players who left the game before.
who-left = Who has left the game
# The same for screen readers, before the players.
have-left = Have left the game
# Labels.
whose-turn = Whose turn it is
owner = Owner
controller = Controller
# In a list of choices: the owner has the card.
owner-has-it = The owner
game-over = The game is over.

### Who may show the face of a hidden card.

# Label and choices: where the card is.
where-card-is = Where the card is
zone-library = Library
zone-hand = Hand
zone-exile = Exile, face down
zone-other = Another zone, face down for now
zone-battlefield = Battlefield, face down
zone-stack = Stack, face down
# Label: players whom a card's text allows to look at it.
who-may-look = Who may look now, by an instruction
# Button.
who-may-show = Who may show it
# The answer.
nobody-may-show = Nobody may show it.
# The answer.
# $names: one or more players.
# $count: how many they are.
may-show = { $count ->
    [one] { $names } may show it, nobody else.
   *[other] { $names } may show it, nobody else.
}
# The reason, before the number of a rule in brackets.
# $reason: one of the next six sentences.
because = { $reason } (MTR-A 3.13A)
because-library = A card in a library is shown only by its owner, and only while an instruction has them look at it.
because-hand = A hand is its owner's to show.
because-exile = A card exiled face down may be shown by a player whom a current instruction allows to look at it.
because-other = Such a card may be shown by a player whom a current instruction allows to look at it.
because-battlefield = A face-down permanent is its controller's to show.
because-stack = A face-down spell is its controller's to show.
# Further rules.
may-say-not-show = Another player was allowed to look: they may say what they saw, but not show it.
theirs-alone = The permission is theirs alone: who controls that player does not have it.
anyone-may-say = Anyone may say what is on a hidden card, truthfully or not.

### Who has priority after a player asked for it and then does nothing.

priority-lead = A player asked for priority, or stopped the game, and then does nothing (MTR-A 4.2A).
# Label.
who-asked = Who asked and does nothing
# In place of the answer.
choose-turn-and-asker = Choose whose turn it is and who had asked for priority.
# $name: a player.
has-left-game = { $name } has left the game and has no priority to ask for.
game-over-no-priority = The game is over: nobody has priority.
# $name: a player.
takes-no-part = { $name } takes no part.
# The first sentence of the answer.
# $name: a player.
request-void = The request of { $name } is void.
# The second sentence of the answer.
# $name: a player.
turn-has-priority = { $name }, whose turn it is, has priority.
# The same, if the player whose turn it is has left.
# $active: that player.
# $name: another player.
next-has-priority = { $active } has left, so priority goes to the next in turn order: { $name }.
nobody-has-priority = Nobody has priority.
# A reason.
# $names: one or more players.
# $count: how many they are.
had-passed = { $count ->
    [one] { $names } had passed before: that does not count, the game goes back to just after the last thing that was done.
   *[other] { $names } had passed before: that does not count, the game goes back to just after the last thing that was done.
}
# $name: a player.
may-act-or-pass = { $name } may act, or pass; nobody else gets to act before.

### Where a loop stops, which a player announced.

loops-lead = A player announces a loop and how often it runs. In turn order, each player may name an earlier place to stop, until nobody does (MTR-A 4.4A).
# Labels.
who-announces = Who announces the loop
how-often = How often it runs
points-in-iteration = Points in one iteration
# Above labels for each player.
earliest-stops = The earliest stop each player wants
stops-hint = Leave a player empty who proposes nothing. A point is a moment at which someone could act, counted from 1; empty means the last one.
# Labels. Short.
iteration = Iteration
point = Point
# Button.
where-it-stops = Where it stops
# In place of the answer.
choose-turn-and-announcer = Choose whose turn it is and who announced the loop.
type-loop = Type how often the loop is to run and how many points it has: numbers from 1 on.
announcer-in-game = Who announces a loop is in the game.
loop-not-possible = That loop cannot be announced: type numbers from 1 on.
loop-not-settled = The loop is not settled: look at the proposals again.
# A reason.
# $name: a player.
proposes-nothing = { $name } proposes nothing earlier.
# The first sentence of the answer.
# $iteration: the number of the iteration.
# $point: the number of the point in it.
stops-at-point = It stops in iteration { $iteration }, after point { $point }.
# $iteration: the number of the iteration.
stops-after = It stops after iteration { $iteration }.
# $count: how often.
runs-as-announced = { $count ->
    [one] It runs as announced, { $count } time.
   *[other] It runs as announced, { $count } times.
}
# The second sentence of the answer: where the loop stops.
# $name: a player.
priority-there = { $name } has priority there.
nobody-priority-there = Nobody has priority there.
# The same after a loop that ran to its end.
# $name: a player.
priority-after = { $name } has priority after it.
nobody-priority-after = Nobody has priority after it.
# A reason.
# $name: the player who has priority where the loop stops.
# $active: the player whose turn it is.
stop-would-be-void = If { $name } then does nothing, the stop is void as a withdrawn request is (MTR-A 4.2A): { $active } has priority.

### What leaves the game with a player.

# Label.
who-leaves = Who leaves
followed-hint = The game at this table is followed: the answer includes what is recorded there.
# Label: the name of an object.
# $number: from 1.
object-number = Object { $number }
# Label and choices.
what-it-is = What it is
kind-permanent = Permanent
kind-token = Token
kind-spell = Spell on the stack
kind-ability = Ability on the stack
kind-copy = Copy on the stack
# Label and choices: how another player than the owner got it.
if-not-owner = If not the owner
by-effect = by an effect that gives control
came-under-control = it came under their control
# Buttons.
what-leaves = What leaves
more-objects = More objects
# In place of the answer.
choose-leaver = Choose who leaves.
nobody-left = Nobody is left.
# $object: the name that was typed.
choose-owner = { $object }: choose its owner.
name-objects = Name the objects that matter, then ask again.
# The answer.
nothing-changes = Nothing of these changes.
nothing-leaves-followed = Nothing in the followed game leaves with them.
# $name: a player.
has-left-followed = In the followed game { $name } has left already.
# $what: a clause, such as "Sol Ring leaves the game".
in-followed-game = In the followed game: { $what }.
nothing-comes = Nothing comes under their control anymore, and none of their triggers goes on a stack (CR 800.4).
# Heading of the next four, which are numbered.
in-order = In this order (CR 800.4a)
order-owned = Everything the player owns leaves the game, no matter who controls it.
order-effects = Effects that give the player control of something end.
order-stack = What they control on a stack that is not a card ceases to exist.
order-exiled = What they still control is exiled.
after-leaving = If they had priority, it goes to the next player. Damage to them is not dealt, costs to them are not paid, and another player makes their choices. Their turn continues without an active player.

### Coins and dice, drawn by the server.

# Label.
who-asks = Who asks
# Below that label.
number-hint = Their number: it is recorded.
recorded-hint = It is recorded.
# Label: the card or the reason.
what-for = What for
# Heading.
coin = Coin
# Label and choices: what the player calls before the coin is flipped.
call = Call
no-call = No call
heads = Heads
tails = Tails
call-hint = Only the player who flips can win or lose it, and only with a call (CR 705.2).
# Label: a die in place of the coin.
die-instead = Die instead
die-hint = An even number of sides, if all players agree: odd is heads (CR 705.1).
# Button.
flip = Flip
# Heading, and label: how many.
dice = Dice
# Label: how many sides each die has.
sides = Sides
# Button.
roll = Roll
# An error.
type-who-asks = Who asks: type the player's number, it is recorded.
# Heading of a list.
drawn-here = Drawn here
nothing-drawn = Nothing yet. Each draw is computed from the tournament's secret and the next number, so anyone can recompute it later: <a>Fair draws</a>.
drawn-for-everyone = <a>Fair draws</a> lists them for everyone.
# Button of an error page.
go-back = Go back
