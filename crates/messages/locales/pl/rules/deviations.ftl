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
bye-opponents = Wyimaginowani przeciwnicy za bye
smaller-pod-opponents = Wyimaginowani przeciwnicy za mniejszy pod
byes-in-percentages = Bye w procentach przeciwników
percentage-decimals = Zaokrąglanie procentów
percentage-floor = Najniższy procent przeciwnika
round-time = Czas rundy
end-of-round = Koniec rundy szwajcarskiej
playoff-time = Czas w playoffie
swiss-seats = Miejsca w rundach szwajcarskich
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
among-lowest = wśród najniższych wyników
among-highest = wśród najwyższych wyników
tiebreakers-in-order = { $first }, potem { $then }
no-opponents = brak
imaginary-opponents = { $count ->
    [one] { $count } z { $percentage }
    [few] { $count }, każdy z { $percentage }
    [many] { $count }, każdy z { $percentage }
   *[other] { $count }, każdy z { $percentage }
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
no-limit = bez limitu
limit-minutes = { $minutes } min
at-random = losowo
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
