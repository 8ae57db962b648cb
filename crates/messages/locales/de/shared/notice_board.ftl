### Durchsagen des Turnierteams.

pinned = Angeheftet
for-you = Für dich
for-your-table = Für deinen Tisch
minutes-left-in-round = { $minutes ->
    [one] Noch weniger als { $minutes } Minute { $round-in }.
   *[other] Noch weniger als { $minutes } Minuten { $round-in }.
}
minutes-left-at-your-table = Noch weniger als { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} an deinem Tisch.
since = seit { $time }
