## The page of one table of the round, for the judge who is there.

### Errors, where an address leads nowhere.

no-round = No round is at the tables now.
# $table: the number in the address.
# $round: inside a sentence: "round 3", "the semi-finals".
no-such-table = There is no table { $table } in { $round }.
# Button.
to-floor = To the floor

### The head.

# Beside the time of the table.
# $minutes: how many the table has more than the others.
with-extension = with { $minutes } min extension
# In a coloured mark: judges look at the decks of the table.
deck-check-mark = Deck check
# After the time since which they do.
# $judge: the name of a judge.
by = by <bdi>{ $judge }</bdi>
# Name of a call's card, for screen readers.
call-label = Call for a judge
# Name of a card, for screen readers.
reports-label = What the players report
# Link.
decide-result = Decide the result

### A penalty that a judge still has to carry out, or to undo, at the table: what the judge does.

# Name of the card, for screen readers.
to-do = To do at the table
task-skip-turn = Tell the table: they skip their next turn.
task-game-loss = Tell the table: they leave the game now, and the others play on.
task-match-loss = Tell the table: they leave the match now, and the others play on.
undo-skip-turn =
    Tell the table: they skip no turn. If they have skipped it already, the game goes on from here.
# The game desk is the page where a judge follows a game turn by turn.
undo-went-on =
    The followed game went on without them. Undo its steps at the game desk, back to the penalty, and enter again what still holds; or tell the table that they stay out of this game.
undo-followed =
    Tell the table: they play on. They are in the followed game again, and the turns stay as they were.
undo-not-followed = Tell the table: they are in the game again, from now on. The turns stay as they were.
# Link.
# $number: of the ruling.
ruling-number = Ruling { $number }
# Button.
done-at-table = Done at the table

### The seats.

# Name of the card, for screen readers.
seats = Seats
# $player: a player's name.
# $why: as "conceded", "lost", "game loss".
is-out = <s><bdi>{ $player }</bdi></s> is out of the game: { $why }
# $player: a player's name.
# $why: as "conceded", "lost", "game loss".
# $number: of the ruling.
is-out-by-ruling = <s><bdi>{ $player }</bdi></s> is out of the game: { $why }, <a>ruling { $number }</a>
# $result: as "Ann won".
result-is = Result: <b><bdi>{ $result }</bdi></b>
# After the names of missing players: by the rules of the tournament the game does not wait for them any more.
starts-now = Start without them now
# Heading of a folded part: a player has not come to the table yet.
note-missing = Somebody is missing
note-missing-means = Judges and the players of this table see it until the player comes or the result is entered. This is not a penalty.
# Button.
# $player: a name.
is-here = { $player } is here
# Button: they have a match loss in this round and are dropped.
# $player: a name.
loss-and-drop = Match loss and drop: { $player }
# Heading of a folded part: a player is not there.
no-show = Somebody did not come
no-show-means =
    They have a match loss in this round and are dropped. The others move up and play; a game that is followed begins again.
# On a button, before the name of a player, for screen readers.
did-not-come = Did not come:

### Links and buttons to what a judge does at the table. Short.

# To the page where judges call time and count turns.
time-and-turns = Time and turns
# The page where a judge follows a game turn by turn.
game-desk = Game desk
# To the games that were followed here.
games = Games
# Begins to follow the game turn by turn.
follow-game = Follow this game
report-result = Report the result
change-result = Change the result
message-table = Message this table

### Extra time.

# Heading.
time = Time
# The most frequent reasons, choices. Short.
reason-judge-call = Judge call
reason-late-start = Late start
reason-accident = Accident
reason-deck-problem = Deck problem
# Heading of a folded part.
other-time = Other minutes, another reason
# In a line about time that was given.
# $minutes: how many.
given = { $minutes } min
# $minutes: how many.
# $why: what it was for, as "deck check".
given-for = { $minutes } min, { $why }
# Button, for screen readers; others see "Withdraw".
# $minutes: how many the table loses again.
withdraw-minutes = Withdraw { $minutes } min

### A deck check.

# Heading.
deck-check = Deck check
# Label of an input.
# $player: the name of the player whose deck it is.
what-was-found = What was found: <bdi>{ $player }</bdi>
# Below these inputs.
found-hint = Empty: nothing.
# Button: the table gets as much time as the check took, and four minutes.
end-check = End the deck check: its length and 4 min more
# Above boxes to tick.
whose-deck = Whose deck
# In small letters beside it.
nobody-ticked = nobody ticked: all of them
# Beside a player's name.
was-checked = was checked
# Link.
all-deck-checks = All deck checks

### What is played after time is called.

# Heading.
when-time-is-called = When time is called here
# Heading of a list: rules of this tournament that differ from the addendum.
other-rules = Rules of this tournament
# Below it.
# $end: as "one more turn for each player still in the game".
end-is = { $end }.
# The same of a table that ends its round differently from the others.
# $end: as "one more turn for each player still in the game".
# $reason: what a judge wrote.
end-is-otherwise = { $end } (not as at the other tables: <bdi>{ $reason }</bdi>).
# Heading of a folded part.
decide-otherwise = Decide otherwise for this table
# Below the input of the reason.
reason-hint = Everybody can read it among the deviations.
# Button.
# $end: as "the turn in progress is finished".
instead = Instead: { $end }

### The slow-play watch: a judge takes the time that a player needs.

# Heading.
watch = Slow-play watch
# $player: the player whose time is taken now.
watch-of = Slow-play watch: <bdi>{ $player }</bdi>
# Button: ends the taking of the time.
have-acted = They have acted
# Button for screen readers; others see the name.
# $player: a player's name.
time-player = Time { $player }
# Link to a new ruling: the name of an infraction in Magic's tournament rules.
slow-play = Slow Play
# The same for screen readers.
# $player: a player's name.
slow-play-of = Slow Play of { $player }

### Rulings and notes.

# Heading.
rulings = Rulings at this table
none-yet = None yet.
# Heading.
notes = Notes
no-notes = None about this table and its players.
# Heading of a folded part.
write-note = Write a note
# Label of the choice of a player, or of the table.
about = About
this-table = This table
note-hint = Only the staff reads it, also in later rounds.
# Button.
keep-note = Keep the note

### Who looks after the table.

# Name of the part, for screen readers.
cover = Cover
you-cover = You cover this table.
# $judge: the name of a judge.
judge-covers = <bdi>{ $judge }</bdi> covers this table.
nobody-covers = Nobody covers this table.
# Follows one of these sentences.
# $judge: the name of the judge who had it before.
# $time: such as "14:05".
handed-over = Handed over by <bdi>{ $judge }</bdi>, { $time }.
# $judge: the name of the judge who had it before.
# $time: such as "14:05".
# $note: what that judge wrote.
handed-over-with-note = Handed over by <bdi>{ $judge }</bdi>, { $time }: <bdi>{ $note }</bdi>
# Button.
cover-it = Cover this table
# Button.
release-it = Release it

### Links at the bottom.

# Name of these links, for screen readers.
beside = Tables beside this one
