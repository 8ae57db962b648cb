## The page of a table's game, which its players keep on their phones: life totals, turns, who is out. One phone may lie in the
## middle of the table, and half of it is upside down. Words are short; the reader is addressed in the second person singular.

# Link: the seats are turned towards their sides.
lay-down = Lay it on the table
# Link: nothing is upside down.
in-hand = Hold it in my hand
# Link to the player's own page.
your-page = Your page
# Button.
start = Start our game
start-means = Keep life, turns and eliminations of your table here. All of you can, each on your own phone, and judges see it.
life-unknown = A judge began to follow this game. Set the life totals that are not known yet.
# Button.
set-life = Set life totals
# Name of some choices: 40, 30, 25, 20.
life-of-each = Life of each player
# Button: the turn goes on to the next player.
pass = Pass the turn
# Button, where several turns are in progress at once.
# $player: whose turn ends.
pass-of = Pass the turn of { $player }
# How many turns have begun.
# $number: that number.
turn-number = Turn { $number }
# Button, once the table's time is up: the turns after it are counted.
call-time = Time is up: count the last turns
# What is folded: drawing at random.
chance = Coin and dice
# Button: flips a coin.
coin = Coin
# Button: rolls a die. The "d" is how players write dice: d6, d20.
# $sides: how many sides it has.
die = d{ $sides }
# What is folded: buttons that are pressed less often.
more = More
# Button: the reader has lost and leaves the game.
i-am-out = I am out
# Button: the reader gives the game up.
i-concede = I concede
# Somebody would lose by their life, poison or damage. Nobody else can say so for them.
# $player: a name.
they-say = { $player } says so on their own phone, or a judge does.
# Heading of the list of the last steps.
recent = Last steps
# What an undo button undoes, where it is not in the list.
last-step = the last step
# Link to the page that takes another result than the game's.
other-result = Another result
# Link to the player's page, where the result can be disputed or withdrawn.
more-about-result = More about the result
# A chip: somebody at the table has called a judge.
judge-called = Judge called

## Buttons with a sign: what they do, for screen readers.

# $player: a name.
# $count: how much: 1 or 5.
less-life = { $player }: { $count } less life
# $player: a name.
# $count: how much: 1 or 5.
more-life = { $player }: { $count } more life
# Label of a number.
# $player: whose commander has dealt the damage.
damage-from = Damage from { $player }
# $player: who takes less damage.
# $from: whose commander dealt it.
less-damage = { $player }: 1 less damage from { $from }
# $player: who takes the damage.
# $from: whose commander deals it.
more-damage = { $player }: 1 more damage from { $from }
# $player: a name.
less-poison = { $player }: 1 poison counter less
# $player: a name.
more-poison = { $player }: 1 poison counter more
# $player: a name.
fewer-casts = { $player }: 1 commander cast less
# $player: a name.
more-casts = { $player }: 1 commander cast more
