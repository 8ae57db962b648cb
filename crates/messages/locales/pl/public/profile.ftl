## Zasady turnieju

what-it-is = Ten turniej stosuje Multiplayer Addendum do Magic Tournament Rules (MTR-A), w skrócie aneks. Ta strona pokazuje, co to oznacza i jakie są odstępstwa.
chosen-otherwise = Ustalone inaczej
nothing-chosen = Brak: każde ustawienie jest zgodne z aneksem.
settings = Ustawienia
open-questions = Kwestie otwarte w tekście
open-questions-text = Jak Podium rozumie to, co aneks pozostawia otwarte, w każdym turnieju, którego to dotyczy.
code-of-conduct = Zasady zachowania
conduct-violation = Naruszenie to Niesportowe zachowanie (Unsporting Conduct).
checked-draws = Losowania do sprawdzenia
checked-draws-text = Każdy losowy wybór w tym turnieju (runda 1, bye, miejsca, remisy w klasyfikacji) jest obliczany z sekretu. Jego SHA-256 widać tu od początku; sekret pojawi się po zakończeniu turnieju i wtedy każdy może ponownie obliczyć każde losowanie.
secret-hash = SHA-256 sekretu
secret = Sekret
secret-follows = Publikacja po zakończeniu turnieju.
every-draw = Wszystkie losowania i jak je sprawdzić

## Tabele odstępstw

deviations-caption = Odstępstwa od aneksu
readings-caption = Interpretacje aneksu
column-about = Temat
column-addendum = Aneks
column-here = Tutaj
column-rule = Zasada
label-addendum = Aneks:
label-here = Tutaj:

## Ustawienia

level = Poziom stosowania zasad (REL)
level-regular-means = Gra towarzyska: sędziowie wyjaśniają i pomagają, kary są rzadkie.
level-competitive-means = Gracze znają zasady i procedury; błędy są karane.
level-professional-means = Jak Competitive, z mniejszą tolerancją dla niedbałej gry.

pods = Pody
pods-of = po { $size } graczy
pods-means = Liczba graczy przy stoliku. Zależą od niej punkty, także w mniejszym podzie.

uneven = Gdy pody nie są pełne
uneven-byes = bye
uneven-byes-means = Kto nie mieści się w podach, ma bye: w rundzie 1 z losowania, później najniżej sklasyfikowani, którzy go jeszcze nie mieli.
uneven-lowest = mniejsze pody wśród najniższych wyników
uneven-highest = mniejsze pody wśród najwyższych wyników
uneven-smaller-means = Grają wszyscy: niektóre pody mają o jednego gracza mniej. Kto już w takim grał, w miarę możliwości nie trafi do niego następnym razem.
uneven-larger-highest = większe pody wśród najwyższych wyników
uneven-larger-lowest = większe pody wśród najniższych wyników
uneven-larger-means = Grają wszyscy: niektóre pody mają o jednego gracza więcej. Gdy to nie wystarcza, niektóre mają o jednego mniej.
uneven-lowest-then-byes = mniejsze pody wśród najniższych wyników; najwyżej jeden bye
uneven-highest-then-byes = mniejsze pody wśród najwyższych wyników; najwyżej jeden bye
uneven-then-byes-means = Jak najwięcej podów jest pełnych. W innych jest o jednego gracza mniej, tak by bye miał najwyżej jeden gracz: w rundzie 1 z losowania, później najniżej sklasyfikowany, który go jeszcze nie miał.

rounds = Rundy
rounds-recommended = zgodnie z zaleceniem dla liczby graczy
rounds-means = Ile ich będzie, okaże się, gdy będzie co najmniej czterech graczy.
swiss-rounds = Rundy szwajcarskie
swiss-rounds-means = Każdy gra wszystkie, niezależnie od wyników, dopóki się nie wycofa.
playoff = Playoff
playoff-none = brak
playoff-top = top { $cut }
playoff-none-means = Decyduje klasyfikacja po ostatniej rundzie.
playoff-means = Najlepsi z rund szwajcarskich grają dalej w podach według rozstawienia; z każdego poda awansuje, kto wygra.
as-recommended = { $setting }, zgodnie z zaleceniem

pairing = Parowanie
pairing-here = runda 1 losowo, potem według punktów
pairing-by-kinds = runda 1 losowo, potem jak ustalono dla każdej rundy
pairing-by-kinds-means = Gracze spotykają tego samego przeciwnika ponownie tylko wtedy, gdy nie da się tego uniknąć, z wyjątkiem rund parowanych ściśle według klasyfikacji.
pairing-means = Gracze spotykają tego samego przeciwnika ponownie tylko wtedy, gdy nie da się tego uniknąć, i grają z osobami o podobnej liczbie punktów.

swiss-seats = Miejsca w rundach szwajcarskich
seats-random = losowe
seats-balanced = rozłożone po równo między rundy gracza
seats-means = Lista poda to kolejność tur: zaczyna pierwszy gracz, następny jest ten po jego lewej.

