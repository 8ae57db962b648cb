## Wyjaśnienie wiersza klasyfikacji

title = { $player } po rundzie { $round }
rank-after = Pozycja { $rank } po rundzie { $round }
not-in-standings = W klasyfikacji po rundzie { $round } nie ma gracza { $player }.

## Liczby

numbers = Liczby w kolejności, w jakiej decydują
exact-fractions = Porównywane są jako dokładne ułamki; tu są zaokrąglone. Gracze równi we wszystkich mają tę samą pozycję.
rounded-percentages = Procenty porównywane są po zaokrągleniu, tak jak tu podano; średnie jako dokładne ułamki. Gracze równi we wszystkich mają tę samą pozycję.
no-round = Nie ma jeszcze rundy z wynikiem.
from-one-round = Z jednej rundy.
over-the-rounds = { $sum } w kolejnych rundach.
start = Na początku
staked = { $result }: postawiono { $stake }, otrzymano { $taken }
no-match-played = Bez rozegranego meczu, więc 0.
match-win = { $matches ->
    [one] { $own } z { $most } punktów możliwych w { $matches } meczu.
   *[other] { $own } z { $most } punktów możliwych w { $matches } meczach.
}
match-win-with-byes = { $matches ->
    [one] { $all } − { $byes } z bye = { $own } z { $most } punktów możliwych w { $matches } meczu.
   *[other] { $all } − { $byes } z bye = { $own } z { $most } punktów możliwych w { $matches } meczach.
}
win-with-byes = { $matches ->
    [one] { $own } z { $most } punktów możliwych w { $matches } meczu; w tym bye jako wygrane: { $byes }.
    [few] { $own } z { $most } punktów możliwych w { $matches } meczach; w tym bye jako wygrane: { $byes }.
    [many] { $own } z { $most } punktów możliwych w { $matches } meczach; w tym bye jako wygrane: { $byes }.
   *[other] { $own } z { $most } punktów możliwych w { $matches } meczach; w tym bye jako wygrane: { $byes }.
}
rounded = { $decimals ->
    [0] Przed porównaniem zaokrąglany do pełnych procentów.
    [one] Przed porównaniem zaokrąglany do { $decimals } miejsca po przecinku.
    [few] Przed porównaniem zaokrąglany do { $decimals } miejsc po przecinku.
    [many] Przed porównaniem zaokrąglany do { $decimals } miejsc po przecinku.
   *[other] Przed porównaniem zaokrąglany do { $decimals } miejsca po przecinku.
}
with-imaginary-of-byes = Z bye ({ $byes }) w średniej liczą się fikcyjni przeciwnicy: { $count }, każdy po { $percentage }.
with-imaginary-of-smaller-pods = Za mecze w mniejszych podach ({ $matches }) w średniej liczą się fikcyjni przeciwnicy: { $count }, każdy po { $percentage }.
head-to-head = Punkty meczowe przy stolikach z graczami, którzy są dotąd równi.
no-head-to-head = Decydują tylko wśród równych graczy, którzy wszyscy grali ze sobą.
average-seat = { $matches ->
    [one] Numer miejsca z { $matches } meczu: { $sum } ÷ { $matches }. Dalsze miejsce jest trudniejsze, więc wyższa średnia jest lepsza.
    [few] Numery miejsc z { $matches } meczów: { $sum } ÷ { $matches }. Dalsze miejsce jest trudniejsze, więc wyższa średnia jest lepsza.
    [many] Numery miejsc z { $matches } meczów: { $sum } ÷ { $matches }. Dalsze miejsce jest trudniejsze, więc wyższa średnia jest lepsza.
   *[other] Numery miejsc z { $matches } meczu: { $sum } ÷ { $matches }. Dalsze miejsce jest trudniejsze, więc wyższa średnia jest lepsza.
}
games-won = Gry wygrane przy stolikach; bye się nie liczą.
no-opponent = Jeszcze bez przeciwników, więc 0.
opponents-points = { $count ->
    [one] { $count } przeciwnik, suma punktów meczowych: { $sum }; { $sum } ÷ { $count }.
    [few] { $count } przeciwnicy, razem punktów meczowych: { $sum }; { $sum } ÷ { $count }.
    [many] { $count } przeciwników, razem punktów meczowych: { $sum }; { $sum } ÷ { $count }.
   *[other] { $count } przeciwnika, razem punktów meczowych: { $sum }; { $sum } ÷ { $count }.
}
opponents-match-win = { $count ->
    [one] Średni procent wygranych meczów { $count } przeciwnika; nikt nie liczy się niżej niż { $floor }.
   *[other] Średni procent wygranych meczów { $count } przeciwników; nikt nie liczy się niżej niż { $floor }.
}
opponents-match-win-raised = { $count ->
    [one] Średni procent wygranych meczów { $count } przeciwnika; nikt nie liczy się niżej niż { $floor } (podniesiono do tego progu: { $raised }).
   *[other] Średni procent wygranych meczów { $count } przeciwników; nikt nie liczy się niżej niż { $floor } (podniesiono do tego progu: { $raised }).
}
game-points = { $points } za każdą wygraną grę, 1 za każdą rozpoczętą i zremisowaną; tylko informacyjnie.

## Rundy

points-by-round = Punkty według rund
together = Razem

## Przeciwnicy

how-opponents-count = Każdy przeciwnik liczy się raz, niezależnie od liczby spotkań. Punkty obejmują bye; MW% pomija bye i liczy co najmniej { $floor }.
how-opponents-count-with-byes = Każdy przeciwnik liczy się raz, niezależnie od liczby spotkań. Punkty obejmują bye; W% zalicza każdy bye jako wygrany mecz i liczy co najmniej { $floor }.
imaginary = { $count ->
    [one] { $count } fikcyjny przeciwnik
    [few] { $count } fikcyjni przeciwnicy
    [many] { $count } fikcyjnych przeciwników
   *[other] { $count } fikcyjnych przeciwników
}
column-opponent = Przeciwnik
column-met = W rundzie
column-counts-as = Liczone
label-counts-as = liczone
mean = Średnia

## Linki

all-rounds-of = Wszystkie rundy: { $player }
