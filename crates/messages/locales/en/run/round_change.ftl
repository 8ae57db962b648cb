## The page that shows what a change of a round by hand would cost, before it is saved.

# In the browser's title.
title = Change by hand
# Heading.
# $number: the number of the round.
heading = Change round { $number } by hand
# Heading.
costs = What it costs
no-costs = No goal of the pairing is affected.
# Heading of a folded list.
after = The round after the change
# Below the input of the reason.
reason-hint = Everybody can read it.
# Button.
save = Save the change
saved = The change is saved, and everybody can read it.

### What was chosen cannot be read: two sentences.

# $label: one of the labels after this, or "Table".
# $typed: what was typed, in quotation marks.
no-number = { $label }: { $typed } is no number.
# A label.
new-table = New table
# A label.
first-player = First player
# A label.
second-player = Second player
# The second sentence.
choose-from-list = Choose one from the list.
# The second sentence.
type-table-number = Type a table number, as 12.
