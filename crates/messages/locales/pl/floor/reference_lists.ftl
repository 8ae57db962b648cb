### Tytuły

information = Informacje
before-the-game = Przed grą
penalties = Kary

### Co gracze mówią sobie o grze

status = Informacje o stanie (status)
status-means = Zmianę ogłasza się od razu i oznacza tam, gdzie widzą ją wszyscy przy stoliku (MTR-A 4.1).
status-life = Punkty życia
status-counters = Znaczniki na graczach
status-effects = Bezterminowe efekty na graczach, np. monarcha albo emblemat
status-mana = Niewydana mana
status-dungeon = Miejsce gracza w podziemiu
status-commander-damage = Obrażenia od dowódców, osobno od każdego
free = Informacje wolne (free)
free-means = Na pytania o nie gracze odpowiadają w pełni i zgodnie z prawdą (MTR-A 4.1).
free-actions = Bieżące działania oraz wcześniejsze, które nadal mają znaczenie
free-names = Nazwa każdego widocznego obiektu
free-objects = Rodzaje i liczba znaczników, stany i strefy obiektów
free-score = Wynik meczu
free-phase = Faza i czyja jest tura; przy kilku turach naraz dla każdej
free-commander = Ile razy rzucono dowódcę
derived = Informacje pochodne (derived)
derived-means = Gracze nie muszą pomagać innym w ich ustaleniu, ale nie mogą o nich kłamać.
derived-counts = Ile kart danego rodzaju jest w publicznej strefie
derived-objects = Cechy widocznych obiektów, które nie są informacją wolną
derived-rules = Zasady i teksty kart, w brzmieniu podanym przez sędziego
private = Informacje prywatne (private)
private-means = To, co mogą widzieć tylko niektórzy. Wolno o tym mówić cokolwiek, prawdę lub nie. Pokazanie karty to osobna sprawa.
shortcuts = Skróty (MTR-A 4.2)
shortcut-non-active = Jeśli skrót wspomina nieaktywnego gracza, chodzi o każdego z nich, w kolejności tur.
shortcut-attacks = Gdy w grze jest więcej niż dwóch graczy, nic się nie zakłada o atakach: trzeba wskazać gracza, planeswalkera albo bitwę, także dla stworów, które wchodzą, atakując.
shortcut-earlier = Gracz, który chce działać przed zaproponowanym późniejszym momentem, musi powiedzieć to na czas.
shortcut-priority = Gracz, który prosi o priorytet, a potem nic nie robi, nic nie zyskuje: zobacz <a>kto ma priorytet</a>.

### Przed grą

before = Przed grą w Commandera (MTR-A X.4A)
before-players = Właściwi gracze przy właściwym stoliku, w kolejności z parowań; zaczyna miejsce 1 (MTR-A 2.2A).
before-companions = Najpierw pokazuje się kompanów, w kolejności tur: kto go ma, pokazuje go oraz to, że talia spełnia jego warunek (CR 103.2b).
before-commanders = Potem dowódcy trafiają odkryci do strefy dowodzenia (CR 103.2c, 903.6).
before-shuffle = Talie się tasuje i prezentuje; każdy przeciwnik może przetasować albo przełożyć.
before-life = Po 40 życia (CR 903.7); siedem kart.
before-mulligans = Mulligany, w kolejności tur; pierwszy mulligan gracza nie kosztuje karty (CR 103.5c).
before-opening-hands = Akcje z początkową ręką, w kolejności tur (CR 103.6).
before-draw = Pierwszy gracz nie pomija doboru: gra więcej niż dwóch (CR 103.8c).

### Deck check

check = Deck check
check-timer = Uruchom pomiar przy stoliku: deck check daje tyle czasu, ile trwał, i cztery minuty więcej (MTR-A X.5A).
check-sleeves = Weź talie, zanim dobierze się początkowe ręce; najpierw policz karty i obejrzyj koszulki.
check-count = 100 kart razem z dowódcami; w Commander Draft co najmniej 60.
check-commanders = Dowódcy mogą być dowódcami, sami albo jako para.
check-twice = Żadna karta dwa razy, poza landami podstawowymi i kartami, które same na to pozwalają. Nie dotyczy Commander Draft.
check-colours = Każda karta w tożsamości kolorystycznej dowódców.
check-banned = Nic z banlisty turnieju.
check-companion = Kompan: jego warunek i to, czy jest na liście.
check-list = Lista mówi to samo, karta po karcie.
check-marks = Oznaczenia, wzory, wygięte foile: na których kartach i czy gracz mógłby na tym zyskać?
check-give-back = Przetasuj, oddaj, zatrzymaj pomiar, powiedz graczom, ile mają czasu.
check-found = Jeśli coś znajdziesz: <a>3.4, 3.5, 3.8 w tabeli kar</a>. Problem z talią pokazuje się każdemu przeciwnikowi.

