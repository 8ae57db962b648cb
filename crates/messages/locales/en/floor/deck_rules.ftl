## The form of organizers: which decks players hand in, until when, and what their lists are checked by.

# Title and heading.
title = Rules for decklists
# Label.
deck-format = Format

### Formats: names, as choices, and at the head of a sentence ("Commander, handed in until round 1."). The names of Magic's formats are
### not translated.

commander = Commander
commander-draft = Commander Draft
# At the head of a sentence, and in a line: none of those.
another-format = another format
# The same as a choice.
another = Another
# Below these choices.
commander-hint = 100 cards with the commander, one of each, within the commander's colours (CR 903.5).
commander-draft-hint = At least 60 cards, any number of each.
another-hint = Only banned cards are looked for.

### The highest bracket of Commander decks, 1 to 5.

# Label of the choices.
highest-bracket = Highest bracket
# A choice.
any-bracket = Any
# Below the choices.
highest-bracket-hint = Only for Commander: players state the bracket of their deck, and the check counts its Game Changers.

### When.

# Below the input of the deadline.
# $zone: a time zone, such as "Europe/Lisbon".
deadline-hint = Time in { $zone }. Empty: until round 1. The staff reads the lists after it.
# An error at this input.
# $problem: a sentence.
deadline-problem = Deadline: { $problem }
# An error at the choice of the format.
choose-format = Choose the format from the list.

### What lists are checked by: a list of cards that are banned, and data of cards.

# Heading.
checked-by = What lists are checked by
checked-by-means = The check lists what it could not check because it is not loaded.
# A coloured mark.
loaded = Loaded
# $count: how many names.
banned-list = { $count ->
    [one] A banned list with { $count } name.
   *[other] A banned list with { $count } names.
}
# $count: how many cards.
card-data = { $count ->
    [one] Data of { $count } card.
   *[other] Data of { $count } cards.
}
# Beside a box to tick: what is loaded is removed.
forget = Forget it
# $date: as "20 Nov 2026".
# $count: how many names.
site-banned-used = { $count ->
    [one] This site has a banned list of { $date } with { $count } name, which is used.
   *[other] This site has a banned list of { $date } with { $count } names, which is used.
}
# $date: as "20 Nov 2026".
# $count: how many names.
site-banned-not-used = { $count ->
    [one] This site has a banned list of { $date } with { $count } name; the tournament's own takes its place.
   *[other] This site has a banned list of { $date } with { $count } names; the tournament's own takes its place.
}
# $count: how many cards.
# $date: as "20 Nov 2026".
site-cards-used = { $count ->
    [one] This site has data of { $count } card of { $date }, which is used.
   *[other] This site has data of { $count } cards of { $date }, which is used.
}
# $count: how many cards.
# $date: as "20 Nov 2026".
site-cards-not-used = { $count ->
    [one] This site has data of { $count } card of { $date }; the tournament's own takes its place.
   *[other] This site has data of { $count } cards of { $date }; the tournament's own takes its place.
}
# Label.
banned-cards = Banned cards
# “+” and “(companion)” are typed as they are.
banned-hint = One name per line: the tournament's own list. It replaces the loaded one and, if it bans cards, the bans of the card data. Write + and a space before a card that is allowed, whatever the data says, and (companion) after one that is banned only as a companion.
# Label of a file.
cards-file = Card data
cards-hint = JSON, at most 8 MB: each name with its colour identity, whether it is a basic land, and how many copies its text allows. The names in it are the ones that lists may have.
# Button.
save = Save the rules
# Link.
back-to-decklists = Back to the decklists
# Button of an error page.
back-to-rules = Back to the rules
# Notice.
saved = The rules for decklists are saved.

### No lists any more.

# Heading of a folded part, and its button.
stop = Ask for no decklists
stop-means = Format, deadline and loaded data are removed. Lists that were handed in stay.
# Notice.
stopped = No decklists are asked for any more. Those handed in stay with their players.
