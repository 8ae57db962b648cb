## Zakończony turniej

winners = Podium
place = Pozycja
won-playoff = Wygrana w playoffie top { $players }.
first-after = Pierwsze miejsce po { $rounds ->
    [one] { $rounds } rundzie
   *[other] { $rounds } rundach
}.
in-numbers = W liczbach
won-from-seats = Wygrane mecze według miejsc
all-statistics = Wszystkie statystyki
playoff = Playoff
whole-bracket = Drabinka i rozstawienia

## Słowa pod dużą liczbą

stat-players = { $count ->
    [one] gracz
    [few] gracze
    [many] graczy
   *[other] gracza
}
stat-swiss-rounds = { $count ->
    [one] runda szwajcarska
    [few] rundy szwajcarskie
    [many] rund szwajcarskich
   *[other] rundy szwajcarskiej
}
stat-playoff-rounds = { $count ->
    [one] runda playoffu
    [few] rundy playoffu
    [many] rund playoffu
   *[other] rundy playoffu
}
stat-matches = { $count ->
    [one] mecz
    [few] mecze
    [many] meczów
   *[other] meczu
}
stat-drawn = remisy ({ $share })
stat-longest = najdłużej: { $round }

## Czas trwania

length-minutes = { $minutes } min
length-hours = { $hours } h
length-hours-minutes = { $hours } h { $minutes } min
find-place = Znajdź swoją pozycję
final-pod = Finał
path-of = Droga przez turniej: { $name }
rank = pozycja { $rank }
