### Annunci dello staff.

pinned = In evidenza
for-you = Per te
for-your-table = Per il tuo tavolo
minutes-left-in-round = Mancano meno di { $minutes } minuti per { $round }.
minutes-left-at-your-table = Mancano meno di { $minutes } minuti al tuo tavolo.
since = dalle { $time }
