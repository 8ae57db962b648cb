## Messages that Podium posts in a chat, as on Discord, when something happens in a tournament or a community. A link follows each.
## Names are already safe to show.

# $opening: the round as the first words of a sentence, as "Round 3" or "The semi-finals".
# $agreeing: 1 or 2, the number with which the verb agrees.
# $tables: as "5 tables".
round-published = { $opening } { $agreeing ->
        [one] is
       *[other] are
    } published: { $tables }.
# $opening: the round at the beginning of a sentence, as "Round 3" or "The semi-finals".
# $agreeing: 1, or 2 where the name of the round is plural.
round-unpublished = { $opening } { $agreeing ->
        [one] is
       *[other] are
    } no longer published: its publication was undone.
# $opening: the round at the beginning of a sentence, as "Round 3" or "The semi-finals".
# $agreeing: 1, or 2 where the name of the round is plural.
round-running = { $opening } { $agreeing ->
        [one] is
       *[other] are
    } running.
# $opening: the round at the beginning of a sentence, as "Round 3" or "The semi-finals".
# $agreeing: 1, or 2 where the name of the round is plural.
round-unstarted = { $opening } { $agreeing ->
        [one] is
       *[other] are
    } no longer running: its start was undone.
# $opening: the round at the beginning of a sentence, as "Round 3" or "The semi-finals".
# $agreeing: 1, or 2 where the name of the round is plural.
round-finished = { $opening } { $agreeing ->
        [one] is
       *[other] are
    } finished.
# $opening: the round at the beginning of a sentence, as "Round 3" or "The semi-finals".
# $agreeing: 1, or 2 where the name of the round is plural.
round-reopened = { $opening } { $agreeing ->
        [one] is
       *[other] are
    } running again: it was reopened.
# $table: the table's number.
# $round: as "round 3".
# $winner: a player's name.
result-won = Table { $table }, { $round }: { $winner } wins.
# $table: the table's number.
# $round: as "round 3".
result-draw = Table { $table }, { $round }: a draw.
# $table: the table's number.
# $round: as "round 3".
result-cleared = Table { $table }, { $round }: the result was cleared.
# $size: how many players play in the playoff.
cut = The cut is announced: the top { $size } play on.
cut-revoked = The announced cut was revoked.
# $event: the tournament's name.
event-finished = { $event } is finished.
event-reopened = { $event } is open again: it was reopened.
event-cancelled = { $event } is cancelled.
# $player: the champion.
# $event: the tournament's name.
champion = { $player } wins { $event }!
announcement-withdrawn = An announcement was withdrawn.
# $event: the name of the tournament or the community.
test = A test: this channel gets news from { $event }.

## Players.

# $who: a player's name, or as "3 players".
# $count: how many players they are.
players-added = Players: { $who } added.
# $who: a player's name, or as "3 players".
# $count: how many players they are.
players-changed = Players: { $who } changed.
# $who: a player's name, or as "3 players".
# $count: how many players they are.
players-dropped = Players: { $who } dropped.
# $who: a player's name, or as "3 players".
# $count: how many players they are.
players-disqualified = Players: { $who } disqualified.
# $who: a player's name, or as "3 players".
# $count: how many players they are.
players-back = Players: { $who } back.
# $who: a player's name, or as "3 players".
# $count: how many players they are.
players-removed = Players: { $who } removed.
# A player whose name is not public. $number: their number.
player-number = number { $number }

## Communities.

# $evening: the name of a tournament, or of an evening of free pods.
evening-opened = { $evening } is open.
# $evening: the name of a tournament, or of an evening of free pods.
evening-finished = { $evening } is over.
# $evening: the name of a tournament, or of an evening of free pods.
evening-reopened = { $evening } goes on: it was reopened.
# $evening: the name of a tournament.
evening-cancelled = { $evening } is cancelled.
# $season: the season's name.
season-changed = Season { $season }: the standings or the evenings have changed.
# $season: the season's name.
season-closed = Season { $season } is closed.
# $season: the season's name.
season-reopened = Season { $season } goes on: it was opened again.
# A game of an evening without rounds.
# $table: the table's number.
# $evening: the evening's name.
# $winner: a player's name, or "a player".
free-pod-won = Table { $table }, { $evening }: { $winner } wins.
# A game of an evening without rounds: several share the first place.
# $table: the table's number.
# $evening: the evening's name.
free-pod-drawn = Table { $table }, { $evening }: a draw.
# A game of an evening without rounds that does not count.
# $table: the table's number.
# $evening: the evening's name.
free-pod-void = Table { $table }, { $evening }: the pod is void, and counts for nobody.