games = Gry
games-one = jedna gra w meczu
games-first-to = do { $wins } wygranych gier
games-means = Jeśli czas przerwie mecz, zanim ktoś wygra dość gier, wygrywa ten, kto ma ich najwięcej; równo oznacza remis.

round-time = Czas rundy
no-limit = bez limitu
round-time-means = Po długich decyzjach i deck checkach sędziowie dodają podowi czas.

after-time = Po ogłoszeniu końca czasu
extra-turns = dodatkowe tury
extra-turns-means = Po ogłoszeniu końca czasu dogrywa się trwającą turę, a potem jeszcze tyle tur, ilu graczy jest w grze.
finish-turn = dokończenie tury
finish-turn-means = Po ogłoszeniu końca czasu dogrywa się trwającą turę i żadnej więcej.

breaks = Przerwy
breaks-none = brak w planie
breaks-mean = Przerwa zaczyna się, gdy wpłynie ostatni wynik rundy.
break-minutes = po rundzie { $round }: { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}
break-until = po rundzie { $round }: do { $time }
break-named = { $break }, { $name }

playoff-time = Czas w playoffie
playoff-time-means = Gra w playoffie musi mieć zwycięzcę: zremisowaną rozgrywa się ponownie.

match-points = Punkty meczowe
match-points-here = wygrana { $win }, remis { $draw }, przegrana { $loss }, bye { $bye }
match-points-by-place = według pozycji, Match Loss { $loss }, bye { $bye }
match-points-mean = Remis daje punkt każdemu, kto rozpoczął mecz, z wyjątkiem tych, którzy mecz poddali albo mają Match Loss.

reporting = Zgłaszanie wyniku
reporting-players = gracze, na własnej stronie
reporting-players-means = Zgłasza jeden gracz z poda, a wynik liczy się po potwierdzeniu przez innego. Spory rozstrzyga ostatecznie obsługa.
reporting-staff = do obsługi
reporting-staff-means = Wynik każdego stolika wpisuje obsługa.

running-results = Wyniki trwającej rundy
running-public = jawne na bieżąco
running-public-means = Gdy runda trwa, parowania, drabinka i strona turnieju pokazują każdy wynik zaraz po wpisaniu. Klasyfikacja pojawia się po zakończeniu rundy. Standard na poziomie Regular; na wyższym organizator wybiera to przed rundą 1.
running-finished = jawne po zakończeniu rundy
running-finished-means = W trakcie rundy wynik stolika widzą tylko obsługa i jego gracze. Standard powyżej poziomu Regular; na Regular organizator wybiera to przed rundą 1.
table-games = Gry zapisywane przy stolikach
table-games-players = gracze mogą je zapisywać
table-games-players-means = Gracze mogą zapisywać na telefonach życie, tury i odejścia z gry przy swoim stoliku. Widzą to ich stolik i obsługa, a po turnieju wszyscy, jeśli organizator udostępni gry. Wynik i tak trzeba zgłosić i potwierdzić. Standard na poziomie Regular.
table-games-judges = gry śledzą tylko sędziowie
table-games-judges-means = Gracze nie mają wspólnego zapisu swojej gry. Standard powyżej poziomu Regular.
long-turn = Długie tury
long-turn-means = W grach zapisywanych przy stolikach sędziowie widzą, które tury trwają dłużej. Nic więcej z tego nie wynika.
long-turn-table-means = W grach zapisywanych przy stolikach sędziowie i gracze przy stoliku widzą, które tury trwają dłużej. Nic więcej z tego nie wynika.
own-time = Własny czas każdego gracza
own-time-means = W grze zapisywanej przy stoliku tury każdego gracza odliczają się od tego czasu. Sędziowie widzą, kto go wyczerpał, i decydują, co dalej.

commanders = Dowódcy
commanders-never = tylko dla obsługi
commanders-never-means = Żadna publiczna strona ani eksport nie pokazuje, kto dowodzi talią gracza.
commanders-pairings = jawni razem z parowaniami
commanders-pairings-means = Od pierwszych opublikowanych parowań wszyscy widzą, kto dowodzi każdą talią. Standard na poziomie Regular.
commanders-after = jawni po turnieju
commanders-after-means = Po zakończeniu turnieju wszyscy widzą, kto dowodził każdą talią. Standard powyżej poziomu Regular, gdzie wcześniejsza wiedza daje przewagę.

