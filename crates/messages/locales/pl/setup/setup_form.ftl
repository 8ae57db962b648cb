### Tytuły, przyciski i linki

new-tournament = Nowy turniej
create = Utwórz turniej
copy = Skopiuj turniej
copy-intro = Nowy turniej z ustawieniami tego. Gracze i rundy zostają tutaj.
save = Zapisz ustawienia
start-from = Zacznij od
defaults = Domyślne z aneksu
played-elsewhere = Jeśli turniej rozegrano gdzie indziej, <a>zacznij od jego pliku</a>.
penalties = Tabela kar

### Komunikaty

saved = Ustawienia są zapisane.
nothing-saved = Niczego nie zapisano. Popraw zaznaczone pola.
cancelled = Turniej jest odwołany.
created = Turniej jest utworzony.
created-with = { $count ->
    [one] Turniej jest utworzony, z jednym graczem.
   *[other] Turniej jest utworzony, liczba graczy: { $count }.
}
look-at-names-first = Sprawdź nazwiska. Niczego jeszcze nie utworzono.

### Gracze nowego turnieju

look-at-names = Sprawdź nazwiska
create-with-names = Utwórz z tymi nazwiskami
names-hint = Jedno nazwisko w wierszu. Po zmianie listy sprawdzisz ją ponownie.
players-hint = Jedno nazwisko w wierszu, jeśli już je znasz. Dalszych dodasz w każdej chwili, a gracze mogą się też zapisać sami.

### Co przechodzi do kopii

comes-along = Przechodzi także
staff-along = { $count ->
    [one] Obsługa: jedna osoba poza Tobą, z tą samą rolą
   *[other] Obsługa: osoby poza Tobą ({ $count }), z tymi samymi rolami
}
deck-rules = Zasady decklist
deck-rules-hint = Listy przyjmuje się do rundy 1 albo do terminu, który ustawisz.
along-hint = Wszystkie ustawienia, także tabela kar.

### Pierwsze pola

date = Data
place = Lokalizacja
time-zone = Strefa czasowa
time-zone-hint = Wpisz większe miasto, np. Lisbon albo Warsaw.
language = Język
language-hint = Wydruków i projektora. Strony każdy czyta w swoim.
level-hint = Od niego zależą wszystkie wartości domyślne poniżej. Puste pola są według aneksu.
level-regular = Mniejsze pody, 90 minut, tura jest dogrywana. Od 4 graczy.
level-competitive = Bye, 75 minut, dodatkowe tury. Od 16 graczy.
level-professional = Jak Competitive, z najsurowszymi decyzjami. Od 16 graczy.
until-first-round = Wszystko poniżej możesz zmieniać do pierwszej rundy.
as-level = Według poziomu

### Rundy i playoff

