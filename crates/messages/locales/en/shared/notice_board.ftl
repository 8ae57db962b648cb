### Announcements of the staff, as pages show them.

# Label above an announcement that stays above the others.
pinned = Pinned
# Label above an announcement to the reader only.
for-you = For you
# Label above an announcement to the reader's table.
for-your-table = For your table
# $minutes: the number of minutes, such as 10.
# $round: the round's name in a sentence, such as "round 3", "the semi-finals".
minutes-left-in-round = { $minutes ->
    [one] Less than { $minutes } minute left in { $round }.
   *[other] Less than { $minutes } minutes left in { $round }.
}
# $minutes: the number of minutes, such as 10.
minutes-left-at-your-table = Less than { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} left at your table.
# Below the sentences before this one: since when that is so.
# $time: as "14:05".
since = since { $time }
