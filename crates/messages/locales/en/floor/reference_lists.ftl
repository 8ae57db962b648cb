## Lists for judges to read. Words of Magic's rules are those of their official translations. What stands in brackets, such as
## (MTR-A 4.1) and (CR 103.2b), are numbers of rules.

### Titles of pages in the bar. Short.

information = Information
before-the-game = Before the game
penalties = Penalties

### What players tell each other about a game: four kinds, each a heading, a line about it, and a list.

status = Status
status-means = Announce a change immediately, and keep it where the table can see it (MTR-A 4.1).
status-life = Life totals
status-counters = Counters on players
status-effects = Effects on players without an end, such as the monarch or an emblem
status-mana = Unspent mana
status-dungeon = Where a player is in a dungeon
status-commander-damage = Commander damage, by commander
free = Free
free-means = Players answer questions about it completely and truthfully (MTR-A 4.1).
free-actions = Current actions, and earlier ones that still matter
free-names = The name of any visible object
free-objects = Kinds and numbers of counters, states and zones of objects
free-score = The score of the match
free-phase = The phase, and whose turn it is; with several turns at once, of each
free-commander = How often a commander was cast
derived = Derived
derived-means = Players don't have to help others work it out, and may not lie about it.
derived-counts = How many cards of a kind are in a public zone
derived-objects = Characteristics of visible objects that are not free information
derived-rules = Rules and card texts, as a judge states them
private = Private
private-means = What only some players may see. They may say anything about it, true or not. Showing the card is another question.
# Heading.
shortcuts = Shortcuts (MTR-A 4.2)
shortcut-non-active = If a shortcut mentions the non-active player, it means each of them, in turn order.
shortcut-attacks = With more than two players in the game, nothing is assumed about attacks: name the player, planeswalker or battle, even for creatures that enter attacking.
shortcut-earlier = A player who wants to act before a proposed later moment must say so in time.
shortcut-priority = A player who asks for priority and then does nothing gains nothing: see <a>who has priority</a>.

### The steps before a game, a numbered list.

before = Before a Commander game (MTR-A X.4A)
before-players = The right players at the right table, in the order of the pairing; the first seat begins (MTR-A 2.2A).
before-companions = Companions are shown first, in turn order: each player with one shows it, and that the deck meets its condition (CR 103.2b).
before-commanders = Then commanders go face up into the command zone (CR 103.2c, 903.6).
before-shuffle = Decks are shuffled and presented; each opponent may shuffle or cut.
before-life = 40 life each (CR 903.7); seven cards.
before-mulligans = Mulligans, in turn order; the first one of a player costs no card (CR 103.5c).
before-opening-hands = Actions with opening hands, in turn order (CR 103.6).
before-draw = The first player does not skip the draw: more than two play (CR 103.8c).

### The steps of a deck check, a numbered list.

check = Deck check
check-timer = Start the timer at the table: the check gives its own length and four minutes more (MTR-A X.5A).
check-sleeves = Take decks before opening hands are drawn; count and look at the sleeves first.
check-count = 100 cards with the commanders; in Commander Draft at least 60.
check-commanders = The commanders may be commanders, alone or as a pair.
check-twice = No card twice, but for basic lands and cards that allow it themselves. Not so in Commander Draft.
check-colours = Every card within the commanders' colour identity.
check-banned = Nothing on the banned list of the tournament.
check-companion = A companion: its condition, and that it is on the list.
check-list = The list says the same, card by card.
check-marks = Marks, patterns, foils that bend: which cards, and would a player gain by them?
check-give-back = Shuffle, give back, stop the timer, tell the players their time.
# "3.4, 3.5, 3.8" are numbers of infractions.
check-found = If you found something: <a>3.4, 3.5, 3.8 in the penalty table</a>. A deck problem is shown to every opponent.

### What ends a player's game.

loss = What ends a player's game in Commander
loss-life = 0 or less life; ten poison counters; a draw from an empty library (CR 104.3).
loss-commander = 21 combat damage from one commander, each counted alone (CR 903.10a).
loss-command-zone = A commander that would go to hand, library, graveyard or exile may go to the command zone (CR 903.9).

