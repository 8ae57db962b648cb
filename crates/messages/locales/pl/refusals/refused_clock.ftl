## Zegar rundy

no-published-round = Nie ma opublikowanej rundy { $number }.
finished-with-clock = { $round-over }, a zegar zatrzymany.
not-started = Zegar { $round-of } jeszcze nie ruszył. Zacznij rundę, a zegar ruszy.
no-table-needs-time = { $round-over } i żaden stolik nie potrzebuje czasu.
no-such-table = Nie ma stolika { $table } w { $round-local }.
reported-already = Stolik { $table }: ma już wynik. Jeśli stolik gra dalej, najpierw wyczyść wynik.
running-already = { $round } już trwa.
changed-stands = Ktoś w międzyczasie zmienił zegar { $round-of }: teraz stoi. Spójrz na niego i zdecyduj ponownie.
changed-runs = Ktoś w międzyczasie zmienił zegar { $round-of }: teraz idzie. Spójrz na niego i zdecyduj ponownie.
minutes-missing = Minuty: podaj, ile dodać.
minutes-out-of-range = Minuty: { $minutes } nie mieści się między { $least } a { $most }.
limit-out-of-range = Limit czasu: { $limit } nie mieści się między { $least } a { $most } min.
reason-missing = Powód: podaj go. Zostanie zapisany w dzienniku.
stands-already = Zegar już stoi.
runs-already = Zegar już idzie.
no-limit = Ta runda nie ma limitu czasu. Najpierw go ustaw, potem można dodawać czas.
too-many-taken = { $count ->
    [one] Minuty: runda ma w sumie { $count } minutę; odejmij mniej.
    [few] Minuty: runda ma w sumie { $count } minuty; odejmij mniej.
    [many] Minuty: runda ma w sumie { $count } minut; odejmij mniej.
   *[other] Minuty: runda ma w sumie { $count } minuty; odejmij mniej.
}
limit-too-short = { $count ->
    [one] Limit czasu: tej rundzie odjęto już { $count } minutę; limit musi być dłuższy.
    [few] Limit czasu: tej rundzie odjęto już { $count } minuty; limit musi być dłuższy.
    [many] Limit czasu: tej rundzie odjęto już { $count } minut; limit musi być dłuższy.
   *[other] Limit czasu: tej rundzie odjęto już { $count } minuty; limit musi być dłuższy.
}

## Czas dla stolika

extension-reason = Powód: napisz, dlaczego ten stolik dostaje czas.
extension-minutes = Minuty: podaj liczbę od 1 do { $most }.
no-extension = Nie ma tu takiego dodatkowego czasu.
withdrawn-already = Już go wycofano.

## Deck checki

check-runs = Stolik { $table }: trwa tam już deck check.
check-ended = { $count ->
    [one] Ten deck check już się skończył; stolik dostał { $count } minutę.
    [few] Ten deck check już się skończył; stolik dostał { $count } minuty.
    [many] Ten deck check już się skończył; stolik dostał { $count } minut.
   *[other] Ten deck check już się skończył; stolik dostał { $count } minuty.
}
label-found = Co znaleziono
no-deck = Nie ma talii do wylosowania: żaden stolik nie gra albo wszystkie talie już sprawdzono.

## Monety i kości

label-what-for = Do czego
die-instead = Zamiast tego kość: parzysta liczba ścianek, od 2 do { $most }.
sides = Ścianki: liczba od 1 do { $most }.
dice = Kości: liczba od 1 do { $most }.

## Wynik rzutu

flipped = { $player } rzuca monetą: { $face }.
rolled-for-coin = { $player } rzuca kością zamiast monetą, za zgodą wszystkich (ścianek: { $sides }): { $rolled }, { $face }.
rolled-die = { $player } rzuca kością (ścianek: { $sides }): { $rolled }.
rolled-dice = { $player } rzuca kośćmi (kości: { $count }, ścianek: { $sides }): { $rolled }.
heads-uncalled = orzeł; bez wyboru nikt tego rzutu nie wygrywa
tails-uncalled = reszka; bez wyboru nikt tego rzutu nie wygrywa
heads-won = orzeł, wybrano orła: wygrana
tails-won = reszka, wybrano reszkę: wygrana
heads-lost = orzeł, wybrano reszkę: przegrana
tails-lost = reszka, wybrano orła: przegrana
