## Lista graczy

check-in = Check-in
add-many = Dodaj wielu
links-to-print = Linki do druku
registration-link = Link do rejestracji
add-player = Dodaj gracza
add = Dodaj
more-fields = Więcej pól
add-the-player = Dodaj gracza

### Słowa pod liczbami

in-tournament = w turnieju
checked-in = check-in
places = miejsca
free = wolne

### Bez graczy

none-yet = Jeszcze bez graczy
none-yet-text = Pojawią się tu po dodaniu.
none-yet-add = Pojawią się tu po dodaniu: wpisz nazwisko powyżej, <a>wklej listę albo wyślij plik</a> lub <a>pozwól im się zapisać</a>.

### Filtry i szukanie

which = Którzy gracze
filter-and-count = { $filter } ({ $count })
filter-all = Wszyscy
filter-active = W turnieju
filter-here = Check-in
filter-absent = Bez check-inu
filter-pending = Do akceptacji
filter-waiting = Lista rezerwowa
filter-gone = Drop
filter-removed = Usunięci
find = Znajdź gracza
nobody = Nikogo tu nie ma
nobody-fits = Żaden gracz nie pasuje. Wpisz mniej liter albo <a>zobacz wszystkich</a>.

### Lista

sorted-by-name = Kolejność: <b>według nazwiska</b> lub <a>według numeru</a>.
sorted-by-number = Kolejność: <a>według nazwiska</a> lub <b>według numeru</b>.
column-number = Nr
column-fixed-table = Stały stolik
already-entered = Może już jest na liście? Tak samo nazywa się gracz { $number }
same-person = Ta sama osoba
same-person-is = Ta sama osoba: { $player } to gracz { $number }
another-person = Inna osoba
another-person-named = Inna osoba: { $player }
approve-player = Akceptuj: { $player }

### Odrzucanie wielu zgłoszeń

take-off-waiting-list = Wyczyść listę rezerwową ({ $count })
refuse-all = Odrzuć wszystkich ({ $count })
refuse-all-means = Także tych, których ukrywa szukanie. Kto zapisze się w międzyczasie, zostaje. Jedno naciśnięcie przywraca wszystkich. Jeśli zapisuje ich skrypt, <a>wymagaj kodu</a>.
refused-at = Odrzucono o { $time }
at-once = { $count ->
    [one] { $count } gracz naraz.
    [few] { $count } gracze naraz.
    [many] { $count } graczy naraz.
   *[other] { $count } gracza naraz.
}
bring-back = Przywróć wszystkich ({ $count })

### Komunikaty i błędy

is-player = { $player } to gracz { $number }: przeglądarka tej osoby otwiera teraz jego stronę.
are-refused = Odrzucono: { $count }. Jedno naciśnięcie przywraca.
are-back = Przywrócono: { $count }. Znów czekają.
names-no-player = Formularz nie podaje gracza. Otwórz stronę ponownie i naciśnij przycisk na niej.
names-no-list = Formularz nie podaje listy. Otwórz stronę ponownie i naciśnij przycisk na niej.
add-regulars = { $count ->
    [one] Dodaj { $count } gracza z wydarzenia { $evening }
    [few] Dodaj { $count } graczy z wydarzenia { $evening }
    [many] Dodaj { $count } graczy z wydarzenia { $evening }
   *[other] Dodaj { $count } gracza z wydarzenia { $evening }
}
who-is-it = Czy to ktoś z nich?
somebody-new = Nowa osoba
this-evening-only = Tylko na to wydarzenie
has-entry = { $name } ma tu już numer { $number }
who-is-this = Kto to jest?
is-person = To wpis osoby { $name }, numer { $number } w społeczności.
is-guest = To wpis gościa tego wydarzenia.
is-unsaid = Nie wiadomo jeszcze, czyj to wpis.
is-known = Zapisano, kim jest { $name }.
called-hint = Każdy z tych graczy nazywa się tak samo jak dokładnie jedna osoba w społeczności.
called = { $count ->
    [one] Dopasuj { $count } gracza po nazwisku
    [few] Dopasuj { $count } graczy po nazwisku
    [many] Dopasuj { $count } graczy po nazwisku
   *[other] Dopasuj { $count } gracza po nazwisku
}
are-called = { $count ->
    [one] Dopasowano po nazwisku { $count } gracza.
    [few] Dopasowano po nazwisku { $count } graczy.
    [many] Dopasowano po nazwisku { $count } graczy.
   *[other] Dopasowano po nazwisku { $count } gracza.
}
called-in-list = { $count ->
    [one] { $count } nazwisko pasuje do dokładnie jednej osoby w społeczności:
    [few] { $count } nazwiska pasują, każde do dokładnie jednej osoby w społeczności:
    [many] { $count } nazwisk pasuje, każde do dokładnie jednej osoby w społeczności:
   *[other] { $count } nazwiska pasuje do dokładnie jednej osoby w społeczności:
}
called-are-meant = Dopasuj tych graczy po nazwisku
