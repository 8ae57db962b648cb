## Refusals of what somebody does with players. In all of them, $name is a player's name.

# $number: the player's number.
no-such-number = There is no player number { $number } in this tournament.
finished = The tournament is finished: reopen it first.
cancelled = The tournament is cancelled: nothing about its players changes any more.
check-in-ended = Check-in ended when the rounds began.
# $name: the player's name.
approve-first = { $name } waits for approval: approve them first.
# $name: the player's name.
bring-back-first = { $name } was removed: bring them back first.
# $name: the player's name.
registered-already = { $name } is registered already.
swiss-over = The Swiss rounds are over: nobody can enter any more.
# $name: the player's name.
removed-already = { $name } was removed already.
# $name: the player's name.
# $round: the round's name inside a sentence, as "round 3", "the semi-finals".
has-place = { $name } has a place in { $round }: drop them instead, so that the rounds stay as they are.
# The cut is the list of players who play the playoff.
# $name: the player's name.
in-cut = { $name } is in the announced cut: drop them instead.
# $name: the player's name.
has-not-dropped = { $name } has not dropped.
# $name: the player's name.
disqualified-already = { $name } was disqualified already.
# $name: the player's name.
was-not-disqualified = { $name } was not disqualified.
# $name: the player's name.
pending = { $name } waits for approval and is not in the tournament yet.
# $name: the player's name.
waits = { $name } is on the waiting list and not in the tournament yet: remove them instead.
# $name: the player's name.
was-removed = { $name } was removed.
# $name: the player's name.
was-disqualified = { $name } was disqualified.
# $name: the player's name.
dropped-before-round-one = { $name } has dropped already, before round 1.
# $name: the player's name.
# $round: the round's name inside a sentence, as "round 3", "the semi-finals".
dropped-after = { $name } has dropped already, after { $round }.
# $number: of a player.
same-name = Player { $number } has the same name. If these are two people, say so; else nothing is to be done.
# Who a person in a list may be.
# $number: of a player.
player-number = player { $number }
# Who a person in a list may be.
# $row: of the list, from 1.
row-of-list = row { $row } of this list

## Adding players.

list-empty = The list is empty: nobody was added.
tournament-finished = The tournament is finished: nobody can enter any more.
tournament-cancelled = The tournament is cancelled: nobody can enter any more.
# $most: as 40.
most-rounds = A tournament has at most { $most } rounds: nobody can enter any more.
# $most: as 10000.
most-players = A tournament has at most { $most } players: nobody was added.
# $most: how many places there are.
all-places-taken = All { $most } places are taken: drop somebody, or raise the maximum in the settings.
# $most: how many places there are.
all-places-taken-meanwhile = All { $most } places are taken meanwhile: drop somebody else, or raise the maximum in the settings.
over = The tournament is over: nobody is refused any more.
# $name: the player's name.
does-not-wait = { $name } does not wait for approval.
# $number: of a player.
# $name: the name of a registration.
not-with-this-name = Player { $number } is not in the tournament with the name { $name }. Approve or refuse the registration instead.
only-waiting = Only waiting registrations can be refused together.
none-waits = None of them is waiting any more.
none-removed = None of them is removed any more: there is nothing to undo.

## Check-in.

# A code that a player shows at the door.
foreign-code = This code is no player's here, or their link was renewed since. Find them by name or number.
# $entry: the number of the player who is in the tournament.
# $name: the name of both.
# $number: the number of the player who waits for approval.
approve-same-name = Player { $entry } has the same name as { $name }. Open the page of player { $number } and say whether that is one person.
check-in-not-open = Check-in has not opened yet.
nobody-checked-in = Nobody is checked in.
# $number: of the round.
round-drawn = Round { $number } is drawn already. Discard the draft, drop the absent, and pair again.
nobody-here = Nobody is checked in, so everybody would be dropped. Check in those who are here first.
everybody-here = Everybody is checked in: nobody was dropped.

## Drops and disqualifications.

reason-everybody-reads = Say why: everybody can read it.
reason-is-kept = Say why: the reason is kept in the log.
no-match-to-void = No round was played yet: there is no match to void.
# $ruling: the number of a ruling.
# $name: the player's name.
ruling-disqualified = Ruling { $ruling } disqualified { $name }: withdraw the ruling, and everything that it did is undone.
# $name: of the head judge.
only-head-judge = Only the head judge can disqualify, or revoke it: ask { $name }.

## What follows when a player leaves, sentences on the page that asks.

# $name: the player's name.
leave-nothing-void = { $name } has no match without a result: nothing becomes void.
# $name: the player's name.
# $table: the number of the table.
# $others: how many others sit there; two at least.
leave-table = { $name } leaves table { $table } now: the { $others } others play on. No match and no loss is counted for { $name } in this round.
leave-void-tables = At the void tables nobody has points, a match or opponents. For later pairings these players have met.
# $round: the round's name inside a sentence, as "round 3".
leave-seen-after = Everybody sees it in the standings after { $round }, which is not finished.
leave-unreadable = The event cannot be read without these matches.

## Removal of personal data.

# $number: the player's number.
data-removed-already = The personal data of player { $number } was removed already.
text-looked-at = Somebody has looked at this text meanwhile: it is not listed any more.
text-gone = This text is gone.
text-changed = Somebody changed this text meanwhile. Look at it as it is now.
leave-words = Text: leave a word or two, so that the line says what it was about.

## Registration of players themselves.

waiting-list-full = The waiting list is full. Ask the organizer whether there is a place for you.
# $number: of a player.
same-name-choose = Player { $number } has the same name. Choose whether that is you.
registration-not-open = Registration has not opened yet.
no-registration-here = Players can't register here: ask the organizer for a place.
registration-cancelled = The tournament is cancelled.
registration-over = The tournament is over.
registration-closed = Registration is closed: the rounds have begun. Ask the organizer whether you can still enter.
type-code = Type the code on the poster, or scan the poster again.
wrong-code = This is not the code, or not any more: look at the poster, or scan it once more.
