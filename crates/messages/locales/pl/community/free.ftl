## Swobodne pody

title-list = Swobodne pody
intro = Wydarzenie bez rund: gracze dołączają telefonem do kolejki, jedno naciśnięcie tworzy pody, a wyniki wpisują gracze.
new-evening = Nowe wydarzenie
open-evening = Otwórz wydarzenie
evenings = Wydarzenia
opened = Wydarzenie jest otwarte. Gracze mogą dołączać telefonem; możesz ich też dodawać tutaj.
field-name = Nazwa
field-day = Data
field-season = Liczy się do
no-season = Bez sezonu
settings = Ustawienia
saved = Ustawienia są zapisane.
desk = Pulpit

## Wydarzenie

closed = Zakończone
everybody = Strona publiczna
take-part = Weź udział
waiting = Kolejka
nobody-waits = Kolejka jest pusta.
now-playing = Teraz grają
ended = Wyniki
table = Stolik { $table }
playing = w trakcie gry
reported = wynik zgłoszony, niepotwierdzony
confirmed = wynik potwierdzony
void = unieważniony
times-of = { $times ->
    [1] { $name }
   *[other] { $name } × { $times }
}
points-of = { $points ->
    [one] { $name } ({ $points } punkt)
    [few] { $name } ({ $points } punkty)
    [many] { $name } ({ $points } punktów)
   *[other] { $name } ({ $points } punktu)
}
times = { $times ->
    [0] nie
    [1] tak
   *[other] { $times } razy
}
bracket = Bracket { $bracket }
any-bracket = Dowolny bracket

## Własna strona osoby

queue = Kolejka
waits = Twoja pozycja w kolejce: { $place } z { $waiting }.
wants = Wybrany bracket
join = Dołącz do kolejki
change-wish = Zmień bracket
leave = Opuść kolejkę
joined = Jesteś w kolejce. Twój stolik pojawi się tutaj.
left = Nie ma Cię już w kolejce.
is-over = To wydarzenie się skończyło.
who-won = Kto wygrał?
drawn = Remis
all-places = Wpisz wszystkie pozycje
equal-places = Osobom, które odpadły jednocześnie, daj tę samą pozycję.
choose = Wybierz
save-places = Zapisz pozycje
is-this-right = Ktoś przy Twoim stoliku zgłasza ten wynik. Zgadza się?
confirm = Potwierdź wynik
another-result = Wpisz inny wynik
somebody-confirms = Ten wynik musi potwierdzić ktoś inny przy stoliku.
result-tapped = Wynik jest zgłoszony. Musi go potwierdzić ktoś inny przy stoliku.
result-counts = Wynik jest potwierdzony.
achievements = Osiągnięcia
save-achievements = Zapisz osiągnięcia
achievements-saved = Osiągnięcia są zapisane.

## Strona obsługi

form-pods = { $count ->
    [one] Utwórz pody z { $count } osoby
    [few] Utwórz pody z { $count } osób
    [many] Utwórz pody z { $count } osób
   *[other] Utwórz pody z { $count } osoby
}
pods-formed = { $count ->
    [one] Utworzono { $count } pod.
    [few] Utworzono { $count } pody.
    [many] Utworzono { $count } podów.
   *[other] Utworzono { $count } poda.
}
has-left = Usuń z kolejki
add = Dodaj do kolejki
person = { $person }, numer { $number }
waits-now = { $person } jest w kolejce.
waits-no-longer = W kolejce nie ma już osoby: { $person }.
correct = Popraw wynik
reason = Powód
declare-void = Unieważnij pod
is-void-now = Pod jest unieważniony.
close = Zakończ wydarzenie
reopen = Otwórz wydarzenie ponownie
evening-closed = Wydarzenie jest zakończone.
evening-reopened = Wydarzenie jest znów otwarte.
