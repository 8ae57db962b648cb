## Decklisty

all-decklists = Wszystkie decklisty
to-decklists = Do decklist
the-player = Gracz

### Lista graczy

change-rules = Zmień wymagania
ask-for-lists = Wymagaj decklist
none-asked = Decklist się nie oddaje
none-asked-means = Gdy organizator wymaga decklist, gracze oddają je na własnych stronach, a Ty widzisz tu, czyich brakuje.
asked-until = { $format }, oddawanie do { $moment }.
asked-until-round = { $format }, oddawanie do rundy 1.
deadline-over = Termin minął: możesz czytać listy, a zmieniać je tylko z podaniem powodu.
read-after-deadline = Listy możesz czytać po terminie.
count-handed-in = oddane
count-missing = do oddania
count-with-problems = z błędami
which-lists = Które listy
filter-all = Wszystkie
filter-missing = Brakuje
filter-wrong = Z błędami
find-player = Znajdź gracza
nobody-here = Nikogo tu nie ma
no-player-fits = Żaden gracz nie pasuje. Wpisz mniej liter.
everybody-handed-in = Listy oddali wszyscy.
no-list-is-wrong = Sprawdzenie nie znajduje błędu na żadnej liście.
players-appear = Gracze pojawią się tutaj po zapisaniu.
names = Nazwiska
caption = Gracze i ich decklisty
column-no = Nr

### Stan listy

link-not-checked = Link, niesprawdzony
to-look-at = do obejrzenia: { $count }

### Lista gracza

title-of = Decklista, { $name }
heading-of = Decklista, <bdi>{ $name }</bdi>
lists-until = Listy oddaje się do { $moment }. Potem możesz je czytać.
lists-until-round = Listy oddaje się do rundy 1. Potem możesz je czytać.
no-decklist = Brak decklisty
none-handed-in = Ten gracz nie oddał jeszcze decklisty.
link-kept = Link jest zapisany bez zmian i nigdy nie jest otwierany: nic z niego nie jest sprawdzane.
card-count = { $count ->
    [one] { $count } karta.
    [few] { $count } karty.
    [many] { $count } kart.
   *[other] { $count } karty.
}
hand-in-another = Oddaj za gracza inną listę
hand-in = Oddaj listę za gracza
list-hint = Link albo lista: jedna karta w wierszu. Zostaw puste, żeby listę wycofać.
reason-hint = Po terminie jest potrzebny. Zostanie zapisany.
save-list = Zapisz decklistę
list-saved = Decklista jest zapisana.
back-to-list = Wróć do decklisty
to-list = Do decklisty

### Kartka do deck checku

link-to-sheet = Kartka do deck checku
deck-check = Deck check
player-number = gracz { $number }
cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
from-check = Ze sprawdzenia
line-table = Stolik, runda
line-taken = Wzięta o, oddana o
line-minutes = Dodane minuty: czas sprawdzenia i 4 (MTR-A X.5A)
line-judge = Sędzia
before-deadline = Decklisty czyta się po terminie.
nothing-to-print = Nie ma listy do druku: nie oddano jej albo jest linkiem.

### Deck checki przy stolikach

deck-checks = Deck checki
unchecked = { $count ->
    [one] { $count } talia przy stolikach nie była jeszcze sprawdzona.
    [few] { $count } talie przy stolikach nie były jeszcze sprawdzone.
    [many] { $count } talii przy stolikach nie było jeszcze sprawdzonych.
   *[other] { $count } talii przy stolikach nie było jeszcze sprawdzone.
}
draw = Wylosuj talię
draw-means = Losowanie to rzut kością z sekretu turnieju. Jest w dzienniku, a po zakończeniu turnieju każdy może je odtworzyć.
none-checked = Nie sprawdzono jeszcze żadnej talii
none-checked-means = Zacznij deck check na stronie stolika. Pojawi się tu, czyja to talia, kto ją sprawdza i co znaleziono.
in-progress = trwa
nothing-found = Niczego nie znaleziono
drawn = { $among ->
    [one] Wylosowano z { $among } niesprawdzonej talii: { $player }, stolik { $table }. Zacznij deck check, gdy tam będziesz.
   *[other] Wylosowano z { $among } niesprawdzonych talii: { $player }, stolik { $table }. Zacznij deck check, gdy tam będziesz.
}
