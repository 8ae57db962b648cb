### Il controllo di una decklist.

checked-by = Controllata con { $by }.
own-cards = i dati delle carte propri del torneo
card-data-of = i dati delle carte del { $date }
own-banned-list = la lista delle carte bandite propria del torneo
banned-list-of = la lista delle carte bandite del { $date }
line-finding = Riga { $line }: { $finding }
