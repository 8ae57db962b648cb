pinned = Vastgezet
for-you = Voor jou
for-your-table = Voor je tafel
minutes-left-in-round = Nog minder dan { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
} in { $round }.
minutes-left-at-your-table = Nog minder dan { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
} aan je tafel.
since = sinds { $time }