### Co kończy grę gracza

loss = Co kończy grę gracza w Commanderze
loss-life = 0 lub mniej życia; dziesięć znaczników trucizny; dobieranie z pustej biblioteki (CR 104.3).
loss-commander = 21 obrażeń w walce od jednego dowódcy, dla każdego liczonych osobno (CR 903.10a).
loss-command-zone = Dowódca, który trafiałby do ręki, biblioteki, na cmentarz albo na wygnanie, może trafić do strefy dowodzenia (CR 903.9).

### Tabela wykroczeń i kar

levels-in-order = { $table }. Od najlżejszej do najcięższej: { $levels }.
at-regular = Na poziomie Regular są wyjaśnienia i Upomnienie, nic więcej.
to-head-judge = Game Loss i więcej trafia do sędziego głównego; dyskwalifikuje tylko sędzia główny.
instead-of = (zamiast: { $penalty })
case = { $case }: { $penalty }
case-and-dropped = { $case }: { $penalty } i drop
may-also-be = Możliwe także: { $penalties }.
upgrade = Ostrzeżenie numer { $number } w ciągu dnia: { $penalty }.
in-multiplayer = W grze wieloosobowej: { $change }
conduct = Obowiązują też zasady zachowania organizatora; ich złamanie to Niesportowe zachowanie (MTR-A 5.4): <a>Zasady i odstępstwa</a>.

### Koniec rundy

here-extra-turns = Tutaj: { $limit }, potem po jednej turze dla każdego gracza, który jest jeszcze w grze.
here-finish-turn = Tutaj: { $limit }, potem dogrywana jest trwająca tura.
called = Ogłoszono koniec czasu
called-extensions = Każdy stolik wykorzystuje najpierw swój dodatkowy czas: deck check daje tyle, ile trwał, i cztery minuty, decyzja dłuższa niż minuta tyle, ile trwała (MTR-A X.5A).
called-turn = Trwająca tura to tura 0. Jeśli aktywny gracz zapowiedział już jej przekazanie, ta tura się kończy, a trwającą jest tura następnego gracza.
called-count = Policz graczy, którzy są w tej chwili w grze: tyle tur jeszcze nastąpi (MTR-A 2.5AA). Gracze, którzy odejdą później, nie zmieniają tej liczby.
called-effects = Dodatkowe tury z efektów się liczą; pominięte nie.
called-slow-play = Gracz, który dostaje potem karę za Slow Play, pomija swoje tury i się nie liczy.
called-draw = Jeśli po ostatniej turze nikt nie wygrał, gra kończy się remisem.
called-no-other = Po trwających turach nie zaczyna się żadna inna, a gra kończy się remisem (MTR-A 2.5AB).
drawn = Zremisowana gra
drawn-again = Jeśli jest jeszcze czas, wszyscy, którzy są w meczu, grają kolejną grę, z ponownie wylosowanymi miejscami (MTR-A 2.2A).
drawn-most-games = Jeśli czas się skończył, wygrywa gracz z największą liczbą wygranych gier; przy równej mecz kończy się remisem.
drawn-match = Jeśli czas się skończył, mecz kończy się remisem.
drawn-points = Punkty za zremisowany mecz: { $points } dla każdego, kto go rozpoczął, nawet po wyeliminowaniu z gry, i 0 dla graczy, którzy poddali mecz albo mają Match Loss.
drawn-points-still-in = Punkty za zremisowany mecz: { $points } dla każdego, kto był jeszcze w grze w chwili remisu, i 0 dla pozostałych.
won-points = Punkty za wygrany mecz: { $win } dla zwycięzcy, { $loss } dla pozostałych.
won-points-by-size = Punkty za wygrany mecz: dla zwycięzcy { $points }; dla pozostałych { $loss }.
won-stakes = Zwycięzca meczu zabiera stawki wszystkich przy stoliku.
drawn-stakes = Po zremisowanym meczu każdy, kto go rozpoczął, odzyskuje swoją stawkę, a stawki graczy, którzy poddali mecz albo mają Match Loss, dzieli się między pozostałych.
drawn-playoff = Mecz playoffu musi mieć zwycięzcę: zremisowaną grę powtarza się, z losowymi miejscami (MTR-A 2.5B).
floor = Na sali
floor-outstanding = Strona sali pokazuje stoliki bez wyniku, najpierw najbardziej spóźnione.
floor-count = Sędzia przy każdym stoliku mówi, kto jest aktywny i ile tur zostało, i liczy na głos.
floor-result = Wpisz wynik i ewentualne dropy, zanim gracze odejdą od stolika.
