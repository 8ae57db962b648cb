## Why a command on an evening of free pods was refused.

# Names of fields.
name-of-evening = Name
day-of-evening = Date
# $most: as 5000.
too-many-evenings = A community has at most { $most } evenings of free pods.
# $number: as 7.
no-such-evening = This community has no evening of free pods with number { $number }.
# $evening: the name of an evening.
changed-meanwhile = Someone else changed “{ $evening }” first. Check their changes, then save yours again.
# $evening: the name of an evening.
closed-already = “{ $evening }” is already closed.
# $evening: the name of an evening.
open-already = “{ $evening }” is already open.
# $evening: the name of an evening.
is-closed = “{ $evening }” is closed. The staff can reopen it.
# $count: how many.
pods-still-play = { $count ->
    [one] { $count } pod has no confirmed result. Enter its result or void it first.
   *[other] { $count } pods have no confirmed result. Enter their results or void them first.
}

## Waiting.

# $least: as 1.
# $most: as 5.
# $given: what is there.
bracket-range = A bracket must be { $least } to { $most }, not { $given }.
# $person: a name.
# $table: a table's number.
plays-already = { $person } is already playing at table { $table }.
# $most: how many.
too-many-people = At most { $most } people can come to an evening.
# Of somebody whom the staff adds to the queue.
# $typed: what was typed.
nobody-called = Nobody in this community is called “{ $typed }”. Type the whole name, or the person's number.
# $typed: what was typed.
# $people: names with numbers, as "Ann Ash (5), Anna Ash (9)".
may-mean = “{ $typed }” may be: { $people }. Type the number.
# $person: a name.
does-not-wait = { $person } is not in the queue.
# $count: how many wait.
too-few-wait = { $count ->
    [0] The queue is empty. A pod needs three people.
    [one] { $count } person is in the queue. A pod needs three.
   *[other] { $count } people are in the queue. A pod needs three.
}
# $most: how many.
too-many-pods = An evening has at most { $most } pods.

## Results.

# $number: as 7.
no-such-pod = This evening has no pod with number { $number }.
# $table: a table's number.
pod-changed-meanwhile = Someone else changed the result of table { $table } first. Check it again.
# $table: a table's number.
sits-elsewhere = You are not at table { $table }.
# $table: a table's number.
is-confirmed = The result of table { $table } is confirmed. Only the staff can correct it.
# $table: a table's number.
is-void = Table { $table } is void. Only the staff can enter a result.
# Two people who played in a pod, which was voided, are one person.
# $person: a name.
# $table: a table's number.
sits-twice = { $person } has two seats at table { $table }. The pod stays void.
# $table: a table's number.
no-result-yet = Table { $table } has no result yet.
confirmed-by-another = You reported this result. Someone else at the table has to confirm it.
place-of-everybody = Choose a place for every player at the table.
give-a-reason = Give a reason: this result was confirmed or voided before.
# Two people who are to become one.
# $person: a name.
# $other: a name.
# $evening: the name of an evening.
sat-together = { $person } and { $other } played in the same pod at “{ $evening }”, so they are different people.
# $evening: the name of an evening.
no-season = “{ $evening }” does not count for a season, so it has no achievements.
no-such-achievement = The season no longer has this achievement.
