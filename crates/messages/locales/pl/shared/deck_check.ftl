### Sprawdzenie decklisty

checked-by = Podstawa sprawdzenia: { $by }.
own-cards = baza kart tego turnieju
card-data-of = baza kart z { $date }
own-banned-list = banlista tego turnieju
banned-list-of = banlista z { $date }
line-finding = Wiersz { $line }: { $finding }
