## Ile trwała runda

all-as-csv = Wszystkie rundy jako CSV
none-yet = Jeszcze bez rundy
none-yet-text = Tury, stoliki po czasie i wezwania są tu liczone od opublikowania rundy.
not-followed = W tej rundzie nie śledzono tur. Gdy sędziowie śledzą gry, czas tur jest tu mierzony.
as-table = Te same liczby w tabeli

## Słowa pod liczbami

turns-middle = tur w grze, mediana
turn-average = średnia tura
of-tables = { $count } z { $all }
went-to-time = stoliki po czasie
calls = { $count ->
    [one] wezwanie
    [few] wezwania
    [many] wezwań
   *[other] wezwania
}
waited-middle = oczekiwanie, mediana
waited-most = maks. oczekiwanie

## Obrazki i te same liczby w tabelach

time-by-seat = Czas tury według miejsc
turns-a-game = Tury w grze
turns = { $count ->
    [one] { $count } tura
    [few] { $count } tury
    [many] { $count } tur
   *[other] { $count } tury
}
games = { $count ->
    [one] { $count } gra
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
}
column-turns = Tury
label-turns = tury
column-average = Średnia
label-average = średnia
column-middle = Mediana
label-middle = mediana
column-longest = Maks.
label-longest = maks.
column-games = Gry
label-games = gry

## Stoliki

tables = Stoliki
tables-caption = Czas każdego stolika
column-to-time = Po czasie
label-to-time = po czasie
column-extra = Dodane min
label-extra = dodane min
column-calls = Wezwania
label-calls = wezwania
column-waited = Czekanie
label-waited = czekanie
yes = tak
no = nie
more-in-file = W pliku ze wszystkimi rundami jest jeszcze { $count }.
