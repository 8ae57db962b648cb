## Dlaczego nie da się zrobić topu lub rundy playoffu

cut-too-large = Playoff top { $size } wymaga tylu graczy; w turnieju jest ich jeszcze { $left }. Wybierz mniejszy top.
results-missing-cut = { $count ->
    [one] Runda { $round } nie ma wyniku stolika { $tables }. Wpisz, czego brakuje, a potem ogłoś top.
   *[other] Runda { $round } nie ma wyników stolików { $tables }. Wpisz, czego brakuje, a potem ogłoś top.
}
not-announced = Top nie jest ogłoszony. Najpierw go ogłoś.
too-many-rounds = Liczba rund w playoffie top { $size } to { $planned }; tu jest { $here }.
out-of-playoff = Runda { $round }, stolik { $table }: { $name } nie gra już w playoffie. Popraw pod albo wcześniejszy wynik.
results-missing = { $count ->
    [one] Runda { $round } nie ma wyniku stolika { $tables }. Najpierw wpisz, czego brakuje.
   *[other] Runda { $round } nie ma wyników stolików { $tables }. Najpierw wpisz, czego brakuje.
}
drawn = { $count ->
    [one] Runda { $round }: remis przy stoliku { $tables }. Mecz playoffu musi mieć zwycięzcę: rozegrajcie kolejną grę i wpiszcie, kto wygrał.
   *[other] Runda { $round }: remis przy stolikach { $tables }. Mecz playoffu musi mieć zwycięzcę: rozegrajcie kolejną grę i wpiszcie, kto wygrał.
}
too-many-left = Po rundzie { $round } zostaje graczy: { $left }; według planu tego playoffu ma być ich { $most }.
nobody-left = W playoffie nie ma już nikogo: nie ma kto grać dalej.
