## The log of a tournament: who did what, and when.

# "CSV" is a format of files; the link leads to the file.
intro = Latest first. Nothing is deleted: corrections and undo are new lines. <a>As CSV</a>
# After the time and the name in a line of the log.
public = everybody can read this
# Before the reason that somebody wrote.
# $reason: what they wrote.
why = Why: <bdi>{ $reason }</bdi>
# Button that shows what a line has changed.
before-and-after = Before and after
# The same button for screen readers.
# $number: the number of the line.
before-and-after-of = Before and after of line { $number }
# Before what was stored before.
before = Before
# Before what was stored after.
after = After
# Button to the next page.
older = Older lines
# Somebody who acted through a program.
# $name: their name.
# $token: the name that they gave to the program's access token.
by-token = { $name }, by the token “{ $token }”
