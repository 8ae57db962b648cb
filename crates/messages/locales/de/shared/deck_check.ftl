### Die Prüfung einer Deckliste.

checked-by = Geprüft anhand von: { $by }.
own-cards = eigene Kartendaten des Turniers
card-data-of = Kartendaten vom { $date }
own-banned-list = eigene Bannliste des Turniers
banned-list-of = Bannliste vom { $date }
line-finding = Zeile { $line }: { $finding }
bracket = Bracket
bracket-number = Bracket { $number }
bracket-not-stated = Nicht angegeben
bracket-hint = Das Bracket des Decks, wie du es siehst: 1 Exhibition, 2 Core, 3 Upgraded, 4 Optimized, 5 cEDH.
brackets-up-to = Erlaubt sind Brackets bis { $highest }.
choose-bracket = Wähle das Bracket aus der Liste.
stated-bracket = Angegeben: Bracket { $number }.
game-changers = Game Changer ({ $count }): { $names }.
list-file = Oder eine Datei
list-file-hint = Der Export einer Deck-Website oder eines Programms: Text, CSV oder eine .dek-Datei von Magic Online. Sie ersetzt den Text darüber.
