## Listy graczy

in-line = Wiersz { $line }: { $problem }
in-column = Wiersz { $line }, kolumna { $column }: { $problem }
too-long = Lista ma najwyżej { $most } wierszy. Wyślij ją w częściach.
unreadable = Nie da się odczytać tabeli: { $problem }.
no-text-file = To nie jest plik tekstowy. Zapisz tabelę jako „CSV UTF-8” albo jako arkusz Excela lub OpenDocument i wyślij.
sheet-unreadable = Nie da się odczytać arkusza. Zapisz go ponownie albo zapisz jako „CSV UTF-8” i wyślij.
file-too-large = Po rozpakowaniu plik jest za duży. Zapisz arkusz z graczami jako „CSV UTF-8” i wyślij.
old-excel = To format starych wersji Excela. Zapisz plik jako .xlsx i wyślij ponownie.
same-columns = dwie kolumny znaczą to samo ({ $headings }). Usuń jedną z nich.
no-names = brak kolumny z nazwiskami. Nazwij ją „name” albo „first name” i „last name”.
row-short = Ten wiersz ma kolumn: { $count }, a nagłówek { $header }. Uzupełnij go albo usuń.
row-long = Ten wiersz ma kolumn: { $count }, a nagłówek { $header }. Czy nie brakuje cudzysłowu (")?
unknown-column = Nieznana kolumna: dodaj pierwszy wiersz z nazwami kolumn.
is-no-name = To nie jest imię ani nazwisko. Jeśli nazwiska są w innej kolumnie, dodaj pierwszy wiersz z nazwami kolumn.
more-than-two-names = Podano więcej niż dwa nazwiska: w wierszu ma być jeden gracz albo drużyna dwuosobowa.

## Jak odczytano listę

unknown-left-out = Pominięto nieznane kolumny: { $columns }.
columns-left-out = Pominięte kolumny: { $columns }.
byes-left-out = Kolumna z bye została pominięta: zawiera coś innego niż 0–3, liczbę pierwszych rund z przyznanym bye. Inne bye w rundzie 1 są losowane.
named-by-mail = Gracze bez nazwiska dostają jako nazwę część adresu przed @.
no-header = Nie ma nagłówka: pierwszy tekst to imię i nazwisko. Adresy e-mail i linki rozpoznawane są po formie; tekst zaraz po nazwisku to druga osoba w drużynie, dalszy to dowódca.
first-column-numbers = Pierwsza kolumna jest pominięta: to numery wierszy.
marks-left-out = Numery lub punktory na początku wierszy są pominięte.
marks-left-out-but = Numery lub punktory na początku wierszy są pominięte. Wiersze bez nich: { $lines }.
first-column-only = Odczytana jest tylko pierwsza kolumna, tak jak EventLink czyta listę zaproszeń.
rows-repeated = { $count ->
    [one] { $count } wiersz pominięty: jest już wyżej.
    [few] { $count } wiersze pominięte: są już wyżej.
    [many] { $count } wierszy pominiętych: są już wyżej.
   *[other] { $count } wiersza pominięte: są już wyżej.
}
rows-not-playing = { $count ->
    [one] { $count } wiersz pominięty: według statusu ta osoba nie gra.
    [few] { $count } wiersze pominięte: według statusu te osoby nie grają.
    [many] { $count } wierszy pominiętych: według statusu te osoby nie grają.
   *[other] { $count } wiersza pominięte: według statusu te osoby nie grają.
}

## Program, z którego jest lista

source-any = Dowolny program: z nagłówkami kolumn
