### Sprawdzenie decklisty

checked-by = Podstawa sprawdzenia: { $by }.
own-cards = baza kart tego turnieju
card-data-of = baza kart z { $date }
own-banned-list = banlista tego turnieju
banned-list-of = banlista z { $date }
line-finding = Wiersz { $line }: { $finding }
bracket = Bracket
bracket-number = Bracket { $number }
bracket-not-stated = Nie podano
bracket-hint = Bracket talii w Twojej ocenie: 1 Exhibition, 2 Core, 3 Upgraded, 4 Optimized, 5 cEDH.
brackets-up-to = Dozwolone są brackety do { $highest }.
choose-bracket = Wybierz bracket z listy.
stated-bracket = Podany bracket: { $number }.
game-changers = Karty Game Changer ({ $count }): { $names }.
list-file = Albo plik
list-file-hint = Eksport ze strony z taliami lub z programu: tekst, CSV albo plik .dek z Magic Online. Zastępuje tekst powyżej.