standings = Klasyfikacja
first-then = { $first }, potem { $second }
standings-mean = Gracze równi we wszystkim mają tę samą pozycję; gdy potrzebna jest kolejność, decyduje losowanie.
imaginary-opponents-mean = Liczą się w procencie przeciwników tej osoby. Nie mają punktów meczowych i nie zmieniają parowań.
byes-as-wins-mean = Dla przeciwników procent liczy się tak, jakby każdy bye był wygranym meczem.
rounding-means = Procenty równe po zaokrągleniu są równe; decyduje następny tiebreaker.
floor-means = Przeciwnik z niższym procentem liczy się z tym procentem.
win-by-size-means = Wygrana liczy się według liczby graczy przy stoliku, także w procentach. Punkty za bye od tego nie zależą.
wager-means = Zwycięzca meczu zabiera wszystkie stawki. Kto remisuje, odzyskuje swoją stawkę, a stawki pozostałych dzieli się między remisujących. Match Loss oznacza utratę stawki, a bye niczego nie zmienia. W procentach wygrana liczy się jako { $win }, remis jako { $draw }, a przegrana jako { $loss }.
place-points-means = Gracze punktują zależnie od tego, kiedy odpadają z gry: kto zostaje w niej ostatni, ma pierwsze miejsce. Odpadający jednocześnie dostają punkty za ostatnią ze swoich pozycji.
draw-points-means = Gdy gra kończy się remisem, gracze pozostali w grze punktują zależnie od tego, ilu ich jest, a reszta według pozycji.
tied-places-means = Z graczy odpadających jednocześnie najpierw odpada ten, kto w kolejności tur jest najdalej od aktywnego gracza.
spared-first-means = Kto był w mniejszym podzie, nie trafia do takiego ponownie, póki inni w takim nie byli, nawet jeśli różnice punktów są wtedy większe.
round-table-means = Decyduje liczba graczy w rundzie 1. Powyżej ostatniego wiersza obowiązuje zalecenie aneksu.
round-kinds-mean = Wymieszani: w każdym podzie są gracze od góry do dołu klasyfikacji. Ściśle: pierwsi w klasyfikacji siedzą razem, potem następni, nawet jeśli już się spotkali.
drawn-best-seed-means = Jeśli mecz playoffu kończy się remisem, awansuje najwyżej rozstawiona z remisujących osób, z pozycją jak po wygranej.
overtime-means = { $minutes ->
    [one] Po ogłoszeniu końca czasu trwająca tura kończy się w ciągu { $minutes } minuty. Potem sędzia kończy grę.
    [few] Po ogłoszeniu końca czasu trwająca tura kończy się w ciągu { $minutes } minut. Potem sędzia kończy grę.
   *[other] Po ogłoszeniu końca czasu trwająca tura kończy się w ciągu { $minutes } minut. Potem sędzia kończy grę.
}
overtime-staff-means = Tylko obsługa widzi, ile zostało doliczonego czasu.
end-step-means = Jeśli ktoś coś robi w kroku końcowym, gdy ogłaszany jest koniec czasu, potem rozgrywa się jeszcze jedną turę.
most-life-means = Jeśli po ostatniej turze nikt nie wygrał, wygrywa gracz, który ma najwięcej życia. Przy równości ten, kto siedzi najdalej od pierwszego gracza.
drawn-games-mean = Nie rozgrywa się kolejnej gry, nawet jeśli został czas.
own-turn-means = Gracze poddają się we własnej turze, z priorytetem i pustym stosem. Kto podda się w innej chwili, dostaje drop, dopóki organizator nie wpuści go z powrotem. Sędzia rozgrywa to, co jeszcze musi się stać.
no-show-means = { $minutes ->
    [one] Gra zaczyna się, gdy wszyscy są na miejscu, albo po { $minutes } minucie rundy bez nieobecnych.
    [few] Gra zaczyna się, gdy wszyscy są na miejscu, albo po { $minutes } minutach rundy bez nieobecnych.
   *[other] Gra zaczyna się, gdy wszyscy są na miejscu, albo po { $minutes } minutach rundy bez nieobecnych.
}
shared-by-still-in-means = Kto odpadł z gry przed remisem, przegrywa mecz.
playoff-seats-random-means = Miejsca w meczu playoffu, a więc i to, kto zaczyna, losuje się jak w rundach szwajcarskich.
playoff-seats-chosen-means = Miejsca w meczu playoffu losuje się jak w rundach szwajcarskich. Potem najwyżej rozstawiona osoba przy stoliku wybiera, kto zaczyna, a kolejność wokół stołu pozostaje taka, jak wylosowano.
playoff-places-means = Gdy ktoś wygra finał, pozostali grają dalej, aż zostanie jedna osoba. Pozycja zależy od tego, kto kiedy odpadł; o kolejności osób, które odpadły jednocześnie, decyduje rozstawienie.

decklists = Decklisty
open-at-end = na koniec jawne dla wszystkich
decklists-mean = Po zakończeniu turnieju każdy może je przeczytać na stronach graczy. Wcześniej czyta je tylko obsługa.
followed-games = Śledzone gry
followed-games-mean = Niektóre gry sędziowie śledzą tura po turze. Po zakończeniu turnieju każdy może je przejrzeć krok po kroku.
feature-game = Gra przy feature table
while-played = widoczna podczas gry
feature-game-means = Każdy widzi życie, obrażenia i tury przy feature table na streamie, a życie graczy na projektorze.
