## Sezony

name-of-season = Nazwa
first-day = Pierwszy dzień
last-day = Ostatni dzień
ends-before-it-begins = Ostatni dzień jest przed pierwszym.
too-many-seasons = Społeczność ma najwyżej { $most } sezonów. Usuń taki, który nie ma wydarzeń.
no-such-season = Pod tym adresem nie ma sezonu.
changed-meanwhile = Ktoś w międzyczasie zmienił „{ $season }”. Sprawdź te zmiany i zapisz swoje ponownie.
closed-already = Sezon „{ $season }” jest już zakończony.
open-already = Sezon „{ $season }” jest już otwarty.
has-evenings = Sezon „{ $season }” ma wydarzenia. Usuń je z sezonu, zanim usuniesz sezon.
not-in-season = Turnieju { $tournament } nie ma w sezonie „{ $season }”.
of-another-community = Turniej { $tournament } nie należy do tej społeczności. Najpierw wybierz ją w jego ustawieniach.
was-cancelled = Turniej { $tournament } został odwołany, więc nie może się liczyć.
too-many-evenings = Sezon „{ $season }” ma najwyżej { $most } wydarzeń.
weight-range = Wydarzenie liczy się od { $least } do { $most } razy, nie { $given }.
least-games-range = Liczba gier, od której rating jest w klasyfikacji, to od { $least } do { $most }, nie { $given }.

## Wpisywanie do finału

line-changed-meanwhile = Zmienił się wynik, odkąd widać było zakwalifikowane osoby. Sprawdź listę jeszcze raz.
not-organizer-of-final = Nie masz roli organizatora w turnieju { $tournament }. O wpisanie osób poproś kogoś z jego organizatorów.
nobody-qualified = W tym sezonie nikt się nie zakwalifikował.

## Import historii

nothing-to-import = Wybierz co najmniej jeden plik.
too-many-events = Naraz można zaimportować najwyżej { $most } całych wydarzeń, nie { $count }. Pozostałe wyślij potem.
twice-on-an-evening = { $person } jest w wydarzeniu { $evening } dwa razy. W wydarzeniu osoba ma jedną pozycję.
no-such-evening = Tego wydarzenia nie ma w sezonie.
say-who = { $count ->
    [one] Wybierz, kim jest { $name }.
    [few] Wybierz, kim jest { $name }. Odpowiedzi wymagają w sumie { $count } osoby.
    [many] Wybierz, kim jest { $name }. Odpowiedzi wymaga w sumie { $count } osób.
   *[other] Wybierz, kim jest { $name }. Odpowiedzi wymaga w sumie { $count } osoby.
}
table-is-empty = Tabela jest pusta.
columns-needed = Pierwszy wiersz musi nazywać kolumny: co najmniej „place” i „name”, a jeśli są, także „date”, „evening”, „points”, „wins”, „draws”, „losses”.
place-needed = Brakuje pozycji.
day-needed = Data wydarzenia jest pusta albo nie ma postaci 2026-03-31.
day-in-two-ways = { $given } może oznaczać dwie daty. Wpisz ją tak: 2026-03-31.
name-of-evening = Wydarzenie
place-in-table = Pozycja to liczba całkowita od { $least } do { $most }, nie „{ $given }”.
points-in-table = Punkty to liczba całkowita od { $least } do { $most }, nie „{ $given }”.
matches-in-table = Wygrane, remisy i przegrane to liczby całkowite od { $least } do { $most }, nie „{ $given }”.
is-its-final = { $tournament } to finał tego sezonu, więc nie może być jego wydarzeniem.
is-an-evening = { $tournament } to wydarzenie tego sezonu, więc nie może być jego finałem. Najpierw usuń je z sezonu.
