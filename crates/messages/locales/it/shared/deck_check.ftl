### Il controllo di una decklist.

checked-by = Controllata con { $by }.
own-cards = i dati sulle carte del torneo
card-data-of = i dati sulle carte del { $date }
own-banned-list = la lista delle carte bandite del torneo
banned-list-of = la lista delle carte bandite del { $date }
line-finding = Riga { $line }: { $finding }
