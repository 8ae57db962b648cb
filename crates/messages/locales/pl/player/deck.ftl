## Własna decklista

your-decklist = Twoja decklista
in-zone = { $moment } ({ $zone })
hand-in-until = Oddaj ją do { $moment }.
hand-in-until-round = Oddaj ją przed rundą 1.
until-then = Do tego czasu możesz ją podmienić, a obsługa nie może jej czytać.
replace-until = Można ją podmienić do { $moment }.
replace-until-round = Można ją podmienić przed rundą 1.
taken-until = Decklisty były przyjmowane do { $moment }.
taken-until-round = Decklisty były przyjmowane do rundy 1.
everyone-reads = Po zakończeniu turnieju każdy może ją przeczytać.
deadline-over = Termin minął: podejdź do obsługi.
not-asked = W tym turnieju nie oddaje się decklist.
to-your-page = Na Twoją stronę

### Stan listy

state-missing = Brak
state-handed-in = Oddana
state-no-problem = Bez błędów
state-problems = Błędy
problems = { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
    [many] { $count } błędów
   *[other] { $count } błędu
}

### Oddana lista i jej sprawdzenie

what-you-handed-in = Oddana decklista
link-not-opened = Link jest zapisany bez zmian. Nie jest otwierany, więc lista pod nim nie jest sprawdzana.
cards-kept = { $count ->
    [one] { $count } karta, zapisana bez zmian.
    [few] { $count } karty, zapisane bez zmian.
    [many] { $count } kart, zapisanych bez zmian.
   *[other] { $count } karty, zapisane bez zmian.
}
fix-below = Popraw ją poniżej i oddaj ponownie.
not-checked = Niesprawdzone
your-list = Twoja lista

### Formularz

decklist = Decklista
decklist-hint = Link albo lista: jedna karta w wierszu, np. 1 Sol Ring. Nad dowódcą napisz Commander, a nad pozostałymi kartami Deck, tak jak na stronach z taliami.
hand-in = Oddaj decklistę
handed-in = Decklista oddana. Wynik sprawdzenia jest poniżej.
withdrawn = Decklista wycofana.
nothing-handed-in = Niczego nie oddano. Popraw listę i wyślij ją ponownie.
back-to-decklist = Wróć do decklisty
