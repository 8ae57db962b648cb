pinned = Vastgezet
for-you = Voor jou
for-your-table = Voor je tafel
minutes-left-in-round = Nog minder dan { $minutes } minuten in { $round }.
minutes-left-at-your-table = Nog minder dan { $minutes } minuten aan je tafel.
since = sinds { $time }
