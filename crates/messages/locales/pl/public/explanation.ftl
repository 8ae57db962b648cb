## Wyjaśnienie wiersza klasyfikacji

title = { $player } po rundzie { $round }
rank-after = Pozycja { $rank } po rundzie { $round }
not-in-standings = W klasyfikacji po rundzie { $round } nie ma gracza { $player }.

## Liczby

numbers = Liczby w kolejności, w jakiej decydują
exact-fractions = Porównywane są jako dokładne ułamki; tu są zaokrąglone. Gracze równi we wszystkich mają tę samą pozycję.
no-round = Jeszcze żadnej rundy z wynikiem.
from-one-round = Z jednej rundy.
over-the-rounds = { $sum } w kolejnych rundach.
no-match-played = Bez rozegranego meczu, więc 0.
match-win = { $matches ->
    [one] { $own } z { $most } punktów możliwych w { $matches } meczu.
   *[other] { $own } z { $most } punktów możliwych w { $matches } meczach.
}
match-win-with-byes = { $matches ->
    [one] { $all } − { $byes } z bye = { $own } z { $most } punktów możliwych w { $matches } meczu.
   *[other] { $all } − { $byes } z bye = { $own } z { $most } punktów możliwych w { $matches } meczach.
}
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
column-opponent = Przeciwnik
column-met = W rundzie
column-counts-as = Liczone
label-counts-as = liczone
mean = Średnia

## Linki

all-rounds-of = Wszystkie rundy: { $player }
