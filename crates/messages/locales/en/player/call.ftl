## Calling a judge to the player's table. Addressed: the player, informal, second person singular.

# Title, heading and button. Short.
call-judge = Call a judge
# Title and heading: another player of the table has called already.
add-note-title = Add a note for the judge
# Button.
add-note = Add the note
# Label of a text field.
what-about = What it is about
what-about-hint = The judge reads it before they come.

### The state of a call, in a coloured mark: a word.

# A judge has taken the call.
state-coming = Coming
# The head judge has to come.
state-head-judge = Head judge
# No judge has taken the call yet.
state-called = Called

### The call, in one or two sentences.

# $when: the time of day of the call.
called = Judge called { $when }.
# $when: the time of day of the call.
# $player: the name of another player, who called.
called-by = Judge called { $when } by { $player }.
# $when: the time of day of the call.
# $judge: the judge's name, or "A judge".
coming = Judge called { $when }: { $judge } is coming.
# $when: the time of day of the call.
# $player: the name of another player, who called.
# $judge: the judge's name, or "A judge".
called-by-coming = Judge called { $when } by { $player }: { $judge } is coming.
# Instead of a name, in the two sentences before this one.
a-judge = A judge
# Follows the sentence that a judge was called.
stay = Stay where you are.
# Follows the sentence that a judge was called.
head-judge-called = The head judge has been called. Stay where you are.
# Follows the sentence that a judge was called.
# $judge: the name of the judge at the table.
head-judge-called-stays = The head judge has been called. { $judge } stays at your table.
