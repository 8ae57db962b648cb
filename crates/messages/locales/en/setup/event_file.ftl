## A tournament that is created from the file of an event which was played elsewhere.

# Title and heading.
title = New tournament from a file
intro = Nothing is saved before you have checked its contents.
cannot = The file can't be imported
cannot-text = Each line shows a place in the file, and what is wrong there.
# Label of the input that takes a file.
event-file = Event file
# TopDeck and Podium are names.
file-hint = An event document of Podium, or an event as TopDeck's API gives it: standings and rounds in JSON.
choose-file = Choose a file.
# Button.
look-at-file = Look at the file
# "Add many" is the title of a page.
no-list = A list of players is not an event: create the tournament first, then load the list on its page <em>Add many</em>.
# Link.
without-file = A new tournament without a file

## The preview.

# Title and heading.
preview-title = Look at the event
nothing-stored = Nothing is stored yet.
# Heading of a list of sentences.
not-imported = What is not imported
# Caption of a table with the best players.
# $shown: how many are in the table.
# $count: how many there are.
best = The first { $shown } of { $count }, as they are counted here
# Button.
import = Import this event
# Link.
another-file = Another file

## Facts about the file: each has a word and a text beside it.

# Which program's format the file has.
written-as = Written as
# Beside "Written as". TopDeck is a name.
written-topdeck = TopDeck's JSON
# Beside "Written as".
written-podium = Podium's event document
# Beside "Rounds".
# $swiss: the number of Swiss rounds.
rounds-swiss = { $swiss } Swiss
# Beside "Rounds".
# $swiss: the number of Swiss rounds.
# $playoff: the number of rounds in the playoff.
rounds-and-playoff = { $swiss } Swiss, { $playoff } in the playoff
# Beside "Rounds": the numbers of rounds and that the last one is not over.
# $rounds: one of the two messages before this one.
rounds-unfinished = { $rounds }; the last one lacks results and goes on here
# Beside "Points".
# $win: points for a win.
# $draw: points for a draw.
# $bye: points for a bye.
points = { $win } for a win, { $draw } for a draw, { $bye } for a bye

## Notice.

# $players: as "24 players".
# $rounds: as "4 rounds".
imported = The event is imported: { $players }, { $rounds }. Only its staff sees it until you open it.
# The number of rounds in the sentence before this one.
rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
