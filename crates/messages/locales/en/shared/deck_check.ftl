### The check of a decklist, for the staff and for its player.

# What it was checked by.
# $by: one or two of the next messages as a list.
checked-by = Checked by { $by }.
own-cards = the tournament's own card data
# $date: the day of the data, as "20 Nov 2026".
card-data-of = card data of { $date }
own-banned-list = the tournament's own banned list
# $date: the day of the list, as "20 Nov 2026".
banned-list-of = the banned list of { $date }
# What was found in a line of the list.
# $line: the number of the line.
# $finding: a sentence.
line-finding = Line { $line }: { $finding }

### The bracket of a Commander deck, 1 to 5, which its player states; and its Game Changers, the cards of a list by Wizards of
### the Coast, whose name is not translated.

# Label of the choices.
bracket = Bracket
# A choice.
# $number: 1 to 5.
bracket-number = Bracket { $number }
# A choice: the player has not stated it.
bracket-not-stated = Not stated
# Below the choices, for the player. The names of the brackets are not translated.
bracket-hint = The bracket of the deck, as you see it: 1 Exhibition, 2 Core, 3 Upgraded, 4 Optimized, 5 cEDH.
# $highest: a number.
brackets-up-to = Brackets up to { $highest } are allowed.
# An error at the choices.
choose-bracket = Choose the bracket from the list.
# $number: 1 to 5.
stated-bracket = Stated to be bracket { $number }.
# $count: how many Game Changers the deck has.
# $names: their names, as a list.
game-changers = { $count ->
    [one] { $count } Game Changer: { $names }.
   *[other] { $count } Game Changers: { $names }.
}

### A list as a file, instead of typed text.

# Label.
list-file = Or a file
# “.dek” is the ending of such files' names.
list-file-hint = What a deck site or a program exports: text, CSV, or a .dek file of Magic Online. It replaces the text above.
