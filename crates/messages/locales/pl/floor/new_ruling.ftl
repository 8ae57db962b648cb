## Nowa decyzja

the-call = Wezwanie

### Gracze

table-and-players = Stolik i gracze
table-other-players = Stolik { $table }, inni gracze
show-players = Pokaż jego graczy
players-of-round = Gracze rundy { $round }
seat = miejsce { $number }
from-elsewhere = Gracze spoza stolika
other-players = Inni gracze
other-players-hint = Ich numery, np. 12, 45.
show-penalties = Pokaż kary tych graczy
show = Pokaż

### Wykroczenie i kara gracza

penalty-of = Kara: { $name }
none-today = Dziś jeszcze bez kary.
earlier-today = Wcześniej dziś
earlier-penalty = { $infraction }: { $penalty }
all-about-them = Wszystkie decyzje o tym graczu: { $count }
players-page = Strona gracza
another = Inne
from-list = z listy
another-infraction = Inne wykroczenie
no-infraction = Brak: decyzja bez kary
proposed = Propozycja:
also-names = W tabeli są także: { $penalties }.
another-penalty = Inna kara
as-proposed = Jak w propozycji
as-proposed-penalty = Jak w propozycji: { $penalty }

dropped = Oznacza to też drop z turnieju.

### Teksty i czas

texts-and-time = Co się stało, odpowiedź, czas
now-or-later = teraz albo później
timed = Zmierzone przy stoliku: { $times }.
no-time = Bez czasu
as-long-as-call = Tyle, ile trwało wezwanie
other-minutes = Inna liczba minut
other-minutes-hint = Decyzja dłuższa niż minuta daje tyle czasu, ile trwała (MTR-A X.5A).

### Przycisk

record = Zapisz decyzję
record-penalties = Zapisz: { $penalties }
record-waits-head-judge = Zapisz: { $penalties }, potwierdza sędzia główny
record-waits-organizer = Zapisz: { $penalties }, potwierdza organizator
confirm-as-organizer = W obsłudze nie ma sędziego głównego: jako organizator potwierdzam karę ({ $penalty }).

### Komunikaty i błędy

recorded = Decyzja { $number } jest zapisana.
nothing-recorded = Niczego nie zapisano.
more-below = I jeszcze { $count } poniżej.
no-number = Inni gracze: { $typed } to nie numer gracza. Wpisz numery, np. 12, 45.
two-infractions = Wybrano dwa wykroczenia, jedno powyżej, drugie na liście: zostaw jedno z nich.
