## Calls for a judge: on the floor, on the page of a table, and on the page of all calls.

### Where a call stands, in a coloured mark and in lists: short.

waits = waits for a judge
# $time: such as "14:05".
waits-for-head-judge = waits for the head judge since { $time }
# The reader went to the table.
# $time: such as "14:05".
you-have-it = You have it since { $time }
# $judge: the name of a judge.
# $time: such as "14:05".
has-it = { $judge } has it since { $time }
# The reader gave the call to another judge.
# $judge: the name of that judge.
# $time: such as "14:05".
you-handed = You handed it to { $judge } at { $time }
# Another judge gave the call to the reader.
# $judge: the name of the judge who gave it.
# $time: such as "14:05".
handed-to-you = { $judge } handed it to you at { $time }
# $from: the name of the judge who gave it.
# $to: the name of the judge who got it.
# $time: such as "14:05".
handed = { $from } handed it to { $to } at { $time }
# What the reader passed on to the head judge.
# $note: the question.
you-ask = You ask: { $note }
# $judge: the name of a judge.
# $note: the question.
judge-asks = { $judge } asks: { $note }
# Until the head judge comes.
you-stay = You stay at the table.
# Until the head judge comes.
# $judge: the name of a judge.
judge-stays = { $judge } stays at the table.

### Who called: names of players, and perhaps first who wrote the call down.

noted-by-you = noted by you
# $judge: the name of a judge.
noted-by = noted by { $judge }

### Extra time for the table of a call, choices. As short as possible.

no-time = No time
# As many minutes as the call took.
its-length = Its length

### The same in lines of the floor, where judges look for tables that need them. Short.

# $judge: the name of the judge who got the call.
# $caller: the names of players, perhaps after "noted by Jo".
# $time: when it was made, such as "14:05".
line-handed = Handed to { $judge }: { $caller }, since { $time }
# $judge: the name of the judge who is at the table.
# $caller: the names of players, perhaps after "noted by Jo".
# $time: when it was made, such as "14:05".
line-taken = { $judge } is at it: { $caller }, since { $time }
# $caller: the names of players, perhaps after "noted by Jo".
# $time: when it was made, such as "14:05".
line-head-judge = Head judge called: { $caller }, since { $time }
# $caller: the names of players, perhaps after "noted by Jo".
# $time: when it was made, such as "14:05".
line-call = Call: { $caller }, since { $time }

### The page of all calls.

# Beside the heading.
none-open = none open
# $count: how many calls are open.
open = { $count } open
# The same line goes on: results about which players do not agree.
# $count: how many.
disputed = { $count } disputed
# In place of the list.
nobody-waits = Nobody waits for a judge
new-calls = New calls appear here.
# Before the button that opens the choice of sound and vibration; until something is chosen on this device.
silent = This device stays silent when a new call comes.
# Name of a call's card, for screen readers.
# $table: the number of the table.
call-at-table = Call at table { $table }
# The same of an earlier round.
# $place: as "Round 2, table 7".
call-of = Call of { $place }
call-away = Call away from the tables
# Above a dash, in place of a table's number: the call comes from elsewhere in the hall. As short as possible.
away = Away
# Heading.
disagree = Players disagree on a result
# Heading of a form: a judge writes a call down.
note-a-call = New call
# Below the input of the table's number.
no-table-hint = Leave it empty for a call away from the tables.
# Label of an input.
what-about = What it is about
# Button.
note-it = Add the call
# Heading: calls that are closed.
ended = Ended
# $answer: what a judge wrote.
answer-was = Answer: <bdi>{ $answer }</bdi>
# The place of a closed call.
away-from-tables = Away from the tables
# What happened to a closed call.
# $time: such as "14:20".
withdrawn-at = withdrawn at { $time }
# $judge: the name of a judge.
# $time: such as "14:20".
resolved-at = { $judge } resolved it at { $time }

### Notices after a button.

noted = The call is noted.
claimed = The call is yours.
# Any judge can take the call.
given-back = The call waits again.
escalated = The head judge is called.
handed-over = The call is handed over.
resolved = Resolved.
# $minutes: how many the table has more.
resolved-with-time = Resolved. The table has { $minutes } min more.
