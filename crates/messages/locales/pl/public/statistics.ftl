### Strona

matches-so-far = { $count ->
    [one] dotąd { $count } mecz
    [few] dotąd { $count } mecze
    [many] dotąd { $count } meczów
   *[other] dotąd { $count } meczu
}
of-tournaments = { $count ->
    [one] z { $count } turnieju
   *[other] z { $count } turniejów
}
with-others = Z innymi turniejami
none-yet = Jeszcze bez statystyk
not-yet = Statystyki są jawne po zakończeniu turnieju.
not-yet-staff = Pojawią się tutaj, gdy tylko pierwszy stolik będzie miał wynik. Wszyscy zobaczą je po zakończeniu turnieju.
choose = Wybierz zakończone turnieje: są liczone razem.
choose-first = Najpierw wybierz zakończone turnieje.
to-statistics = Do statystyk
parts = Części
phone-shows = Telefon pokazuje główne kolumny; wszystkie są w plikach.
how-counted = Jak to liczymy
table-named = Tabela: { $caption }
more-in-file = W pliku jest jeszcze { $count }.
as-csv = { $section } jako CSV

### Wybór turniejów

choose-tournaments = Wybierz turnieje
none-to-choose = Możesz wybrać zakończone turnieje z listy na stronie głównej.
finished-at-most = Zakończone turnieje, najwyżej { $most }
older-ones = Starsze turnieje ({ $count }) można wybrać na ich własnych stronach statystyk.
count-together = Policz razem
nothing-chosen = Niczego nie wybrano: zaznacz co najmniej jeden turniej.

### Słowa pod dużą liczbą

stat-tournaments = { $count ->
    [one] turniej
    [few] turnieje
    [many] turniejów
   *[other] turnieju
}
stat-entries = { $count ->
    [one] start
    [few] starty
    [many] startów
   *[other] startu
}
stat-matches = { $count ->
    [one] mecz
    [few] mecze
    [many] meczów
   *[other] meczu
}
stat-drawn = remisy

### Nagłówki kolumn

column-matches = Mecze
label-matches = mecze
column-won = Wygrane
label-won = wygrane
column-drawn = Remisy
label-drawn = remisy
column-lost = Przegrane
label-lost = przegrane
label-rank = pozycja
label-between = przedział
column-draws-left-out = Bez remisów
label-draws-left-out = bez remisów
column-draws-counted = Z remisami
label-draws-counted = z remisami
column-share = Odsetek
label-share = odsetek
column-minutes = Minuty
label-minutes = min
column-longest = Maks.
label-longest = maks.
label-longest-minutes = maks., min
column-share-drawn = % remisów
column-counted = Policzone
label-counted = policzone
column-shortest = Min.
label-shortest = min.
column-middle = Mediana
label-middle = mediana
column-average = Średnia
label-average = średnia
column-entries = Starty
label-entries = starty
column-points-a-match = Pkt na mecz
label-points-a-match = pkt na mecz
column-against-mean = Wobec średniej
label-against-mean = wobec średniej
column-cuts = Topy
label-cuts = topy
column-share-won = % wygranych
column-by-chance = Losowo
label-by-chance = topy losowo
column-conversion = Konwersja
label-conversion = konwersja
column-commander = Dowódca
column-against = Przeciw
label-against = przeciw
column-meetings = Spotkania
label-meetings = spotkania
column-first-won = Wygrywa 1.
label-first-won = wygrywa 1.
column-second-won = Wygrywa 2.
label-second-won = wygrywa 2.
column-share-of-first = Odsetek 1.
column-events = Turnieje
label-events = turnieje
column-byes = Bye
label-byes = bye
label-opponents = przeciwnicy
column-ended = Koniec
column-what = Co

range = { $least }–{ $most }
intervals = Linia to 95-procentowy przedział Wilsona: przy znacznie większej liczbie meczów kropka znalazłaby się prawdopodobnie gdzieś na niej.

### Miejsca

seats = Miejsca
seats-none-drawn = { $matches ->
    [one] { $matches } mecz, liczba graczy w podzie: { $size }, bez remisów.
    [few] { $matches } mecze, liczba graczy w podzie: { $size }, bez remisów.
    [many] { $matches } meczów, liczba graczy w podzie: { $size }, bez remisów.
   *[other] { $matches } meczu, liczba graczy w podzie: { $size }, bez remisów.
}
seats-drawn = { $matches ->
    [one] { $matches } mecz, liczba graczy w podzie: { $size }, w tym remisy: { $drawn }.
    [few] { $matches } mecze, liczba graczy w podzie: { $size }, w tym remisy: { $drawn }.
    [many] { $matches } meczów, liczba graczy w podzie: { $size }, w tym remisy: { $drawn }.
   *[other] { $matches } meczu, liczba graczy w podzie: { $size }, w tym remisy: { $drawn }.
}
seats-apart = Pody o innej wielkości liczone są osobno, podobnie jak mecze playoffu, w których na miejscu 1 siedzi najwyższe rozstawienie.
wins-by-seat = Wygrane według miejsc
wins-draws-left-out = Wygrane według miejsc, bez remisów
wins-draws-counted = Wygrane według miejsc, remis liczony jako brak wygranej
equal-share = Linia przerywana to równy udział, { $share }.
seat-of-pods = Pody po { $size }, miejsce { $number }
seat-of-playoff = Playoff, pody po { $size }, miejsce { $number }
test-too-few = Za mało, żeby sprawdzić, czy miejsca są równe. Wymagana liczba wygranych meczów na każde miejsce: { $least }, przy najwyżej dziesięciu miejscach.
test-differs = Test równości miejsc, na wygranych meczach: χ² = { $statistic }, liczba stopni swobody: { $degrees }, p = { $p }: miejsca różnią się bardziej, niż zwykle sprawia to przypadek.
test-chance = Test równości miejsc, na wygranych meczach: χ² = { $statistic }, liczba stopni swobody: { $degrees }, p = { $p }: taką różnicę mógł spowodować sam przypadek.
less-than = mniej niż { $number }

