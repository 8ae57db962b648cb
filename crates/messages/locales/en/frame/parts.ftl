## Parts of pages that many pages use: long lists in parts, searches, cards, forms to print, steps.

# Name of the links to the parts of a long list, for screen readers.
# $what: of what the list is: "Tables", "Players".
in-parts = { $what } in parts
# Beside the links to the parts.
all-to-print = All on one page, to print
# $count: how many lines.
# The link leads to the list in parts.
all-on-one-page = All { $count } on one page: print it from the browser's menu. <a>Back to the parts</a>
# Name of the links to the parts before and after, for screen readers.
parts-beside = Parts beside this one
# Link to the part before.
# $part: its first and last number or name, such as "101–200".
back-to = Back: <bdi>{ $part }</bdi>
# Link to the part after.
# $part: its first and last number or name, such as "101–200".
on-to = Next: <bdi>{ $part }</bdi>
# Which part of a long list a page shows.
# $part: its first and last number or name, such as "101–200".
# $shown: how many lines are on the page.
# $all: how many lines the list has.
part-line = { $part }: { $shown } of { $all }
# What a search's answer leaves out.
# $shown: how many are on the page.
# $all: how many were found.
left-out = The first { $shown } of { $all } that fit. Type more letters to find fewer.
# A part of a long list.
# $first: the heading of its first line.
# $last: the heading of its last line.
from-to = { $first } to { $last }
# The second, third … part of a long list that begins with the same heading.
# $heading: that heading.
# $number: 2, 3 …
under-again = { $heading }, { $number }
# Label and placeholder of a search in a list of players.
find-your-name = Find your name
# Above the answer of a search.
# $typed: what was searched for.
# The link shows the whole list again.
found-for = Found for “<bdi>{ $typed }</bdi>”. <a>Show everybody</a>
# Name of the links to the pages of a long list, for screen readers.
pages = Pages

## Judges' notes.

remove = Remove
# The same button for screen readers.
remove-note = Remove this note

## Invitations to the staff.

open-invitations = Invitations not used yet
# Column: the role that the invitation gives.
invited-for = For
# Column: who made the invitation.
invited-from = From
# Name of a column of buttons, for screen readers.
action = Action
# Button: ends an invitation.
revoke = Revoke
# Name of a QR code, for screen readers.
code-of-link = QR code of the link
