## Adding many players: names are pasted or a file is sent, the list is looked at, and then added.

# Title and heading.
title = Add many players
intro = Nothing is added before you have looked at the list.
# Heading.
paste = Paste names
# Label.
names = Names
names-hint = One per line. Of a team of two: both names with a semicolon between them; you are asked before they become one.
# Button.
look-at-names = Look at the names
# Heading.
send-file = Send a file
# Label of the input that takes a file.
file = CSV file or sheet
# The names of the columns stay as they are: they are read in English.
file-hint = Columns: name (or first name and last name), email, decklist, commander, commander 2, pronouns, team mate, table, group. The order does not matter; other columns are left out; without a header the first column is the name. Separated by commas, semicolons or tabs; or a sheet of Excel (.xlsx) or OpenDocument (.ods).
# Label of a choice of programs.
written-by = Written by
written-by-hint = Another program's list is read by its own column headings; players who don't play are left out.
# Button.
look-at-file = Look at the file
# An error.
no-names = There are no names: write one per line.
# An error.
no-file = Choose a file with at least one player in it.

## The preview.

# Title and heading.
preview-title = Look at the list
nothing-added = Nothing is added yet.
# Note above the list.
# $encoding: the name of an encoding, such as "windows-1252".
read-as = The file is not in UTF-8: it was read as { $encoding }. Check the letters with accents.
# Note above the list.
# $sheet: its name.
this-sheet = This is the sheet “{ $sheet }” of the file.
# Label of a choice.
sheet-of-file = Sheet of the file
# Button.
read-sheet = Read this sheet
# Heading of a folded part.
edit-list = Edit the list
# Label of the list as a text.
the-list = The list
# Button.
check-again = Check again
# Button.
add-these = Add these players
# Button.
start-over = Start over

## The list.

# The word before a problem of the whole list.
not-readable = Not readable
# Bold, before the next message.
# $count: how many rows have a problem.
# $all: how many rows there are.
rows-wrong = { $count ->
    [one] { $count } of { $all } rows has a problem
   *[other] { $count } of { $all } rows have a problem
}
fix-or-leave-out = Fix them in the list below, or leave them out. No player is added until every row is valid.
# Caption.
rows = { $count ->
    [one] { $count } row
   *[other] { $count } rows
}
# Caption of a long list.
# $count: how many rows there are.
# $shown: how many rows are shown.
rows-shown = { $count ->
    [one] { $count } row; { $shown } are shown, those with problems first
   *[other] { $count } rows; { $shown } are shown, those with problems first
}
# Column: the number of the line in the list.
column-line = Line
# Column: what is wrong.
column-problem = Problem
# Column of checkboxes, and the word beside each.
leave-out = Leave out
# The same checkbox for screen readers.
# $player: the name.
leave-out-player = Leave out { $player }
# Column: what could be a team mate's name is left out.
column-left-out = Left out
# Column: mail addresses.
column-mail = Mail
# A problem of a cell.
# $column: the number of the column.
# $problem: a sentence.
problem-in-column = Column { $column }: { $problem }
# Label of a row.
# $who: the other one, as "player 3", "line 4".
same-name-as = Same name as { $who }
# Label of a row: the names differ only in letters that look alike.
# $who: the other one, as "player 3", "line 4".
looks-like = Looks like { $who }, in other letters
# $card: the name of a card.
unknown-card = The card data doesn't have <bdi>{ $card }</bdi>. Check the spelling.

## Choices below the list, each with its answers.

same-names = Names already on the list
# Answer.
same-names-out = Leave them out
same-names-out-hint = The list was added before, or holds a name twice.
# Answer.
same-names-add = Add them too
same-names-add-hint = They are different people with the same name.
second-name = The second name in a line
# Answer.
second-out = Leave it out
second-out-hint = A team's name, a club or a note is no player.
# Answer.
second-team-mate = It is the team mate
second-team-mate-hint = Two players who play as one.
commas = Commas between names
# Answer.
commas-players = They separate players
# Answer.
commas-one = A line is one player
# The order of a name in such a line.
commas-one-hint = Last name, first name.

## Notices after adding, each a sentence; they can follow each other.

nobody-added = Nobody was added.
# $count: how many players.
added = { $count ->
    [one] One player was added.
   *[other] { $count } players were added.
}
# $count: how many of them.
waiting = { $count ->
    [one] { $count } of them are on the waiting list.
   *[other] { $count } of them are on the waiting list.
}
# $player: a name.
one-left-out = { $player } was left out: the name is there already.
# $count: how many.
many-left-out = { $count ->
    [one] { $count } were left out: their names are there already.
   *[other] { $count } were left out: their names are there already.
}
