## Dlaczego rundy nie da się sparować

too-few-for-pod = { $count ->
    [0] Nie ma kogo posadzić; pod wymaga co najmniej { $least } graczy. Dodaj graczy albo cofnij drop.
    [one] Posadzić można tylko { $count } gracza; pod wymaga co najmniej { $least }. Dodaj graczy albo cofnij drop.
   *[other] Posadzić można tylko { $count } graczy; pod wymaga co najmniej { $least }. Dodaj graczy albo cofnij drop.
}
all-would-have-byes = { $count ->
    [one] Posadzić można tylko { $count } gracza i byłby to sam bye; pod wymaga { $size }. Dodaj graczy albo wybierz mniejsze pody zamiast bye.
   *[other] Posadzić można tylko { $count } graczy i wszyscy mieliby bye; pod wymaga { $size }. Dodaj graczy albo wybierz mniejsze pody zamiast bye.
}
cut-is-announced = Top jest ogłoszony: nie ma już rund szwajcarskich do sparowania.
results-missing = { $count ->
    [one] Runda { $round } nie ma jeszcze wyniku stolika { $tables }. Wpisz go, zanim sparujesz następną rundę.
   *[other] Runda { $round } nie ma jeszcze wyników stolików { $tables }. Wpisz je, zanim sparujesz następną rundę.
}
kept-twice = { $name } jest w dwóch zachowanych podach albo nie może grać w tej rundzie: zmień zachowane pody.
