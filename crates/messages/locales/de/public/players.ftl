## Die Spielerliste.

nobody-registered = Noch ist niemand registriert
nobody-registered-text = Spieler erscheinen hier, wenn sie registriert sind.
to-your-line = Zu deiner Zeile
find-name = Namen suchen
nobody-by-name = Niemand mit diesem Namen
try-fewer = Versuch es mit weniger Buchstaben, oder <a>zeig alle an</a>.
names = Namen
players-by-name = Spieler nach Namen

## Neben dem Namen.

left-after = raus nach Runde { $round }
dropped-before-first = ausgestiegen vor Runde 1
awarded-bye = Freilos in Runde { $round }
awarded-byes = Freilos in den Runden { $first }–{ $last }
dropped-after = ausgestiegen nach Runde { $round }
