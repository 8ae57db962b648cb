## Grupy stron obsługi

group-run = Prowadzenie
group-floor = Sala
group-people = Ludzie
group-set-up = Konfiguracja
group-account = Konto

## Strony

desk = Pulpit
rounds = Rundy
results = Wyniki
clock = Zegar
playoff = Playoff
announcements = Ogłoszenia
stage = Stream
statistics = Statystyki
floor = Sala
calls = Wezwania
rulings = Decyzje
games = Gry
shift = Dyżur
times = Czasy
references = Przepisy
check-in = Check-in
players = Gracze
decklists = Decklisty
staff = Obsługa
settings = Ustawienia
event-page = Strona turnieju
log = Dziennik
exports = Eksport
more = Więcej

## Słowa po liczbie

waiting = { $count ->
    [few] czekają
   *[other] czeka
}
for-head-judge = dla sędziego głównego
to-decide = do decyzji
handed-to-you = dla Ciebie
disputed = { $count ->
    [one] sporny
    [few] sporne
   *[other] spornych
}
late = { $count ->
    [one] spóźniony
    [few] spóźnione
   *[other] spóźnionych
}
outstanding = bez wyniku
to-approve = do akceptacji
not-here = bez check-inu
missing = do oddania
waits-on-page = { $page }: { $count } { $what }
attention = Dźwięk i wibracje