rounds-and-playoff = Rundy i playoff
recommended = Liczba graczy: { $players }. Rundy szwajcarskie: { $rounds }, potem top { $cut }.
recommended-with-byes = Liczba graczy: { $players }, bye: { $byes }. Rundy szwajcarskie: { $rounds }, potem top { $cut }.
recommended-later = Wynika z liczby graczy, razem z bye.
swiss-rounds-hint = Puste: jak zalecane (MTR-A Appendix E).
playoff-hint = W topie 7, 10, 13 i 40 najwyższe rozstawienia omijają pierwszą rundę playoffu.
cut-recommended = Jak zalecany
cut-none = Bez playoffu
cut-top = Top { $cut }
uneven = Gdy gracze nie wypełniają podów
uneven-level = Regular: mniejsze pody. Competitive i Professional: bye (MTR-A 10.4A).
uneven-byes = Bye
uneven-byes-hint = Pody są pełne; bye dostają gracze z końca klasyfikacji, którzy go jeszcze nie mieli. Zalecane dla Commandera (MTR-A X.1B).
smaller-pods = Mniejsze pody
uneven-smaller-hint = Nikt nie pauzuje; w niektórych podach jest o jednego gracza mniej.
uneven-larger = Większe pody
uneven-larger-hint = Nikt nie pauzuje; w niektórych podach jest o jednego gracza więcej. Mniejsze pody to wtedy te pełne.
uneven-then-byes = Mniejsze pody, potem jeden bye
uneven-then-byes-hint = Jak najwięcej pełnych podów; w innych jest o jednego gracza mniej, tak by bye miał najwyżej jeden gracz.
smaller-pods-hint = Który koniec klasyfikacji je dostaje. Bez znaczenia, gdy są bye.
at-bottom = Na dole
at-top = Na górze
seating = Miejsca w rundach szwajcarskich
seats-random = Losowo
seats-balanced = Wyrównane w ciągu rund (odstępstwo)
draft-pods = Pody z draftu zostają na pierwszą rundę (MTR-A X.6A)
house-pods = Pody i rundy według innych zasad
house-pods-hint = Dla zasad innych niż aneks: kto siedzi w mniejszych podach, ile jest rund i jak każdą się paruje.
smaller-pods-once = Nikt nie siedzi w mniejszym podzie dwa razy, póki inni w takim nie byli
smaller-pods-once-hint = Ważniejsze jest tylko unikanie ponownych spotkań. Bez zaznaczenia unika się tego tam, gdzie nic innego na tym nie traci.
round-table-hint = Po jednym wierszu na liczbę graczy: 16: 2 rounds, top 4. Obowiązuje do 16 graczy. Ostatni może dotyczyć wszystkich powyżej: more: 5 rounds, no playoff. Puste: jak zalecane (MTR-A Appendix E).
round-kinds-hint = Runda 1 jest losowana. Wybierz, jak parować pozostałe; aneks paruje według klasyfikacji.
round-kind-second = Runda 2
round-kind-others = Kolejne rundy
round-kind-last = Ostatnia runda

### Mecz i punkty

