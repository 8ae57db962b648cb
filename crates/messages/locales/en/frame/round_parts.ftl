## Tables and their seats, and the entry of results.

# Beside a player's name, where two players can have the same name.
# $number: the player's number in the tournament
with-number = (number { $number })

## The entry of results by keyboard: three inputs, and below them what each key means.

# The third input: which players lose by a penalty or leave the tournament.
loss-or-drop = Conceded, lost, dropped
# Button that sends the result.
report = Report
# Where the entry shows what it understands, before anything is typed.
type-a-table = Type a table number.
# Name of the buttons for fingers, for screen readers.
keys-label = Result by one key
# After the keys of the seats, as in "1 – 4 that seat won".
keys-won = that seat won
# The keys in <kbd> stay as they are.
keys-others = <kbd>D</kbd> draw · conceded, lost, dropped: <kbd>C</kbd> and a seat conceded, <kbd>M</kbd> and a seat match loss, <kbd>D</kbd> and a seat drops after this round · <kbd>Enter</kbd> report · <kbd>Ctrl</kbd> <kbd>Z</kbd> undo

## Places in the standings that a change moves, before it is made.

moved-none = No standing changes.
# $count: how many players' places change
moved = { $count ->
    [one] { $count } standing changes.
   *[other] { $count } standings change.
}
# Name of the table of these players, for screen readers.
moved-caption = Standings that change
# Column: the place now.
now = Now
# Column: the place after the change.
then = Then
