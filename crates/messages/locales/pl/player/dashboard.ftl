### Co teraz

last-match = Drop zapisany: to Twój ostatni mecz.
check-in = Check-in: już jestem
show-code = Pokaż mój kod obsłudze
ruling = Decyzja
report-again = Wcześniejsze zgłoszenie się nie liczy: zgłoś wynik jeszcze raz.
did-you-concede = Poddajesz mecz?
others-say-conceded = Pozostali zgłaszają, że poddajesz mecz.
conceded-means = Liczy się to tylko, jeśli to potwierdzisz: wtedy nie dostaniesz punktów za ten mecz.
i-conceded = Tak, poddaję
i-did-not = Nie poddaję
confirm-result = Potwierdź wynik
that-is-wrong = To się nie zgadza
or-say-what = Albo napisz, co się nie zgadza
or-say-what-hint = Jedno zdanie. Obsługa je przeczyta i zdecyduje.
dispute = Zgłoś sprzeciw
game-ended-report = Gra się skończyła: zgłoś, kto wygrał
conceded-or-earlier-games = Ktoś poddał mecz albo były wcześniejsze gry
if-it-differs = Jeśli wynik różni się od zgłoszonego, decyduje obsługa.
withdraw-report = Wycofaj moje zgłoszenie
already-so = Twój stolik miał już ten wynik.
you-wrote = Twój tekst: „{ $text }”
seats = Miejsca w kolejności tur
our-table = Nasz stolik: życie i tury
seat-out = poza grą: { $why }

### Po zakończeniu

share = Udostępnij swój wynik
share-link = Twoje rundy do udostępnienia

### Wezwanie sędziego

judge = Sędzia
with-note = Napisz, o co chodzi
add-note = Dodaj notatkę
withdraw-call = Odwołaj wezwanie
your-table = Twój stolik

### Reszta strony

hand-in-decklist = Oddaj decklistę
change-commander = Zmień
name-commander = Podaj dowódcę
table-picture = Rysunek stolika
more = Twoje rundy, inny telefon
more-with-drop = Drop, Twoje rundy, inny telefon
on-another-phone = Ta strona na innym telefonie
drop = Drop
drop-after-round = Grasz jeszcze { $round-object }; potem nie będzie Cię w parowaniach.
drop-now = Nie będzie Cię już w parowaniach. Rozegrane mecze zostają.
drop-undo = Cofnąć to może tylko obsługa.
drop-button = Wycofaj się z turnieju
not-dropped = Nadal grasz w turnieju. Wpisz { $word }, żeby potwierdzić drop.
not-you = To nie Ty?
from-link = Ta strona pochodzi z tajnego linku gracza: <bdi>{ $name }</bdi>.
forget-link = Usuń link z tej przeglądarki
link-forgotten = Ta przeglądarka nie pamięta już linku.