match-and-points = Mecz i punkty
pod-size = Wielkość poda
pod-size-hint = 4, jak w Commanderze.
games-to-win = Gry do wygrania meczu
games-to-win-hint = Jedna w Commanderze (MTR-A X.1A).
points-win = Punkty za wygraną
points-win-hint = Puste: wielkość poda + 1.
points-draw = za remis
points-draw-hint = Puste: 1.
points-loss = za przegraną
points-loss-hint = Puste: 0.
points-bye = za bye
points-bye-hint = Puste: jak za wygraną.
players-report = Gracze zgłaszają wyniki
players-report-hint = Na poziomie Regular zgłaszają gracze, wyżej obsługa. Ostatnie słowo ma obsługa.
players-report-yes = Tak: wynik liczy się, gdy potwierdzi go inny gracz z poda
players-report-no = Nie: wyniki wpisuje tylko obsługa
running-results = Wyniki trwającej rundy
running-results-hint = Na poziomie Regular wszyscy widzą je na bieżąco; wyżej po zakończeniu rundy. Od parowań rundy 1 nie można tego zmienić.
running-results-yes = Wszyscy widzą je na bieżąco
running-results-no = Wszyscy widzą je po zakończeniu rundy
table-games = Gry zapisywane przy stolikach
table-games-hint = Gracze zapisują na telefonach życie, tury i odejścia z gry przy swoim stoliku, a sędziowie to widzą. Domyślnie gracze mogą to robić na poziomie Regular; wyżej gry śledzą tylko sędziowie.
table-games-yes = Gracze mogą zapisywać grę swojego stolika
table-games-no = Gry śledzą tylko sędziowie
long-turn = Minuty długiej tury
long-turn-hint = Dłuższą turę zaznaczają strony sędziów. Puste: bez zaznaczania.
long-turns-at-table = Zaznaczaj długie tury także przy stoliku
own-time = Minuty własnego czasu gracza
own-time-hint = Przy stoliku tury każdego gracza w grze odliczają się od tego czasu, a sędziowie widzą, kto go wyczerpał; oni decydują, co dalej. Puste: widać tylko zużyty czas.
tiebreakers = Tiebreakery
tiebreakers-hint = Puste: Match points, MW%, OAMP, OMW% (MTR-A 3.1A). Jeśli kolejność ma być inna, wpisz nazwy po przecinku; są też W%, OW%, H2H, Seat, Games won.
house-rules = Zasady własne
house-rules-hint = Ustawienia, które inne dokumenty zasad określają inaczej niż aneks. Wybrany zbiór zasad ustala część z nich; pozostałe są zgodne z aneksem.
percentages = Procenty w klasyfikacji
percentages-hint = Dla zasad innych niż aneks. Fikcyjni przeciwnicy mają procent i żadnych punktów meczowych: liczą się w OMW%, nie w OAMP, i nie zmieniają parowań.
opponents-hint = Puste: brak, jak w aneksie.
opponents-percentage = z procentem
opponents-percentage-hint = Np. 1/5, 20 % lub 0.33.
byes-in-percentages = Bye liczy się jako wygrany mecz w procencie, który dostają przeciwnicy
percentage-decimals-hint = Ile miejsc po przecinku ułamka się liczy, od 2 do 4, połówki w górę: 4 to 31,50 %. Puste: porównywane dokładnie.
percentage-floor-hint = Np. 1/5, 1/3 lub 1/7; 0 to brak. Puste: 1 / punkty za wygraną.
scoring = Punkty według wielkości poda, stawianie punktów
scoring-hint = Dla zasad innych niż aneks.
win-points-by-hint = Według liczby graczy przy stoliku wygrana w podzie trzyosobowym jest warta 4 lub 5 punktów. Zostaw punkty za wygraną i bye puste: wynikają z tego.
win-points-tournament = Takie same w każdym podzie
win-points-plus-one = Liczba graczy przy stoliku + 1
win-points-twice = Dwukrotność liczby graczy przy stoliku − 1
wager-start = Stawianie punktów: na początek
wager-start-hint = Np. 1000. Puste: każdy wynik ma stałe punkty.
wager-stake = Stawka w każdym meczu
wager-stake-hint = Część własnych punktów, którą gracze stawiają, np. 10 % lub 1/10.
place-points-hint = Dla każdej wielkości poda wiersz: liczba graczy, potem punkty od pierwszego miejsca, np. 4: 6 3 2 1. Wielkość bez wiersza ma punkty następnej większej. Zostaw punkty za wygraną i bye puste: wynikają z tego.
draw-points-hint = Dla każdej liczby graczy pozostałych w grze wiersz: liczba graczy, potem punkty dla każdego, np. 2: 3. Puste: punkty za ostatnią z ich pozycji.
tied-last = Punkty za ostatnią z ich pozycji
tied-turn-order = Według kolejności tur
draws = Remisy i miejsca w playoffie
draws-hint = Dla zasad innych niż aneks. Pierwsza możliwość jest zawsze tą z aneksu.
draw-shared-by-hint = Jeśli remisują tylko osoby, które są jeszcze w grze, przy wpisywaniu remisu podaje się, kto w niej był.
draw-shared-all = Każdy, kto rozpoczął mecz i go nie poddał
draw-shared-still-in = Tylko ci, którzy są jeszcze w grze w chwili remisu
drawn-elimination-replay = Kolejne gry, aż ktoś wygra
drawn-elimination-seed = Awansuje najwyżej rozstawiona z remisujących osób
playoff-seats-seed = Według rozstawienia, od najwyższego (2.2B)
playoff-seats-chosen = Losowo, a najwyżej rozstawiona osoba przy stoliku wybiera, kto zaczyna
playoff-places = Po wygraniu finału pozostali grają dalej o kolejne pozycje
playoff-places-hint = Wynik finału mówi, kto i w jakiej kolejności odpadł.
ending = Doliczony czas, gry niedokończone i remisy
overtime-hint = Minuty na trwającą turę po ogłoszeniu końca czasu. Puste: bez limitu.
end-step-turn = Jeśli ktoś coś robi w kroku końcowym, gdy ogłaszany jest koniec czasu, następna tura jest ostatnia
no-show-hint = Minuty od początku rundy. Puste: decydują sędziowie.

### Czas

