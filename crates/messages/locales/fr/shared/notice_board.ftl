pinned = Épinglée
for-you = Pour toi
for-your-table = Pour ta table
minutes-left-in-round = { $minutes ->
    [one] Il reste moins de { $minutes } minute avant la fin { $round-of }.
   *[other] Il reste moins de { $minutes } minutes avant la fin { $round-of }.
}
minutes-left-at-your-table = Il reste moins de { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} à ta table.
since = depuis { $time }
