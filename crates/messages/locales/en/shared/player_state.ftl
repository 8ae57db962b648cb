## What a player reads about themselves, in large letters on the phone in the hall: a heading, and often a sentence or two
## below it. The player is addressed, as one addresses a guest at a game table: informal, second person singular ("du", "tú").
## Headings have a few words, because they are large.

### The player has no place in the tournament yet.

# Heading: the organizer decides about the registration.
pending = Waiting for approval
pending-text = You are registered. The organizer has not approved it yet; this page changes when it is.
# Heading: the player is on the waiting list.
waitlisted = All places are taken
# $number: the player's place on the waiting list, from 1.
waitlisted-text = You are number { $number } on the waiting list and get a place as soon as one is free.
# Heading: the registration was refused, or the player was removed.
removed = You are not in this tournament
removed-text = If you should be, tell the organizer.

### Before the rounds.

# Heading: the player has told that they are at the venue.
checked-in = You are checked in
# Heading: the player has a place, and has not checked in.
registered = You are registered
not-open = The tournament has not opened yet.
check-in-at-venue = Check in when you are at the venue.
table-with-round-one = Your table will be here when the pairings of round 1 are published.
# Heading: the player comes late.
# $round: the number of the first round of the player.
late-entry = You play from round { $round } on
late-entry-text = Your table will be here when its pairings are published.

### At a table. The heading is this word, and below it the table's number in very large digits.

# Above the table's number. As short as possible.
table-word = Table
# "(MTR-A 1.10A)" is the number of a rule and stays as it is.
out-of-game = You are out of this game: a spectator until it ends (MTR-A 1.10A).
# Follows a sentence about the end of the round.
your-turn = It is your turn.
# Follows a sentence about the end of the round.
# $player: the name of another player of the table.
turn-of = It is the turn of { $player }.
# The clock of the round has run out; the judge has not come yet. Also a message on a locked phone.
time-is-up-extra-turns =
    Time is up. Finish this turn, then one more turn for each player still in the game. A judge comes.
# The clock of the round has run out; the judge has not come yet. Also a message on a locked phone.
time-is-up-finish-turn = Time is up. Finish this turn; no other one follows. A judge comes.
# The clock of the round has run out; the judge has not come yet. Also a message on a locked phone.
# $minutes: how many the last turn may take.
time-is-up-overtime = { $minutes ->
    [one] Time is up. Finish this turn within { $minutes } minute; no other one follows. A judge comes.
   *[other] Time is up. Finish this turn within { $minutes } minutes; no other one follows. A judge comes.
}
# The minutes in which the last turn had to end are over; the judge says what the result is.
overtime-is-over = Overtime is over: stop playing. A judge ends the game.
# A judge has called time at the table.
time-called-last-turn = Time is called. Finish this turn; no other one follows.
# A judge has called time at the table, where one player after the other takes a turn.
# $turns: how many turns follow the one that is being played.
time-called-turns = Time is called. Finish this turn, then { $turns } more. A judge counts them.
# A judge has called time at the table, where several players may take their turns at once.
# $turns: how many turns may begin after those that are being played.
time-called-several-turns =
    Time is called. Finish the turns that are being played; { $turns } more may begin. A judge counts them.
# The followed game has a winner or is drawn.
game-ended = The game has ended; the judge confirms it.

### Why a player is out of the game that the others play on: a word beside the name, short, in small letters.

out-lost = lost
out-conceded = conceded
# The game is drawn for this player.
out-drawn = drawn
# A penalty.
out-game-loss = game loss
# A penalty.
out-match-loss = match loss
out-disqualified = disqualified

### Reports of the table's result by its players. A report counts when another player of the table confirms it.

# Heading: the player has reported the result.
waiting-for-others = Waiting for the others
# $when: the time of day.
# $result: the result as a clause, such as "Cat Cedar won".
you-reported-at =
    You reported at { $when }: { $result }. It counts when another player of the table confirms it on their page.
