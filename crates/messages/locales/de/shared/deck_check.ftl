### Die Prüfung einer Deckliste.

checked-by = Geprüft anhand von: { $by }.
own-cards = eigene Kartendaten des Turniers
card-data-of = Kartendaten vom { $date }
own-banned-list = eigene Bannliste des Turniers
banned-list-of = Bannliste vom { $date }
line-finding = Zeile { $line }: { $finding }
