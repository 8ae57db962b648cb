## Dodawanie wielu graczy

title = Dodaj wielu graczy
intro = Nikogo nie dodamy, dopóki nie zobaczysz listy.
paste = Wklej nazwiska
names = Nazwiska
names-hint = Po jednym w wierszu. Dla dwuosobowej drużyny: obie osoby, oddzielone średnikiem; zanim staną się jednym graczem, pojawi się pytanie.
look-at-names = Zobacz nazwiska
send-file = Wyślij plik
file = Plik CSV albo arkusz
file-hint = Kolumny: name (albo first name i last name), email, decklist, commander, commander 2, pronouns, team mate, table, group. Kolejność jest dowolna; inne kolumny są pomijane; bez nagłówka pierwsza kolumna to imię i nazwisko. Oddzielone przecinkami, średnikami albo tabulatorami; albo arkusz Excela (.xlsx) lub OpenDocument (.ods).
written-by = Skąd jest lista
written-by-hint = Listę z innego programu czyta się według nagłówków jej kolumn; gracze, którzy nie grają, są pomijani.
look-at-file = Zobacz plik
no-names = Nie ma nazwisk: wpisz po jednym w wierszu.
no-file = Wybierz plik z co najmniej jednym graczem.

## Podgląd

preview-title = Zobacz listę
nothing-added = Nikogo jeszcze nie dodano.
read-as = Plik nie jest w UTF-8: odczytano go jako { $encoding }. Sprawdź polskie znaki i inne litery z akcentami.
this-sheet = To arkusz „{ $sheet }” z tego pliku.
sheet-of-file = Arkusz z pliku
read-sheet = Odczytaj ten arkusz
edit-list = Edytuj listę
the-list = Lista
check-again = Sprawdź ponownie
add-these = Dodaj tych graczy
start-over = Zacznij od nowa

## Lista

not-readable = Nie do odczytania
rows-wrong = Wiersze z błędem: { $count } z { $all }
fix-or-leave-out = Popraw je na liście poniżej albo pomiń. Nikogo nie dodamy, dopóki każdy wiersz nie będzie poprawny.
rows = { $count ->
    [one] { $count } wiersz
    [few] { $count } wiersze
    [many] { $count } wierszy
   *[other] { $count } wiersza
}
rows-shown = { $count ->
    [one] { $count } wiersz; widać { $shown }, najpierw te z błędami
    [few] { $count } wiersze; widać { $shown }, najpierw te z błędami
    [many] { $count } wierszy; widać { $shown }, najpierw te z błędami
   *[other] { $count } wiersza; widać { $shown }, najpierw te z błędami
}
column-line = Wiersz
column-problem = Błąd
leave-out = Pomiń
leave-out-player = Pomiń: { $player }
column-left-out = Pominięte
column-mail = E-mail
problem-in-column = Kolumna { $column }: { $problem }
same-name-as = Nazywa się tak samo jak { $who }
looks-like = Wygląda jak { $who }, innymi literami
unknown-card = W bazie kart nie ma karty: <bdi>{ $card }</bdi>. Sprawdź pisownię.

## Pytania pod listą

same-names = Nazwiska, które są już na liście
same-names-out = Pomiń je
same-names-out-hint = Listę już dodano albo zawiera kogoś dwa razy.
same-names-add = Dodaj także je
same-names-add-hint = To różne osoby, które nazywają się tak samo.
second-name = Drugie nazwisko w wierszu
second-out = Pomiń
second-out-hint = Nazwa drużyny, klub ani notatka to nie gracz.
second-team-mate = To druga osoba w drużynie
second-team-mate-hint = Dwie osoby, które grają jako jeden gracz.
commas = Przecinki między nazwiskami
commas-players = Oddzielają graczy
commas-one = Wiersz to jeden gracz
commas-one-hint = Nazwisko, imię.

## Komunikaty po dodaniu

nobody-added = Nikogo nie dodano.
added = { $count ->
    [one] Dodano jednego gracza.
   *[other] Dodano graczy: { $count }.
}
waiting = Z nich na liście rezerwowej: { $count }.
one-left-out = Pominięto, bo takie nazwisko już jest: { $player }.
many-left-out = Pominięto, bo takie nazwiska już są: { $count }.
