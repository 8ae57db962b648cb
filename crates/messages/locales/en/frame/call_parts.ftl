## A call: players want a judge at their table.

# $time: such as "14:05"
since = since { $time }
# Before the time since which a judge has the call, for screen readers.
taken = Taken

## Buttons, each of a judge. Short.

# The judge goes to the table.
take = Take it
# Another judge has it already.
take-over = Take it over
# Another judge can take it.
give-back = Give back
# The same for a call that was handed to the reader.
any-judge = Any judge
# Opens the ways to give it to another judge.
pass-on = Pass it on
head-judge = Head judge
# $name: a judge
hand-to = Hand it to { $name }
resolved = Resolved
write-ruling = Write a ruling

## Inputs.

# A note for the head judge.
for-head-judge = For the head judge (optional)
# The judge waits there for the head judge.
stays = I stay at the table
time-for-table = Time for the table
# What the judge told the table.
answer = Answer (optional)
