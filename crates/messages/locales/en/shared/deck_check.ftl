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
