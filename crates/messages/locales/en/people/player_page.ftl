## The page of a player, for the staff.

### Below the heading.

# The player is at the venue. Label, short.
here = Here
# The player has paid. Label and button, short.
fee-collected = Fee collected
all-players = All players
link-and-code = Secret link and QR code
# Link to the form of an announcement to this player.
message = Message this player

### A registration whose name another player has.

# Bold, before the next message.
already-entered = Already entered?
# $number: the other player's number.
same-name = Player { $number } has the same name. If you know that this is the same person, their browser gets the page of player { $number }.
# Button.
# $number: the other player's number.
same-person = Same person as player { $number }
# Button: this registration is another person of the same name.
another-person = Approve as another person

### Buttons. Short.

check-in = Check in
check-out = Check out
fee-not-collected = Fee not collected
refuse = Refuse
undo-drop = Undo the drop
revoke-disqualification = Revoke disqualification
# Link to the ruling, where it is revoked.
# $number: of the ruling.
disqualified-by = Disqualified by ruling { $number }

### The player's data.

data-removed = The personal data of this player was removed.
# Link.
# $count: how many texts.
texts = Texts that may still name this player: { $count }
open-decklist = Open the decklist
# The player's mail address, before it.
mail = Mail

### Rulings and notes.

# Heading.
rulings = Rulings and penalties
none-yet = None yet.
# Link.
new-ruling = New ruling about this player
# Heading.
notes = Judges' notes
note-hint = Only the staff reads it, also in later rounds.
# Button.
keep-note = Keep the note

### Leaving.

# Heading.
leaving = Leaving
# $number: not shown. It is 1 if the name is singular ("Round 3 is"), 2 if it is plural ("The semi-finals are").
# $round: the round's name as the first words of a sentence, such as "Round 3", "The semi-finals".
drop-while-playing = { $number ->
    [one] { $round } is still played; from the next round on they are not paired. You can undo this.
   *[other] { $round } are still played; from the next round on they are not paired. You can undo this.
}
drop-means = They are not paired any more. Earlier rounds stay as they are. You can undo this.
can-undo = You can undo this.
# Label of the reason.
why = Why
# Label of a choice: what becomes of the player's matches.
their-matches = Their matches
# Button.
drop = Drop
remove-means = As if they had not come: the number is not used again, and they can be brought back.
# Button.
remove = Remove from the list

### Disqualification.

# Heading of a form that asks to type a word.
disqualify = Disqualify
# Button.
disqualify-the-player = Disqualify the player
disqualify-means = They leave the tournament and its standings, and still count for their opponents. Only the head judge does this; the organizer where there is none.
# Checkbox.
list-publicly = List it on the public page of changes

### Removing personal data.

# Heading of a form that asks to type a word.
forget = Remove personal data
# Button.
forget-the-data = Remove the personal data
# $number: the player's number.
forget-means = Name, team mate, pronouns, mail address, decklist, commander and group are gone for good, in the log too, and the secret link stops. Everywhere they are "Player { $number }", also where somebody wrote the whole name: in calls, rulings, disputes, announcements, reasons. Results stay.
forget-afterwards = Texts with a part of the name are listed afterwards, so that you can change them.
# $key: a short code.
forget-id-stays = The id <bdi>{ $key }</bdi> in documents stays: draws are computed with it.
# Of a player who is a person of the tournament's community.
forget-is-person = This entry will then belong to no person in the community, so seasons and ratings lose its results. To keep them, remove the personal data on the person's page in the community instead. That covers all of their entries.
forget-copies = Copies of the database from before, and exports that somebody has, keep what is in them.
