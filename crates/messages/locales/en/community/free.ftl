## Evenings of free pods: people who are there wait for a pod, play, and enter the result at the table.

# Heading of the organizers' list; also the link to it.
title-list = Free pods
intro = An evening without rounds: people join a queue on their phones, you form pods with one press, and players enter their results.
new-evening = New evening
open-evening = Open evening
# Heading of the list.
evenings = Evenings
opened = Evening opened. People can join on their phones, or you can add them.
field-name = Name
field-day = Date
field-season = Counts for
no-season = No season
settings = Settings
saved = Settings saved.
# Link to the staff's page of an evening.
desk = Desk

## The evening.

# Below the name of an evening that is over.
closed = Over
# Link to the page that everybody sees.
everybody = Public page
take-part = Take part
waiting = Queue
nobody-waits = The queue is empty.
now-playing = Now playing
# Heading of the pods that have ended.
ended = Results
# $table: a table's number.
table = Table { $table }
playing = playing
reported = result reported, not confirmed
confirmed = result confirmed
void = void
# An achievement that a player has, and how often.
# $name: its name.
# $times: how many times.
times-of = { $times ->
    [1] { $name }
   *[other] { $name } × { $times }
}
# An achievement with its points, as the label of a field.
# $name: its name.
# $points: points.
points-of = { $points ->
    [one] { $name } ({ $points } point)
   *[other] { $name } ({ $points } points)
}
# A choice: how many times something was achieved.
# $times: how many times.
times = { $times ->
    [0] no
    [one] yes
   *[other] { $times } times
}
# $bracket: a number, 1 to 5.
bracket = Bracket { $bracket }
any-bracket = Any bracket

## A person's own page.

queue = Queue
# $place: the person's place, from 1.
# $waiting: how many wait.
waits = You are number { $place } of { $waiting } in the queue.
wants = Bracket wanted
join = Join the queue
change-wish = Change bracket
leave = Leave the queue
joined = You are in the queue. Your table will appear here.
left = You are no longer in the queue.
is-over = This evening is over.
who-won = Who won?
drawn = Draw
all-places = Enter all places
equal-places = Give players who went out at the same time the same place.
choose = Choose
save-places = Save places
is-this-right = Someone at your table reported this result. Is it right?
confirm = Confirm result
another-result = Enter a different result
somebody-confirms = Someone else at the table has to confirm this result.
result-tapped = Result reported. Someone else at the table has to confirm it.
result-counts = Result confirmed.
achievements = Achievements
save-achievements = Save achievements
achievements-saved = Achievements saved.

## The staff's page.

# $count: how many wait.
form-pods = { $count ->
    [one] Form pods from { $count } person
   *[other] Form pods from { $count } people
}
# $count: how many.
pods-formed = { $count ->
    [one] { $count } pod formed.
   *[other] { $count } pods formed.
}
has-left = Remove from queue
add = Add to queue
# $person: a name.
# $number: their number in the community.
person = { $person }, number { $number }
# $person: a name.
waits-now = { $person } is in the queue.
# $person: a name.
waits-no-longer = { $person } is no longer in the queue.
correct = Correct result
reason = Reason
declare-void = Void pod
is-void-now = Pod voided.
close = Close evening
reopen = Reopen evening
evening-closed = Evening closed.
evening-reopened = Evening reopened.
