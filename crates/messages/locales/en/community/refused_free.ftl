## Why a command on an evening of free pods was refused.

# Names of fields.
name-of-evening = Name
day-of-evening = Date
# $most: as 5000.
too-many-evenings = A community has at most { $most } evenings of free pods.
# $number: as 7.
no-such-evening = This community has no evening of free pods number { $number }.
# $evening: the name of an evening.
changed-meanwhile = Someone else changed “{ $evening }” first. Check their changes, then save yours again.
# $evening: the name of an evening.
closed-already = “{ $evening }” is closed already.
# $evening: the name of an evening.
open-already = “{ $evening }” is open already.
# $evening: the name of an evening.
is-closed = “{ $evening }” is closed.
# $count: how many.
pods-still-play = { $count ->
    [one] { $count } pod has no confirmed result. Enter it or declare it void first.
   *[other] { $count } pods have no confirmed result. Enter it or declare them void first.
}

## Waiting.

# $least: as 1.
# $most: as 5.
# $given: what is there.
bracket-range = A bracket is { $least } to { $most }, not { $given }.
# $person: a name.
# $table: a table's number.
plays-already = { $person } plays at table { $table }.
# $most: how many.
too-many-people = At most { $most } people can come to an evening.
# $person: a name.
does-not-wait = { $person } does not wait for a pod.
# $count: how many wait.
too-few-wait = { $count ->
    [0] Nobody waits for a pod.
    [one] { $count } person waits. A pod needs three.
   *[other] { $count } people wait. A pod needs three.
}
# $most: how many.
too-many-pods = An evening has at most { $most } pods.

## Results.

# $number: as 7.
no-such-pod = This evening has no pod number { $number }.
# $table: a table's number.
pod-changed-meanwhile = Someone else changed the result of table { $table } first. Look at it again.
# $table: a table's number.
sits-elsewhere = You do not sit at table { $table }.
# $table: a table's number.
is-confirmed = The result of table { $table } is confirmed. Only the staff can correct it.
# $table: a table's number.
is-void = Table { $table } is void. Only the staff can enter a result.
# $table: a table's number.
no-result-yet = Table { $table } has no result yet.
confirmed-by-another = Someone else at the table confirms what you tapped.
place-of-everybody = Choose a place for everyone at the table.
give-a-reason = Give a reason: this result counted or was declared void before.
# Two people who are to become one.
# $person: a name.
# $other: a name.
# $evening: the name of an evening.
sat-together = { $person } and { $other } sat in one pod on “{ $evening }”, so they are two people.
# $evening: the name of an evening.
no-season = “{ $evening }” counts for no season, so it has no achievements.
no-such-achievement = The season no longer has this achievement.
