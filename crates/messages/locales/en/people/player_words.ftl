## What several pages of the staff say about a player.

# Button of error pages and links.
back-to-players = Back to the players
# Button of error pages and links.
back-to-player = Back to the player
# There is no such player.
# $number: the number in the address.
no-player = There is no player number { $number } in this tournament.

## The state of a player, a label.

disqualified = Disqualified
dropped-before-playing = Dropped before playing
# $round: inside a sentence: "round 3", "the semi-finals"
dropped-after = Dropped after { $round }
# The player comes late.
# $round: the number of their first round.
from-round = From round { $round }
playing = Playing
checked-in = Checked in

## Buttons. Short.

# A registration gets its place.
approve = Approve
bring-back = Bring back
give-place = Give a place

## Notices, each a sentence.

# $player: a name.
now-waitlisted = All places are taken: { $player } is on the waiting list.
# $player: a name.
has-place = { $player } has a place.
# $player: a name.
# $round: the number of the player's first round.
plays-from = { $player } plays from round { $round } on.
# $player: a name.
is-refused = { $player } is refused.
# $player: a name.
is-removed = { $player } is removed.
# $player: a name.
# $round: inside a sentence: "round 3", "the semi-finals"
drops-after = { $player } drops at the end of { $round }.
# $player: a name.
has-dropped = { $player } has dropped.
# $player: a name.
is-back = { $player } is back in the tournament.
# $player: a name.
is-disqualified = { $player } is disqualified.
# $player: a name.
# $ruling: the number of the ruling.
is-disqualified-by = { $player } is disqualified by ruling { $ruling }.
# $player: a name.
disqualification-revoked = Disqualification of { $player } revoked.
# $player: what the player is called now, as "Player 17".
forgotten = The personal data is removed: this is { $player } from now on.
# Follows the sentence before this one.
# $count: how many texts.
may-still-name = { $count ->
    [one] One text may still name them.
   *[other] { $count } texts may still name them.
}
# $player: a name.
is-changed = { $player } is changed.
# An error: the word was not typed.
# $word: the word to type, from confirm_words.ftl.
type-word = Nothing was done. Type { $word } to confirm it.
# A player was added.
# $player: a name.
# $number: the player's number.
is-number = { $player } is number { $number }.
# $player: a name.
# $number: the player's number.
is-number-waiting = { $player } is number { $number }, on the waiting list.
# $player: a name.
# $number: the player's number.
# $round: the number of the player's first round.
is-number-from = { $player } is number { $number } and plays from round { $round } on.

## The fields of a player.

# Checkbox.
two-people = These are two people with the same name
# A quiet hint for the staff: another player has a name that looks like this one.
# $name: the other player's name.
# $number: the other player's number.
similar-name = Similar name: { $name }, player { $number }.
sorted-under-hint = As in lists by last name: "García Márquez, Gabriel". Leave it empty to use the name.
# Heading of a folded part. "Two-Headed Giant" is a format of Magic.
two-headed-giant = Two-Headed Giant team
team-mate-hint = The second member of the team, which counts as one player.
mail-address = Mail address
mail-address-hint = Only organizer and head judge see it.
decklist-hint = A link that begins with https://, or a text. Nobody but staff sees it while the tournament runs.
commander-hint = The card that leads the deck.
second-commander-hint = For partners, or a background.
# The player always sits there.
fixed-table = Fixed table
fixed-table-hint = Only for a player who needs one: their pod always sits there.
# Players of the same group do not meet.
group = Group
group-hint = Players with the same word here do not meet while it can be avoided: a household, a team.
# Label of a number: byes for the first rounds that the player got before the tournament.
awarded-byes = Awarded byes
awarded-byes-hint = Byes for the first rounds, as from a qualifier: 0 to 3. Everybody sees them in the list of players.
