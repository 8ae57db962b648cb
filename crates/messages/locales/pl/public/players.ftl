## Lista graczy

nobody-registered = Nikt się jeszcze nie zapisał
nobody-registered-text = Gracze pojawią się tutaj po zapisaniu.
to-your-line = Twój wiersz
find-name = Znajdź gracza
nobody-by-name = Nie ma takiej osoby
try-fewer = Wpisz mniej liter albo <a>pokaż wszystkich</a>.
names = Gracze
players-by-name = Gracze według nazwisk

## Przy graczu, który już nie gra

left-after = poza turniejem po rundzie { $round }
dropped-before-first = drop przed rundą 1
awarded-bye = bye w rundzie { $round }
awarded-byes = bye w rundach { $first }–{ $last }
dropped-after = drop po rundzie { $round }
