## Decklists, for the staff: the cards of the players' decks, which players hand in before the tournament. Judges check decks by them.

# Link to the list.
all-decklists = All decklists
# Button of an error page, to the list.
to-decklists = To the decklists
# Link to the player's page for the staff.
the-player = The player

### The list of players.

# Link, for organizers: to the rules for decklists.
change-rules = Change what is asked for
# The same, while no lists are asked for.
ask-for-lists = Ask for decklists
# In place of the list.
none-asked = No decklists are asked for
none-asked-means = When an organizer asks for decklists, players hand them in on their own pages, and you can see here who is missing.
# What is asked for, a sentence.
# $format: the format of the decks, as "Commander".
# $moment: day, time and time zone.
asked-until = { $format }, handed in until { $moment }.
# $format: the format of the decks, as "Commander".
asked-until-round = { $format }, handed in until round 1.
# Follows one of the two sentences before this one.
deadline-over = The deadline is over: you can read the lists, and change them only with a reason.
# The same before the deadline.
read-after-deadline = You can read the lists after the deadline.
# Words under numbers of players. Short.
count-handed-in = handed in
count-missing = missing
count-with-problems = with problems
# Name of the links before this list, for screen readers.
which-lists = Which lists
# Links: which players are shown. Short.
filter-all = All
filter-missing = Missing
filter-wrong = With problems
# Label and placeholder of a search.
find-player = Find a player
# In place of the list.
nobody-here = Nobody here
no-player-fits = No player fits. Try fewer letters.
everybody-handed-in = Everybody has handed in a list.
no-list-is-wrong = No list has a problem that the check finds.
players-appear = Players appear here when they are registered.
# Of what the parts of the list are.
names = Names
# Name of the table, for screen readers.
caption = Players and their decklists
# Column of the players' numbers. As short as possible.
column-no = No.

### The state of a list, in a coloured mark: short.

# The list is an address of another site.
link-not-checked = A link, not checked
# $count: how many lines of the list could not be checked.
to-look-at = { $count } to look at

### A player's list.

# Title of the page.
# $name: the player.
title-of = Decklist of { $name }
# Heading of the page.
# $name: the player.
heading-of = Decklist of <bdi>{ $name }</bdi>
# $moment: day, time and time zone.
lists-until = Lists are handed in until { $moment }. You can read them after that.
lists-until-round = Lists are handed in until round 1. You can read them after that.
# In place of the list.
no-decklist = No decklist
none-handed-in = The player has not handed one in.
link-kept = A link is kept as it is and never opened by this service: nothing of it is checked.
# $count: how many cards the list has.
card-count = { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
# Folded forms.
hand-in-another = Hand in another list for the player
hand-in = Hand in a list for the player
list-hint = A link, or the list: one card per line. Leave it empty to withdraw the list.
reason-hint = After the deadline it is needed. It is recorded.
# Button.
save-list = Save the decklist
# Notice.
list-saved = The decklist is saved.
# Button of an error page.
back-to-list = Back to the decklist
# Button of an error page.
to-list = To the decklist

### A sheet on paper for the check of a deck, and the link to it.

link-to-sheet = Deck check sheet
# Title and heading.
deck-check = Deck check
# In the line below the player's name. Short.
# $number: the player's number.
player-number = player { $number }
# In the same line. Short.
# $count: how many cards.
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
# Heading of what the program's check found.
from-check = From the check
# Before empty lines, in which a judge writes. As short as possible.
line-table = Table, round
line-taken = Taken at, given back at
# The table gets the minutes of the check and four more.
line-minutes = Minutes given: time taken and 4 (MTR-A X.5A)
line-judge = Judge
# Errors.
before-deadline = Decklists are read after the deadline.
nothing-to-print = There is no list to print: none was handed in, or a link.

### Checks of decks at the tables.

# Title and heading, and a link.
deck-checks = Deck checks
# $count: how many decks.
unchecked = { $count ->
    [one] { $count } deck at the tables was not checked yet.
   *[other] { $count } decks at the tables were not checked yet.
}
# Button: a deck is chosen by chance.
draw = Draw a deck at random
draw-means = The draw is a die of the tournament's secret. It is in the log, and anybody can recompute it when the tournament is finished.
# In place of the list.
none-checked = No deck was checked yet
none-checked-means = Begin a check on the page of a table. Whose deck it was, who checked it and what was found appears here.
# A coloured mark: the check is not over.
in-progress = in progress
# What a check found.
nothing-found = Nothing found
# Notice.
# $among: how many decks it was drawn among.
# $player: whose deck it is.
# $table: the number of the player's table.
drawn = { $among ->
    [one] Drawn among { $among } deck not checked yet: { $player }, table { $table }. Begin the check when you are there.
   *[other] Drawn among { $among } decks not checked yet: { $player }, table { $table }. Begin the check when you are there.
}