### Remisy

draws = Remisy
draws-of-matches = { $matches ->
    [one] Remisy: { $drawn } z { $matches } meczu.
   *[other] Remisy: { $drawn } z { $matches } meczów.
}
draws-and-minutes = Remisy i minuty według rund
draws-by-round = Remisy według rund
all-together = Linia przerywana to wszystkie rundy razem, { $share }.
playoff = Playoff

### Jak kończyły się mecze

endings = Jak kończyły się mecze
when-ended = Kiedy kończyły się mecze
when-ended-drawn = Kiedy kończyły się mecze i ile z nich to remisy
after-time-means = Po czasie: gra trwała jeszcze, gdy czas stolika się skończył, według jego zegara albo ogłoszenia sędziego.
ended-in-time = W czasie
ended-after-time = Po czasie
ended-not-known = Nie wiadomo
extra-turns = { $matches ->
    [one] Dodatkowe tury liczono w { $matches } meczu: od { $least } do { $most }, mediana { $middle }.
   *[other] Dodatkowe tury liczono w { $matches } meczach: od { $least } do { $most }, mediana { $middle }.
} Mecze wygrane w tych turach: { $won }.
conceded = { $count ->
    [one] Wyniki lub śledzone gry mówią o { $count } meczu, że ktoś go poddał; większość wyników tego nie podaje.
   *[other] Wyniki lub śledzone gry mówią o { $count } meczach, że ktoś je poddał; większość wyników tego nie podaje.
}
conceded-where-followed = Mecze z grą śledzoną przez sędziego do końca: { $followed }, w tym z poddaniem: { $conceded }.

### Czas trwania

lengths = Jak długo to trwało
minutes-of-round = Minuty rundy, mediana
bar-minutes = { $minutes } min
lengths-means = Pełne minuty: średnia oraz mediana, jeśli leży między dwiema wartościami, są zaokrąglane w dół. Runda trwa od startu do zakończenia; mecz od startu rundy do pojawienia się wyniku; gra to gra śledzona przez sędziego od pierwszej tury do końca.
a-round = Runda
a-match = Mecz
a-game = Gra

### Dowódcy

commanders = Dowódcy
won-by-commander = Wygrane mecze według dowódców
won-by-commander-caption = Wygrane mecze według dowódców, tylko z pozycją w rankingu i w jego kolejności: według punktów wobec średniej. Remis nie jest wygraną.
commanders-ranked = W rankingu są dowódcy z co najmniej taką liczbą meczów szwajcarskich: { $least }; pozostali dalej, alfabetycznie.
against-mean-means = Punkty na mecz dotyczą meczów szwajcarskich, bez bye; „wobec średniej” dzieli je przez wynik wszystkich w tych samych turniejach: 1 znaczy tyle co wszyscy.
conversion-means = Konwersja to liczba wejść do topu podzielona przez liczbę, jaką dałby sam przypadek (Σ top / wielkość turnieju); ta liczba musi wynosić co najmniej { $least }.
commanders-known = { $entries ->
    [one] Dowódca jest znany przy { $known } z { $entries } startu.
   *[other] Dowódca jest znany przy { $known } z { $entries } startów.
}
commanders-withheld = { $count ->
    [one] Przy { $count } starcie dowódcy są ukryci: ich turniej ich nie pokazuje.
   *[other] Przy { $count } startach dowódcy są ukryci: ich turniej ich nie pokazuje.
}

### Dowódca przeciw dowódcy

pairs = Dowódca przeciw dowódcy
pairs-most-frequent = Spotkania dowódców, od najczęstszych
pairs-means = Przy każdym stoliku każda talia z jednym dowódcą spotyka każdą talię z drugim. Odsetek dotyczy spotkań, które wygrał jeden z dwóch, i jest podawany przy co najmniej takiej liczbie spotkań: { $least }; pozostałe wygrał ktoś inny albo nikt.

### Gracze

players = Gracze
players-ranked = W rankingu według punktów wobec średniej są gracze z co najmniej taką liczbą meczów szwajcarskich: { $least }; pozostali dalej, alfabetycznie. Przeciwnicy: średni wynik napotkanych graczy wobec średniej; 1 znaczy tyle co wszyscy.
same-names = Gracze z kilku turniejów są liczeni jako jedna osoba, jeśli ich nazwiska zapisano tak samo, chyba że są takie dwa w jednym turnieju.