### The table of infractions and penalties.

# $table: the name of the table.
# $levels: all penalties, with commas between them.
levels-in-order = { $table }. From lightest to heaviest: { $levels }.
at-regular = At Regular level there is education and the Caution, nothing more.
to-head-judge = A Game Loss or more goes to the head judge; only the head judge disqualifies.
# After the penalty of an infraction, in multiplayer tournaments.
# $penalty: the penalty elsewhere.
instead-of = (instead of { $penalty })
# A special case of an infraction.
# $case: a text of the table, such as "10 minutes late or more".
# $penalty: its penalty.
case = { $case }: { $penalty }
# The same: the player is also dropped from the tournament.
# $case: a text of the table, such as "10 minutes late or more".
# $penalty: its penalty.
case-and-dropped = { $case }: { $penalty }, and dropped
# $penalties: other penalties that are possible, with commas between them.
may-also-be = May also be: { $penalties }.
# Repeated Warnings become more.
# $number: which Warning of a day.
# $penalty: what it becomes.
upgrade = Warning number { $number } in a day: { $penalty }.
# $change: a text of the table: what multiplayer changes.
in-multiplayer = In multiplayer: { $change }
conduct = The organizer's code of conduct applies too; breaking it is Unsporting Conduct (MTR-A 5.4): <a>Rules and deviations</a>.

### The end of a round.

# $limit: "75 minutes" or "no time limit".
here-extra-turns = Here: { $limit }, then one more turn for each player who is still in the game.
# $limit: "75 minutes" or "no time limit".
here-finish-turn = Here: { $limit }, then the turn in progress is finished.
# Heading of the next ones, which are numbered.
called = Time is called
called-extensions = Each table gets its extension first: a deck check gives its length plus four minutes, a ruling over one minute its length (MTR-A X.5A).
called-turn = The turn in progress is turn 0. If the active player had already said they pass, that turn ends first, and the next player's turn is the one in progress.
called-count = Count the players who are in the game at that moment: that many more turns follow (MTR-A 2.5AA). Players who leave later do not change the number.
called-effects = Extra turns from effects count; skipped turns do not.
called-slow-play = A player who gets a Slow Play penalty after that skips their turns and is not counted.
called-draw = If nobody has won when the last turn ends, the game is a draw.
called-no-other = When the turns in progress end, no other begins, and the game is a draw (MTR-A 2.5AB).
# Heading of a list.
drawn = A drawn game
drawn-again = If there is time left, everyone who is still in the match plays another game, with seats drawn again (MTR-A 2.2A).
drawn-most-games = If time is over, the player with the most games wins; if equal, the match is a draw.
drawn-match = If time is over, the match is a draw.
# $points: match points.
drawn-points = A drawn match gives { $points } to everyone who began it, even if they were eliminated in the game, and 0 to players who conceded the match or have a Match Loss.
# The same where only those still in the game share a draw.
# $points: match points.
drawn-points-still-in = A drawn match gives { $points } to those still in the game when it was drawn, and 0 to everyone else.
# $win: match points.
# $loss: match points.
won-points = A won match gives { $win } to the winner, { $loss } to the others.
# $points: the points of a win, such as "5 in a pod of 3, 7 in a pod of 4".
# $loss: match points.
won-points-by-size = A won match gives the winner { $points }, and { $loss } to the others.
# Where points are wagered.
won-stakes = The winner of a match takes the stakes of everyone at the table.
# Where points are wagered.
drawn-stakes = In a drawn match everyone who began it gets their stake back, except players who conceded the match or have a Match Loss: their stakes are divided among the others.
drawn-playoff = A playoff match has a winner: a drawn game is played again, with random seats (MTR-A 2.5B).
# Heading of the next ones, which are numbered.
floor = On the floor
floor-outstanding = The floor's page shows outstanding tables, the latest first.
floor-count = A judge at each table says who is active and how many turns are left, and counts aloud.
floor-result = Enter the result, and any drops, before the players leave the table.
