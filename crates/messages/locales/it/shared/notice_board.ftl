### Annunci dello staff.

pinned = In evidenza
for-you = Per te
for-your-table = Per il tuo tavolo
minutes-left-in-round = Mancano meno di { $minutes } minuti alla fine ({ $round }).
minutes-left-at-your-table = Al tuo tavolo mancano meno di { $minutes } minuti alla fine.
since = dalle { $time }
