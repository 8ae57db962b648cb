## Ręczna zmiana rundy

title = Zmiana ręczna
heading = Ręczna zmiana: runda { $number }
costs = Skutki
no-costs = Nie narusza żadnego celu parowania.
after = Runda po zmianie
reason-hint = Każdy może go przeczytać.
save = Zapisz zmianę
saved = Zmiana jest zapisana i każdy może ją przeczytać.

### Niezrozumiały wybór

no-number = { $label }: { $typed } to nie liczba.
new-table = Nowy stolik
first-player = Pierwszy gracz
second-player = Drugi gracz
choose-from-list = Wybierz z listy.
type-table-number = Wpisz numer stolika, np. 12.
