### Annunci dello staff.

pinned = In evidenza
for-you = Per te
for-your-table = Per il tuo tavolo
minutes-left-in-round = { $minutes ->
    [one] Manca meno di { $minutes } minuto alla fine { $round-of }.
   *[other] Mancano meno di { $minutes } minuti alla fine { $round-of }.
}
minutes-left-at-your-table = Al tuo tavolo mancano meno di { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
} alla fine.
since = dalle { $time }
