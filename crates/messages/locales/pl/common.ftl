## Wspólne słowa i liczby

players = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
    [many] { $count } graczy
   *[other] { $count } gracza
}
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}

## Nagłówki kolumn

column-player = Gracz
nameless = Gracz { $number }
column-number = Numer
column-round = Runda
column-table = Stolik
column-seat = Miejsce
column-opponents = Przeciwnicy
column-result = Wynik
column-points = Punkty
points-after-number = pkt
column-rank = Poz.

## Rzeczy z numerem

table-number = Stolik { $number }
round-number = Runda { $number }
seat-number = Miejsce { $number }
minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}

## Strony turnieju

page-players = Gracze
page-profile = Zasady i odstępstwa
page-fairness = Uczciwe losowania
page-changes = Zmiany
page-bracket = Drabinka
page-statistics = Statystyki
page-games = Śledzone gry

## Części zdań

sentence = { $text }.
amount-and-share = { $amount } ({ $share })
round-and-table = { $round }, stolik { $table }
names-and-more = { $names } i jeszcze { $count }

## Inne liczby i przyciski

tables = { $count ->
    [one] { $count } stolik
    [few] { $count } stoliki
    [many] { $count } stolików
   *[other] { $count } stolika
}
byes = { $count } bye
and-more = i jeszcze { $count }
cancel = Anuluj
column-state = Stan
you = Ty
