### Durchsagen des Turnierteams.

pinned = Angeheftet
for-you = Für dich
for-your-table = Für deinen Tisch
minutes-left-in-round = Noch weniger als { $minutes } Minuten für { $round }.
minutes-left-at-your-table = Noch weniger als { $minutes } Minuten an deinem Tisch.
since = seit { $time }
