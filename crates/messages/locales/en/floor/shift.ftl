### The end of a judge's shift: everything that they have in hand passes to somebody else.

# Heading: the shift of another judge.
# $judge: a name.
shift-of = Shift of <bdi>{ $judge }</bdi>
# Heading.
your-shift = Your shift
# Beside the heading and a name, in small letters.
nothing-in-hand = nothing in hand
# In place of the list.
empty = Nothing in hand
empty-means = Covered tables, taken calls, and running watches and deck checks are handed over here.

## What they have in hand: a place as a label, as "Table 3", and beside it one of these.

# Label, before numbers of tables.
tables = Tables
# A label in place of a table: the call comes from somewhere else.
away = Away from the tables
# A label in place of a table's number that is not known: a judge takes the time of a player there.
watch = Watch
# $time: such as "14:05".
call-taken = call taken { $time }
# $time: such as "14:05".
# $what: what the call is about.
call-taken-about = call taken { $time }: <bdi>{ $what }</bdi>
# $player: a name.
# $time: such as "14:05".
timed = <bdi>{ $player }</bdi> is timed since { $time }

## Who takes over.

# Label.
who-takes-over = Who takes over
# A choice.
choose = Choose a judge
# A choice: the shift has no successor.
nobody = Nobody
nobody-means = The tables are free, the calls wait again, and watches end.
# Label.
note = What they should know
note-hint = Every judge reads it here.
# Button.
hand-over = Hand over
# Notice.
# $what: as "tables 1–3, 1 call".
handed-over = Handed over: { $what }.
# Notice: nobody takes over.
# $what: as "tables 1–3, 1 call".
ended = Ended: { $what }. The tables are free, the calls wait again, and watches end.

## Other shifts.

# Heading.
others = Shifts of others
# Heading: a list of those that are over.
past = Handed over
# A line of that list. The arrow is the same in all languages.
# $from: a judge's name.
# $to: a judge's name.
# $what: as "tables 1–3, 1 call".
past-line = <bdi>{ $from }</bdi> → <bdi>{ $to }</bdi>: { $what }
# The same where nobody took over.
# $from: a judge's name.
# $what: as "tables 1–3, 1 call".
past-line-nobody = <bdi>{ $from }</bdi> → nobody: { $what }
