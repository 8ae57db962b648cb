## The player's own commander: the card that leads the deck, in formats that have one. Addressed: the player, informal, second
## person singular.

# Title and heading.
your-commander = Your commander
only-staff = Only the staff sees it.
with-pairings = Everybody sees it from the first pairings on; until then only the staff does.
after-event = Everybody sees it once the tournament is finished; until then only the staff does.
# Follows the sentence about who sees it.
until-rounds = It can be changed until the rounds begin.
# Label of a text field, and before the names of the cards that lead the deck.
commander = Commander
commander-hint = The card that leads your deck. Leave it empty to remove it.
# Label of a text field: some decks are led by two cards.
second-commander = Second commander
# "Partner" and "background" are terms of Magic.
second-commander-hint = For partners, or a background.
# Button.
save = Save
# Notice.
removed = Your commander is removed.
# Notice: it was saved.
# $commander: the names of one or two cards.
saved = Your commander: { $commander }.
# Notice.
nothing-saved = Nothing was saved. Fix the marked field.
# Button of an error page.
back-to-commander = Back to your commander
