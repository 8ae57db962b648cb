## The settings of the penalty table: the infractions of a tournament and their penalties. Its title is "Penalties".

# Link: a file to download.
as-file = As a file
# $table: the table's name.
built-in-in-use = The built-in table is in use: { $table }.
# $differences: how the table differs from the built-in one.
everybody-reads = Everybody can read on the page of rules and deviations: { $differences }.
# Follows one of the two sentences before this one.
from-now-on = A change applies to rulings from now on; earlier ones stay as they are.
# Label.
table-name = Name of the table
# Folded row: an infraction that is added.
another = Another infraction

### The inputs of an infraction. Short.

category = Category
# The penalty in multiplayer tournaments; "The same" is a choice.
instead = In multiplayer instead
the-same = The same
may-be = May also be
# What repeated Warnings become.
upgrade = Upgrade
# Special cases with other penalties.
cases = Cases
multiplayer = What multiplayer changes
# In place of such a label before an error.
row = Row
# An error in an input.
# $label: the label of the input.
# $problem: a sentence, or the rest of one.
cell-problem = { $label }: { $problem }
# "game_loss", "warning", "match_loss" and "drop" have to be typed like this.
hint = Upgrade: the nth Warning in a day and the penalty for it, such as 4: game_loss. Cases: such as Less than 1 minute late: warning; 10 minutes late or more: match_loss, drop. May also be: levels, as game_loss. A row without code and name is taken out.
# Button.
save = Save the table
# Notice.
saved = The table of penalties is saved.
# Notice.
nothing-saved = Nothing was saved. Fix the marked rows.

### Another table.

# Heading.
replace-table = Replace the table
# Label.
paste = Paste JSON or CSV
# The names of the columns have to be written like this.
columns = CSV columns: code, name, category, penalty, instead, cases, may_be, upgrade, multiplayer.
or-file = Or a file
# Button.
replace = Replace
# Notice.
replaced = The table of penalties is replaced.
# Notice.
nothing-replaced = Nothing was replaced: the table has mistakes, named below.
# Heading.
back-to-built-in = Back to the built-in table
# Button.
use-built-in = Use the built-in table
# Notice.
built-in-again = The built-in table is in use again.
