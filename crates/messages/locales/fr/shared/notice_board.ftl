pinned = Épinglée
for-you = Pour toi
for-your-table = Pour ta table
minutes-left-in-round = Il reste moins de { $minutes } minutes pour { $round }.
minutes-left-at-your-table = Il reste moins de { $minutes } minutes à ta table.
since = depuis { $time }
