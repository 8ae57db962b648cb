## Zegar rundy

stands-still = Zegar stoi.
runs-again = Zegar znów idzie.
time-changed = Czas zmieniono dla wszystkich stolików.
limit-changed = Limit tej rundy zmieniono.
restarted = Zegar idzie znów od pełnego czasu.
table-has-more = Stolik { $table } ma { $minutes } min więcej.
check-begun = Od teraz mierzony jest deck check przy stoliku { $table }.
check-ended = Deck check się skończył; stolik ma { $minutes } min więcej.
withdrawn-now = Wycofano.
no-button = Zegar nie ma takiego przycisku.
to-clock = Do zegara

### Zegar

starts-with-round = Zegar zaczyna się razem z rundą.
paused-since = Zatrzymany od { $time }
until = Do { $time }
starts-without = Od { $time } gry zaczynają się bez nieobecnych graczy.
no-time-limit = Bez limitu czasu
made-of = { $limit }, start o { $time }
made-of-with-pause = { $limit }, start o { $time }, postój { $pause }
no-limit = Bez limitu
limit-and-added = { $limit ->
    [one] { $limit } minuta i dodane { $added }
    [few] { $limit } minuty i dodane { $added }
    [many] { $limit } minut i dodane { $added }
   *[other] { $limit } minuty i dodane { $added }
}
limit-less = { $limit ->
    [one] { $limit } minuta minus { $less }
    [few] { $limit } minuty minus { $less }
    [many] { $limit } minut minus { $less }
   *[other] { $limit } minuty minus { $less }
}
break-since = Od { $time }, czyli od zakończenia poprzedniej rundy
no-round = Nie trwa żadna runda
publish-draft = Opublikuj szkic, a będzie można uruchomić zegar.
pair-next = Sparuj i opublikuj następną rundę, a będzie można uruchomić zegar.
start-round = Zacznij rundę

### Czas dla wszystkich stolików

all-tables = Czas dla wszystkich stolików
limit-of-round = Limit czasu tej rundy
minutes-in-all = Minuty w sumie
minutes-in-all-hint = Puste: bez limitu czasu. Dodany lub odjęty czas liczy się osobno.
set-limit = Ustaw limit
restart = Zacznij znów od pełnego czasu
restart-means = Postoje i dodany czas znikają; czas dany pojedynczym stolikom zostaje.
start-again = Zacznij od nowa

### Deck checki

deck-checks = Deck checki
no-check-runs = Żaden nie trwa.
end-check = Zakończ: jego czas i 4 min
give-up = Przerwij bez czasu
begin-check = Zacznij deck check

### Czas dla pojedynczych stolików

given = Czas dla stolików
give-time = Daj czas
nothing-given = Żaden stolik tej rundy nie ma więcej czasu niż pozostałe.
table-minutes = <b>Stolik { $table }</b>: { $minutes } min
for-deck-check = deck check
for-ruling = decyzja
withdrawn = wycofany
withdraw = Wycofaj
command-line = wiersz poleceń