time = Czas
round-minutes = Minuty rundy szwajcarskiej
round-minutes-hint = Puste: 90 na poziomie Regular, wyżej 75 (MTR-A Appendix B). 0: bez limitu.
end-of-round = Po ogłoszeniu końca czasu
end-of-round-hint = Do 75 minut dodatkowe tury, powyżej dogrywanie tury.
end-as-limit = Według limitu czasu
end-extra-turns = Dodatkowe tury (2.5AA)
end-finish-turn = Dogrywanie tury (2.5AB)
playoff-minutes = Minuty meczu playoffu
playoff-minutes-hint = Puste: bez limitu, jak się zaleca (MTR-A 2.5B).
breaks-hint = Po jednej w wierszu: round 2: 45 minutes, Obiad. Na drugi dzień: round 4: until 10:00. Przerwa zaczyna się po zakończeniu swojej rundy.

### Rejestracja i nazwiska

registration-and-names = Rejestracja i nazwiska
registration = Gracze zapisują się sami
registration-closed = Zamknięta
registration-closed-hint = Graczy wpisuje obsługa.
registration-approval = Po akceptacji
registration-approval-hint = Gracze zapisują się przez link; obsługa akceptuje każde zgłoszenie.
registration-open = Otwarta
registration-open-hint = Gracze zapisują się przez link albo kod QR.
max-players = Limit graczy
max-players-hint = Dalsze zgłoszenia trafiają na listę rezerwową. Puste: bez limitu.
per-address = Rejestracje na godzinę z jednego adresu
per-address-hint = Wszystkie telefony w Wi-Fi na sali mają jeden adres, więc pozwól na tyle, ilu graczy się spodziewasz. Skrypt też tego nie przekroczy.
names-shown = Nazwiska na stronach publicznych
names-full = Pełne
names-initial = Imię i inicjał
commanders = Dowódcy na stronach publicznych
commanders-hint = Na poziomie Regular z pierwszymi parowaniami; wyżej po turnieju. Przed rundą 1 widzi ich tylko obsługa. Po jej sparowaniu nie można pokazać więcej.
commanders-with-pairings = Wszyscy widzą ich razem z parowaniami
commanders-after = Wszyscy widzą ich po zakończeniu turnieju
commanders-never = Widzi ich tylko obsługa
decklists = Po turnieju każdy może czytać decklisty
decklists-hint = Na stronach graczy, w eksportach i w formacie TopDeck. Do tego czasu czyta je tylko obsługa. Wybierz przed rundą 1.
listed = Na stronie głównej
listed-hint = Gdy turniej zostanie otwarty.
indexed = Wyszukiwarki mogą pokazywać jego strony

### Stoliki i teksty

tables-and-texts = Stoliki i teksty
first-table = Numer pierwszego stolika
first-table-hint = Tam siedzi pierwszy pod, pozostałe przy następnych stolikach.
skipped = Pomijane stoliki
skipped-hint = Numery i zakresy: 13, 20-24.
description-hint = Jest na stronie głównej turnieju, dla wszystkich.
code-of-conduct-hint = Widoczne dla wszystkich; złamanie ich to Niesportowe zachowanie (MTR-A 5.4).

### Pod formularzem

deviations-hint = Tę listę może przeczytać każdy.
deviation = { $what }: { $here } (aneks: { $addendum })
for-next = Na następny turniej
preset-name = Nazwa szablonu
preset-name-hint = Zachowuje zapisane ustawienia bez nazwy, daty i opisu. Szablon o tej samej nazwie zostanie zastąpiony.
preset-for-everybody = Dla wszystkich, którzy tworzą tu turnieje
keep-preset = Zapisz jako szablon
preset-kept = Szablon „{ $name }” jest zapisany: nowy turniej może od niego zacząć.
preset-removed = Szablon „{ $name }” jest usunięty.
cancel = Odwołaj turniej
cancel-means = Niczego się nie usuwa, ale nic więcej nie można wpisać. Każdy może przeczytać powód.
community = Społeczność
community-hint = Gracze trafiają na listę osób w społeczności. Mają tam historię, a następnym razem łatwo ich znaleźć.
no-community = Bez społeczności
community-leaves = Jeśli turniej opuści społeczność, znika z jej sezonów, a jego wyniki z historii jej osób. Jeśli wróci, jego gracze są nadal dopasowani do tych samych osób.
choose-community = Zapisz społeczność
community-chosen = Społeczność jest zapisana.