# Below a heading with the reported result, such as "Cat Cedar won"; the player is asked to confirm it or to dispute it.
# $player: the name of another player of the table.
# $when: the time of day.
reported-this = { $player } reported this at { $when }. Is that right?
# The same where the name is not known.
# $when: the time of day.
another-reported-this = Another player reported this at { $when }. Is that right?
# Heading: players of the table do not agree.
staff-decides = The staff decides
# What to do until the staff has decided. The reports of the players follow.
stay-at-table = Stay at the table.
# $result: the result as a clause, such as "Cat Cedar won".
you-reported = You reported: { $result }.
# A player of the table whose name is not known.
# $result: the result as a clause, such as "Cat Cedar won".
another-reported = Another player reported: { $result }.
# "It" is a report by another player.
# $objection: what the player wrote against it.
you-dispute = You dispute it: “{ $objection }”
# "It" is a report by somebody of the table. The name of the player is not known.
# $objection: what that player wrote against it.
another-disputes = Another player disputes it: “{ $objection }”
result-entered = The result is in, entered by the staff.
# $confirmer: the name of another player of the table, or "another player".
result-you-reported = The result is in, reported by you, confirmed by { $confirmer }.
# $reporter: the name of another player of the table, or "another player".
result-you-confirmed = The result is in, reported by { $reporter }, confirmed by you.
# $reporter: the name of a player of the table, or "another player".
# $confirmer: the name of a second player of the table, or "another player".
result-reported = The result is in, reported by { $reporter }, confirmed by { $confirmer }.
# Instead of a name that is not known, in the sentences before this one: "reported by another player".
another-player = another player
# Others reported that the player gave the match up, and the player said that this is not so.
your-concession-disputed = It is disputed that you conceded: the staff decides.
# Others reported that these players gave the match up, and they said that this is not so.
# $players: the names of one or several players.
concession-disputed = It is disputed that { $players } conceded: the staff decides.
# Follows the sentences about a result.
wrong-call-judge = If it is wrong, call a judge.

### A round is played without the player.

# Heading in very large letters: the player has no opponents in this round and gets points for it.
bye = Bye
# $points: match points.
bye-text = { $points ->
    [one] No match in this round; it counts { $points } point.
   *[other] No match in this round; it counts { $points } points.
}
# Heading: a penalty.
match-loss = Match loss
match-loss-text =
    You were not paired in this round: it counts as a match loss. If that is wrong, tell the organizer now.
# Heading.
unpaired = You are not in this round
unpaired-text = If you should be, tell the organizer now.

### Between rounds. The first sentence says how the last round went, the second what comes next.

# Heading: the pairings of the next round are being made.
pairings-soon = Pairings soon
# $over: a clause, such as "Round 3 is over".
# $result: a clause, such as "you won at table 5".
how-it-went = { $over }: { $result }.
# A clause before a colon and the player's result.
# $number: not shown. It is 1 if the name is singular ("Round 3 is over"), 2 if it is plural ("The semi-finals are over").
# $round: the round's name as the first words of a sentence, such as "Round 3", "The semi-finals".
round-is-over = { $number ->
    [one] { $round } is over
   *[other] { $round } are over
}
# A clause after "Round 3 is over:".
had-bye = you had a bye
# A clause after "Round 3 is over:". A match loss is a penalty.
had-match-loss = you had a match loss
# A clause after "Round 3 is over:". The match does not count.
# $table: the table's number.
table-is-void = table { $table } is void and counts for nobody
# A clause after "Round 3 is over:".
# $table: the table's number.
you-won = you won at table { $table }
# A clause after "Round 3 is over:".
# $player: the name of another player of the table.
# $table: the table's number.
player-won = { $player } won at table { $table }
# A clause after "Round 3 is over:".
# $table: the table's number.
table-drawn = table { $table } was drawn
# A clause after "Round 3 is over:".
# $table: the table's number.
table-no-result = table { $table } has no result
# $round: the round's name inside a sentence, such as "round 3", "the semi-finals".
next-table = Your next table will be here when the pairings of { $round } are published.

### After the Swiss rounds, and in the playoff of the best players.

# Heading: there is no playoff.
rounds-over = The rounds are over
rounds-over-text = The final standings are published soon.
# Heading: a playoff follows.
swiss-over = The Swiss rounds are over
# $cut: how many players play in the playoff.
swiss-over-text = Next the top { $cut } is announced here.
# Heading: the best players wait for a later round.
# $round: the round's name inside a sentence, such as "the semi-finals".
wait-for = You wait for { $round }
# Heading.
# $round: the round's name inside a sentence, such as "the semi-finals".
play-in = You play in { $round }
# $seed: the player's place after the Swiss rounds, by which the playoff is seated.
seeded = You are seed { $seed }. Your table will be here when its pairings are published.
# Heading: the player is not among the best, who play on.
missed-cut = You missed the cut
# $place: the place in the standings, as "4th".
# $count: how many players are in the standings.
missed-cut-text = You are { $place } of { $count } after the Swiss rounds. Thank you for playing.

### At the end.

# Heading.
champion = You are the champion
champion-text = You have won the tournament.
# Heading.
# $place: the final place, as "4th".
# $count: how many players are in the standings.
finished = You finished { $place } of { $count }
# Heading for players who are not in the standings.
tournament-over = The tournament is over
thank-you = Thank you for playing.

### The player has left, or there is no tournament.

# Heading: the player has left the tournament.
dropped = You have dropped
# The same.
# $round: the last round of the player, inside a sentence: "round 3", "the semi-finals".
dropped-after = You have dropped after { $round }
dropped-text = No table is made for you. If that is a slip, tell the staff.
# Heading: the heaviest penalty; the player is out of the tournament.
disqualified = You were disqualified
disqualified-text = No table is made for you. The head judge answers your questions.
# Heading.
cancelled = This tournament was cancelled
