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
start-means = Keep track of life, turns and eliminations at your table here. Every player can, on their own phone, and judges see it.
life-unknown = Set the life totals that are not known yet.
# Button.
set-life = Set life totals
# Name of some choices: 40, 30, 25, 20.
life-of-each = Starting life of each player
# Button: a turn ends, and goes on to the next player.
# $player: whose turn ends.
pass-of = Pass the turn of { $player }
# How many turns have begun.
# $number: that number.
turn-number = Turn { $number }
# What is folded, once the table's time is up: a question, and a button. The turns after it are counted.
call-time = Time is up: count the last turns
call-time-means = You cannot undo this here, or any step before it. Only a judge can.
# Button below the question; names of players take its place where the record does not say whose turn it is.
count-last-turns = Count the last turns
# Several turns are not passed here: spells wait in this one.
judge-ends-turn = A judge is following the stack and will end this turn.
# Legend above the players' names: the one whose turn it is gets pressed, and the turns after time are counted from it.
whose-turn = Time is up. Whose turn is it?
# What is folded: drawing at random.
chance = Coin and dice
# Button: flips a coin.
coin = Coin
# Button: rolls a die. The "d" is how players write dice: d6, d20.
# $sides: how many sides it has.
die = d{ $sides }
# What is folded: buttons that are pressed less often.
more = More
# What is folded: counters of players besides poison.
other-counters = Other counters
# What is folded: a question, and a button. The reader has lost.
i-am-out = I am out
# The same about somebody else.
# $player: a name.
is-out = { $player } is out
have-you-lost = Have you lost the game?
# $player: a name.
has-lost = Has { $player } lost the game?
# Button: the reader leaves the game.
i-have-lost = I have lost
# Button, and a line of the latest steps: somebody else leaves the game.
# $player: a name.
they-have-lost = { $player } has lost
# Button: several players leave the game at the same moment, by one spell.
# $names: two or more players' names as a list.
lost-together = { $names } have lost at the same time
# Somebody else has pressed that the reader has lost.
# $player: the name of that person.
said-by = { $player } entered that you lost.
# What is folded: a question, and a button. The reader gives the game up.
i-concede = I concede
concede-means = You concede this game. In a match of one game you concede the match, and get no points if it is a draw.
# Button.
concede = Concede the game
# The game is over, and another one of the match can begin.
next-means = The result of this game then counts in the match. Only a judge can reopen it.
# Button.
begin-next = Begin the next game
# In a match of several games, with two players left.
too-few-for-another = Too few players are left for another game here. Play on, and report the result.
# Heading of the list of the last steps.
recent = Latest steps
# What an undo button undoes, where it is not in the list.
last-step = the last step
# What an undo button undoes, where a coin or die was thrown after it: that is never undone.
# $step: the step, as a sentence.
# $drawn: what was thrown, such as "Ann flips a coin: heads".
but-stays = { $step } (stays: { $drawn })
# On the button that passes the turn: it was pressed, and the network does not answer yet.
waits = waits to be sent
# Link to the page that takes another result than the game's.
other-result = Report a different result
# Link to the player's page, where the result can be disputed or withdrawn.
more-about-result = More about the result
# Beside a player's name: how much time is left for their turns in this game. Very short.
# $time: minutes and seconds, such as "12:34".
own-left = { $time } left
# Beside a player's name: how much longer their turns have taken than they may. Very short.
# $time: minutes and seconds, such as "2:05".
own-over = { $time } over
# In the list of what is known of a player: their turn takes long. Very short.
long-turn = long turn

## Lines of the latest steps.

# After a player's name and a colon: their life total has changed.
# $before: the total before.
# $after: the total now.
life-change = { $before } → { $after } life
# After a player's name and a colon: their life total, which was not known before, or is again what it was.
# $life: the total.
life-now = { $life } life
# The game begins.
# $life: the life total of each player.
everybody-starts = Everybody starts at { $life } life
# $player: a name.
# $why: why, with commas between several reasons, such as "no life left".
lost-by = { $player } has lost: { $why }

## Buttons with a sign: what they do, for screen readers.

# $player: a name.
# $count: how much: 1 or 5.
less-life = { $player }: lose { $count } life
# $player: a name.
# $count: how much: 1 or 5.
more-life = { $player }: gain { $count } life
# Label of a number.
# $player: whose commander has dealt the damage, as "Ann", or "Ann's second commander".
damage-from = Commander damage from { $player }
# $player: who takes less damage.
# $from: whose commander dealt it.
less-damage = { $player }: 1 less commander damage from { $from }
# $player: who takes the damage.
# $count: how much: 1 or 5.
# $from: whose commander deals it.
more-damage = { $player }: { $count } more commander damage from { $from }
# $player: a name.
less-poison = { $player }: 1 less poison counter
# $player: a name.
more-poison = { $player }: 1 more poison counter
# $player: a name.
# $counter: the kind, such as "Energy counters".
fewer-counters = { $player }: { $counter }, 1 less
# $player: a name.
# $counter: the kind, such as "Energy counters".
more-counters = { $player }: { $counter }, 1 more
# $player: a name.
fewer-casts = { $player }: 1 less commander cast
# $player: a name.
more-casts = { $player }: 1 more commander cast
# $player: a name.
fewer-second-casts = { $player }: 1 less cast of the second commander
# $player: a name.
more-second-casts = { $player }: 1 more cast of the second commander
