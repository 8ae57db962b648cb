## Do kiedy oddaje się decklisty

until-time = do { $time }
until-round-one = do rundy 1
time-in-zone = { $time } ({ $zone })

## Decklisty

none-asked = W tym turnieju nie oddaje się decklist.
not-in-tournament = Nie ma Cię już w tym turnieju.
have-left = Nie grasz już w turnieju: decklista nie jest potrzebna.
were-taken = Decklisty były przyjmowane { $until }. Jeśli Twoja musi się zmienić, podejdź do obsługi.
paste-list = Wklej listę albo link do niej.
list-changed = Ktoś w międzyczasie zmienił dane tego gracza. Zobacz, jak lista wygląda teraz, i wyślij swoją ponownie.
data-removed = Dane osobowe tego gracza usunięto, a z nimi decklistę.
reason-after-deadline = Termin minął: napisz, dlaczego lista się zmienia. Zostanie to zapisane.
not-taken-any-more = Decklisty nie są już przyjmowane: zostaw pole puste i zwróć się do obsługi.
changes-among-lists = W tym turnieju decklisty się oddaje i sprawdza: listę gracza zmienia się na stronie decklist.
commanders-until = Decklisty oddaje się { $until }: do tego czasu o dowódcach decydują sami gracze.

## Własny dowódca

no-commanders = W tym turnieju nie gra się dowódcami.
commander-rounds-begun = Rundy już się zaczęły. Jeśli masz innego dowódcę, podejdź do obsługi.
commander-lists-taken = Decklisty były przyjmowane { $until }. Jeśli masz innego dowódcę, podejdź do obsługi.
list-names-commander = Dowódca jest w Twojej deckliście: zmień go tam.

## Zasady decklist i pliki z kartami

rules-changed = Ktoś w międzyczasie zmienił zasady decklist. Porównaj je ze swoimi i wyślij swoje ponownie.
too-large = To { $size } kB, a może być najwyżej { $most } kB.
nothing-in-it = Plik jest pusty. Wyślij taki, który zawiera nazwy kart.
no-card-in-file = W pliku nie ma żadnej karty: niczego nie zmieniono.
file-of-future = { $day } to przyszłość: niczego nie zmieniono. Podaj w --date, z którego dnia jest plik.
