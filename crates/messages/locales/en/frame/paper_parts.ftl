## Sheets that are printed.

# On the screen, above a sheet.
how-to-print = Print this page from the browser's menu.
# In the head of a list of names: what the bold number beside a name is.
key-table = table
# In the same head: what the number in a ring beside a name is; also before that number, for screen readers.
key-seat = seat

## A match slip, on which the players of a table write their result. Four are on a sheet: as short as possible.

# Column: an empty box, to be ticked for the winner.
won = Won
# Column: an empty box.
signature = Signature
# After a box that is ticked for a draw.
draw = Draw
# Before an empty line: the minutes of extra time, written by a judge.
extra-minutes = Extra minutes, judge
# Before an empty line: who leaves the tournament.
drops = Drops, by seat
# Before an empty line: who gave up or lost by a penalty.
concession = Concession or match loss, by seat
# Before an empty line: who typed the result in.
entered-by = Entered by

# On the screen, above a sheet to print: links to the same sheet in two languages follow, as "Español Français".
also-in = Print it in a second language too:
