## Czego dotyczy odstępstwo

pod-size = Wielkość poda
uneven-pods = Gracze, którzy nie wypełniają poda
smaller-pods = Mniejsze pody
games-to-win = Gry do wygrania meczu
points-win = Punkty meczowe za wygraną
points-draw = Punkty meczowe za remis
points-loss = Punkty meczowe za przegraną
points-bye = Punkty meczowe za bye
tiebreakers = Tiebreakery
bye-opponents = Fikcyjni przeciwnicy za bye
smaller-pod-opponents = Fikcyjni przeciwnicy za mniejszy pod
byes-in-percentages = Bye w procentach przeciwników
percentage-decimals = Zaokrąglanie procentów
percentage-floor = Najniższy procent przeciwnika
win-points-by = Punkty za wygraną według wielkości poda
wager = Stawianie punktów
place-points = Punkty za pozycje
draw-points = Punkty za zremisowaną grę
tied-places = Gracze odpadający jednocześnie
smaller-pods-once = Drugi raz w mniejszym podzie
round-table = Rundy i top według liczby graczy
round-kinds = Sposób parowania rund
round-time = Czas rundy
end-of-round = Koniec rundy szwajcarskiej
playoff-time = Czas w playoffie
swiss-seats = Miejsca w rundach szwajcarskich
drawn-elimination = Remis w playoffie
draw-shared-by = Kto remisuje
playoff-seats = Miejsca w playoffie
playoff-places = Pozycje od drugiej w dół
first-pods = Pody rundy 1
penalties = Kary
swiss-rounds = Rundy szwajcarskie
playoff-cut = Wielkość topu
met-twice = Przeciwnik spotkany dwa razy (tiebreakery)
byes = Bye
rounds-at-1024 = Zalecana liczba rund przy 1024 graczach
passed-player = Aktywny gracz zadeklarował przekazanie tury, gdy ogłoszono koniec czasu
grand-melee-turn = Kiedy w Grand Melee może zacząć się tura

## Co mówi aneks i co obowiązuje tutaj

players-at-table = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
    [many] { $count } graczy
   *[other] { $count } gracza
}
have-byes = mają bye
in-smaller-pods = grają w mniejszych podach
in-larger-pods = grają w większych podach
in-smaller-pods-then-byes = grają w mniejszych podach; bye ma najwyżej jedna osoba
among-lowest = wśród najniższych wyników
among-highest = wśród najwyższych wyników
tiebreakers-in-order = { $first }, potem { $then }
no-opponents = brak
imaginary-opponents = { $count ->
    [one] { $count } ({ $percentage })
    [few] { $count }, każdy po { $percentage }
    [many] { $count }, każdy po { $percentage }
   *[other] { $count }, każdy po { $percentage }
}
byes-left-out = nie liczą się
byes-as-wins = liczą się jako wygrane mecze
compared-exactly = porównywane dokładnie
rounded-to = { $decimals ->
    [0] zaokrąglane do pełnych procentów
    [one] zaokrąglane do { $decimals } miejsca po przecinku
    [few] zaokrąglane do { $decimals } miejsc po przecinku
    [many] zaokrąglane do { $decimals } miejsc po przecinku
   *[other] zaokrąglane do { $decimals } miejsca po przecinku
}
no-floor = brak
win-in-every-pod = { $points } w każdym podzie
win-by-size = { $small } w podzie { $fewer }-osobowym, { $large } w podzie { $more }-osobowym
results-score = każdy wynik ma stałe punkty
wagered = każdy zaczyna z liczbą punktów { $start } i w każdym meczu stawia { $stake } swoich punktów
win-and-draw-score = wygrana: { $win }, remis: { $draw }
places-score = pozycje w podzie { $size }-osobowym: { $points }
left-score = { $left ->
    [one] { $left } gracz: po { $points }
    [few] { $left } gracze: po { $points }
    [many] { $left } graczy: po { $points }
   *[other] { $left } gracza: po { $points }
}
tied-by-turn-order = według kolejności tur: najpierw odpada najdalszy od aktywnego gracza
no-places = bez pozycji: mecz ma zwycięzcę albo kończy się remisem
spared-at-no-cost = unikany tam, gdzie nic innego na tym nie traci
spared-first = unikany; ważniejsze jest tylko unikanie ponownych spotkań
by-appendix-e = według Appendix E
up-to-players = { $players ->
    [one] do { $players } gracza: { $plays }
   *[other] do { $players } graczy: { $plays }
}
more-players = więcej graczy: { $plays }
rounds-and-top = { $rounds ->
    [one] { $rounds } runda, top { $cut }
    [few] { $rounds } rundy, top { $cut }
    [many] { $rounds } rund, top { $cut }
   *[other] { $rounds } rundy, top { $cut }
}
rounds-alone = { $rounds ->
    [one] { $rounds } runda, bez playoffu
    [few] { $rounds } rundy, bez playoffu
    [many] { $rounds } rund, bez playoffu
   *[other] { $rounds } rundy, bez playoffu
}
no-limit = bez limitu
limit-minutes = { $minutes } min
at-random = losowo
strong-and-weak-mixed = silni i słabi wymieszani
by-standings = według klasyfikacji
strictly-by-standings = ściśle według klasyfikacji
kind-of-first = runda 1: { $kind }
kind-of-second = runda 2: { $kind }
kind-of-others = kolejne rundy: { $kind }
kind-of-last = ostatnia runda: { $kind }
drawn-replayed = gra się ponownie
drawn-best-seed = awansuje najwyżej rozstawiona osoba
shared-by-all = każdy, kto rozpoczął mecz
shared-by-still-in = kto jest jeszcze w grze w chwili remisu
seats-by-seed = według rozstawienia, od najwyższego
playoff-seats-chosen = losowo, a najwyżej rozstawiona osoba wybiera, kto zaczyna
places-by-seed = według rozstawienia
places-played = rozgrywane między pozostałymi finalistami
overtime = Doliczony czas
overtime-shown = Doliczony czas na zegarach
end-step-turn = Koniec czasu w kroku końcowym
unfinished-games = Gra bez zwycięzcy na koniec
drawn-games = Zremisowana gra, gdy został czas
conceding = Poddanie gry
no-show-minutes = Start bez nieobecnych graczy
shown-to-everyone = widoczny dla wszystkich
shown-to-staff = widoczny tylko dla obsługi
that-turn-is-last = ta tura jest ostatnia
next-turn-is-last = następna tura jest ostatnia
unfinished-is-drawn = kończy się remisem
most-life-wins = wygrywa gracz, który ma najwięcej życia
another-game-follows = po niej następuje kolejna gra
match-is-drawn = kończy mecz remisem
at-any-time = w dowolnej chwili
on-own-turn = tylko we własnej turze
no-time-said = nie mówi, kiedy
seats-balanced = rozłożone równo na rundy gracza
pods-of-draft = te same co w drafcie
recommended-for = { $number } (graczy: { $players })
counts-unsaid = nie mówi, ile razy liczy się taki przeciwnik
counts-once = liczy się raz
byes-to-lowest = dostają gracze na końcu klasyfikacji
byes-here = drugi bye dopiero, gdy każdy miał pierwszy; w rundzie 1 losowo
rounds-by-formula = 6 według wzoru, 7 według uwagi obok
rounds-here = 6, a od 1025 graczy 7
pass-settled = ustalone tylko dla dogrywania tury
pass-here = trwającą turą jest tura następnego gracza, także przed dodatkowymi turami
melee-unsaid = nie mówi, jak liczą się puste miejsca i gracz, który już ma turę
melee-here = puste miejsce liczy się, póki leży na nim znacznik; nikt nie ma dwóch tur naraz
