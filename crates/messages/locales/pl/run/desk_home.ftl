### Pulpit

opened = Turniej jest otwarty: jego strony są na stronie głównej.
finished = Turniej jest zakończony.
reopened = Turniej jest znów otwarty.

### Gdzie jest turniej

line-draft = { $round }, szkic
line-published = { $round }, parowania opublikowane
line-running = { $round }, trwa
line-finished = { $round }, koniec
no-round-yet = Jeszcze bez rundy
rounds-played = { $count ->
    [one] { $count } runda rozegrana
    [few] { $count } rundy rozegrane
    [many] { $count } rund rozegranych
   *[other] { $count } rundy rozegrane
}

### Etapy

stages = Na jakim etapie jest turniej
stage-done = Gotowe:
stage-registration = Rejestracja
stage-check-in = Check-in
stage-rounds = Rundy
stage-pair = Sparuj
stage-publish = Opublikuj
stage-play = Gra
stage-finish = Zakończ
stage-cut = Top
stage-playoff = Playoff
stage-end = Koniec

### Następny krok

next = Dalej

## Przed otwarciem turnieju

players-so-far = { $count ->
    [one] Na razie { $count } gracz
    [few] Na razie { $count } gracze
    [many] Na razie { $count } graczy
   *[other] Na razie { $count } gracza
}
open-means = Turniej widzi tylko jego obsługa i osoby z linkiem. Otwórz go, gdy gracze mają go znaleźć; otwiera go też opublikowanie rundy 1.
all-here = Są już wszyscy? Turniej zaczyna się od parowania rundy 1.
open-tournament = Otwórz turniej
pair-round = Sparuj rundę { $round }
names = Nazwiska
names-hint = Wklej je, po jednym w wierszu. Zobaczysz je przed dodaniem.
look-at-names = Zobacz nazwiska
send-file = Wyślij plik

## Check-in

checked-in-of = Check-in: { $here } z { $all }
checked-in = Check-in
absent-means = Nieobecni dostają drop przed rundą 1 albo są parowani razem z pozostałymi.
too-few = { $here } to za mało na rundę szwajcarską.
check-in = Check-in
pair-who-are-here = Sparuj obecnych ({ $here })
pair-all = Sparuj wszystkich ({ $all })

## Parowanie rundy

nobody-checked-in = Gracze: { $players }, jeszcze bez check-inu: { $plan }.
everybody-checked-in = Gracze: { $players }, wszyscy obecni: { $plan }.
plan-swiss = { $rounds ->
    [one] { $rounds } runda szwajcarska
    [few] { $rounds } rundy szwajcarskie
    [many] { $rounds } rund szwajcarskich
   *[other] { $rounds } rundy szwajcarskiej
}
plan-with-playoff = { $rounds ->
    [one] { $rounds } runda szwajcarska, potem playoff, top { $cut }
    [few] { $rounds } rundy szwajcarskie, potem playoff, top { $cut }
    [many] { $rounds } rund szwajcarskich, potem playoff, top { $cut }
   *[other] { $rounds } rundy szwajcarskiej, potem playoff, top { $cut }
}
size = { $players }, { $tables }.
size-with-byes = { $players }, { $tables }, { $byes }.
only-staff-see = Do publikacji parowania widzi tylko obsługa.
why-anyway = Dlaczego mimo to kontynuować
why-anyway-hint = Zostanie zapisane.

## Szkic

draft-of = Szkic { $round-of }
why-so = Dlaczego tak
tables-as-seeded = { $tables ->
    [one] { $tables } stolik, według rozstawień.
    [few] { $tables } stoliki, według rozstawień.
    [many] { $tables } stolików, według rozstawień.
   *[other] { $tables } stolika, według rozstawień.
}
publish-only-means = Tylko opublikuj, a gracze znajdą miejsca, zanim zaczniesz rundę i jej zegar.

## Start rundy

is-published = Parowania { $round-of } są opublikowane
start-when = Zacznij, gdy wszyscy siedzą: ruszy zegar.

## Wyniki rundy

reported-of = Stoliki z wynikiem: { $reported } z { $tables }
tables-reported = Stoliki z wynikiem
outstanding = Bez wyniku
note-disputed = sporny
note-to-confirm = do potwierdzenia
note-minutes = +{ $minutes } min
enter-results = Wpisz wyniki
find-seats = Gracze znajdą swoje miejsca na stronie <a>parowań</a> albo na <a>projektorze</a>.
report-by-links = Wyniki zgłaszają na własnych stronach, które otwiera się <a>linkami do druku</a>.

## Zakończenie rundy

every-table-has = Każdy stolik { $round-of } ma wynik
finish-means = Po zakończeniu wyniki i klasyfikacja będą jawne.

## Top

swiss-over = Rundy szwajcarskie są rozegrane
four-players = Czterech graczy, jeden pod
no-swiss = Przy tej liczbie graczy ({ $players }) nie ma rund szwajcarskich, tylko jeden pod playoffu (MTR-A Appendix E).
choose-cut = Wybierz top
who-is-in = Kto jest w topie
drawn-by-lot = przez losowanie
announce-top = Ogłoś top { $cut }
another-cut = Inny top
end-without-playoff = Zakończ bez playoffu
leader-wins = Wygrywa samodzielny lider klasyfikacji. Zakończenie ujawnia sekret losowań turnieju.
finish-tournament = Zakończ turniej

## Runda playoffu

table-can-be-made = Stolik { $round-of } można już ułożyć.
tables-can-be-made = Stoliki { $round-of } można już ułożyć.
waiting = Czekają:
make-table = Ułóż stolik { $round-of }
make-tables = Ułóż stoliki { $round-of }

## Koniec

winner-is = Wygrywa <bdi>{ $name }</bdi>
all-played = Wszystkie rundy są rozegrane
finish-publishes = Zakończenie ujawnia sekret losowań turnieju, żeby każdy mógł je sprawdzić.
over = Turniej się skończył
winner = Zwycięstwo: <b><bdi>{ $name }</bdi></b>.
for-community = Dla Twojej społeczności
copy-tournament = Skopiuj turniej

## Tekst na koniec

community-won = Turniej { $tournament } wygrywa { $names } ({ $players }).
community-share = Ex aequo na pierwszym miejscu w turnieju { $tournament }: { $names } ({ $players }).
community-top = Top { $count }: { $places }.
community-standings = Klasyfikacja: { $places }.

### Zegar rundy

add-time-for-all = Dodaj czas wszystkim
change-break = Zmień przerwę

### Plan

plan = Plan
state = Stan
registered-and-here = { $registered }, check-in: { $here }
registered-here-and-left = { $registered }, check-in: { $here }, drop: { $left }
rounds-follow = wynikają z liczby graczy
top = Top { $cut }
recommended = Zalecane
recommended-rounds = rundy: { $rounds }, top { $cut } (graczy: { $players })
recommended-rounds-with-byes = rundy: { $rounds }, top { $cut } (graczy: { $players }, bye: { $byes }, liczone jako { $counted })
self-registration = Samodzielna rejestracja
registration-open = otwarta
registration-closed = zamknięta
announce-something = Ogłoś coś

### Ponowne otwarcie turnieju

reopen-tournament = Otwórz turniej ponownie
reopen-means = Tylko żeby naprawić błąd: sekret losowań jest już jawny. Każdy może przeczytać powód.
reopen = Otwórz ponownie
