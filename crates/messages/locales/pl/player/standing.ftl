## Pozycja gracza

your-record = Twój bilans
after-round = Pozycja po rundzie { $round }
place-of = { $place } z { $count }
all-standings = Cała klasyfikacja

### Słowa przy dużej liczbie

final-place = pozycja końcowa
points = punkty
rank-after-swiss = pozycja po rundach szwajcarskich
place = pozycja
record = wygrane–przegrane–remisy

### Do udostępnienia

share-champion = { $player }: zwycięstwo w turnieju { $tournament }, graczy: { $count }, { $record }
share-place = { $player }: pozycja { $place } z { $count } w turnieju { $tournament }, { $record }
