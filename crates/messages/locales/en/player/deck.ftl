## The player's own decklist: the cards of the deck, which players hand in before the tournament. Addressed: the player,
## informal, second person singular.

# Title, heading and button. Short.
your-decklist = Your decklist
# A day and a time with its time zone.
# $moment: such as "20 Nov 2026, 14:00".
# $zone: such as "Europe/Lisbon".
in-zone = { $moment } ({ $zone })
# $moment: day and time.
hand-in-until = Hand it in until { $moment }.
hand-in-until-round = Hand it in until round 1.
# Follows one of the two sentences before this one.
until-then = Until then, you can replace it, and the staff can't read it.
# $moment: day and time.
replace-until = It can be replaced until { $moment }.
replace-until-round = It can be replaced until round 1.
# $moment: day and time.
taken-until = Decklists were taken until { $moment }.
taken-until-round = Decklists were taken until round 1.
everyone-reads = When the tournament is finished, everyone can read it.
# No list was handed in, and it is too late.
deadline-over = The deadline is over: go to the staff.
# Error page.
not-asked = No decklists are asked for in this tournament.
# Button of that error page.
to-your-page = To your page

### The state of the list, in a coloured mark: short.

state-missing = Missing
state-handed-in = Handed in
# The check found nothing wrong.
state-no-problem = No problem found
# The check found mistakes, which are listed below.
state-problems = Problems
# The check found mistakes.
problems = { $count ->
    [one] { $count } problem
   *[other] { $count } problems
}

### What was handed in, and its check.

# Heading.
what-you-handed-in = What you handed in
link-not-opened = A link is kept as it is. It is never opened, so its list is not checked.
# The list is stored as it was typed.
# $count: how many cards the list has.
cards-kept = { $count ->
    [one] { $count } card, kept as it is.
   *[other] { $count } cards, kept as it is.
}
# Follows sentences about mistakes in the list.
fix-below = Fix it below and hand it in again.
# Heading of a list of what the check could not check.
not-checked = Not checked
# What is folded: the list as it was handed in.
your-list = Your list

### The form.

# Label of a text field, and heading.
decklist = Decklist
# "1 Sol Ring" is an example with a card's English name. "Commander" and "Deck" are words that have to be written in English.
decklist-hint =
    A link, or the list: one card per line, such as 1 Sol Ring. Write Commander above the commander and Deck above the other cards, as deck sites do.
# Button.
hand-in = Hand in the decklist
# Notice.
handed-in = Your decklist is handed in. The result of the check is below.
# Notice: an empty list was sent.
withdrawn = Your decklist is withdrawn.
# Notice.
nothing-handed-in = Nothing was handed in. Fix the list and send it again.
# Button of an error page.
back-to-decklist = Back to your decklist
