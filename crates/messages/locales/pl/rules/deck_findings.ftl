## Co wykazuje sprawdzenie decklisty

list-empty = Na liście nie ma żadnej karty. Wpisz jedną kartę w wierszu, np. 1 Sol Ring.
too-few = Liczba kart w talii z dowódcą: { $count }, potrzeba co najmniej { $least }. Do dodania: { $more }.
format-not-checked = Nie sprawdza się, ile kart ma talia tego formatu i ile może być kopii.
no-commander = Nie podano dowódcy. Nad nim wpisz wiersz Commander, a nad pozostałymi kartami wiersz Deck.
commander-not-checked = Nie sprawdza się, czy { $name } może być dowódcą.
commanders-not-checked = Nie sprawdza się, czy dowódcami mogą być { $first } i { $second }, i to razem.
no-leader = { $name } nie może być dowódcą (CR 903.3). Podaj legendarnego stwora lub pojazd, legendarny statek kosmiczny z siłą i wytrzymałością albo kartę, na której napisano, że może nim być.
background-alone = { $name } to przeszłość, która dowodzi talią tylko obok dowódcy wybierającego przeszłość (CR 702.124k). Podaj też tego dowódcę.
not-together = { $first } i { $second } nie mogą dowodzić razem (CR 702.124). Podaj jedną z tych kart albo dwie, których zdolności partnera do siebie pasują.
together-not-checked = Nie sprawdza się, czy { $first } i { $second } mogą dowodzić razem w tym drafcie.
commander-presumed = Lista nie podaje dowódcy; z jej układu sprawdzono jako dowódcę: { $name }. Wpisz wiersz Commander nad dowódcą, aby lista go podawała.
no-companion = { $name } nie ma zdolności kompana (CR 702.139). Usuń tę kartę.
banned-companion = Karta zbanowana jako kompan: { $name }. Usuń ją.
companion-ban-not-checked = Nie sprawdza się, czy karta jest zbanowana jako kompan ({ $name }): nie wczytano banlisty.
companion-excludes = Kompan { $companion } wyklucza kartę { $name } (CR 702.139). Zmień jedną z nich.
companion-unmet = Talia nie spełnia warunku kompana ({ $companion }, CR 702.139). Usuń kompana albo zmień talię.
is-not-legal = Karta niedozwolona w formacie Commander: { $name }. Usuń ją.
legality-not-checked = Nie sprawdza się, czy karty są dozwolone w formacie Commander: baza kart tego nie podaje.
game-changers-not-counted = Nie liczy się kart Game Changer: żadna baza kart nie podaje, które nimi są.
bracket-not-checked = Pozostałych zasad bracketu { $bracket } (komba, dodatkowe tury, niszczenie wielu lądów) się nie sprawdza.
bracket-not-stated = Nie podano bracketu talii. Podaj go: dozwolone są brackety do { $highest }.
bracket-too-high = Podany bracket talii to { $stated }: dozwolone są brackety do { $highest }. Zmień talię albo podany bracket, jeśli jest błędny.
game-changers-too-many = Karty Game Changer w talii: { $count }; bracket { $bracket } dopuszcza { $most }. Usuń pozostałe albo podaj wyższy bracket, jeśli jest dozwolony.
many-commanders = Za dużo dowódców ({ $count }): talia ma jednego albo dwóch, którzy mogą dowodzić razem. Nad pozostałymi kartami wpisz wiersz Deck.
second-companion = Drugi kompan: talia ma najwyżej jednego. Usuń jednego.
companion-not-checked = Nie sprawdza się, czy talia spełnia warunek kompana ({ $name }).
has-sideboard = Sideboard: talie Commander go nie mają, a tych kart się nie liczy. Usuń je albo wpisz wiersz Companion nad kompanem.
add-cards = Liczba kart w talii z dowódcą: { $count }, potrzeba dokładnie { $exactly } (CR 903.5a). Do dodania: { $more }.
take-out-cards = Liczba kart w talii z dowódcą: { $count }, potrzeba dokładnie { $exactly } (CR 903.5a). Do usunięcia: { $less }.
add-cards-two = Liczba kart w talii z dowódcami: { $count }, potrzeba dokładnie { $exactly } (CR 903.5a). Do dodania: { $more }.
take-out-cards-two = Liczba kart w talii z dowódcami: { $count }, potrzeba dokładnie { $exactly } (CR 903.5a). Do usunięcia: { $less }.
again-too-many = { $most ->
    [one] { $name } jest już w wierszu { $line }: w talii może być tylko jedna kopia (CR 903.5b). Usuń pozostałe.
   *[other] { $name } jest już w wierszu { $line }: największa liczba kopii w talii to { $most } (CR 903.5b). Usuń pozostałe.
}
copies-too-many = { $most ->
    [one] { $name }, liczba kopii: { $copies }. W talii może być tylko jedna (CR 903.5b). Usuń pozostałe.
   *[other] { $name }, liczba kopii: { $copies }. W talii może być najwyżej { $most } (CR 903.5b). Usuń pozostałe.
}
again-unknown = { $name } jest już w wierszu { $line }: wolno tak przy landach podstawowych i kartach, które na to pozwalają (CR 903.5b). Nie wczytano bazy kart, więc sprawdź kartę.
copies-unknown = { $name }, liczba kopii: { $copies }. Wolno tak przy landach podstawowych i kartach, które na to pozwalają (CR 903.5b). Nie wczytano bazy kart, więc sprawdź kartę.
no-banned-list = Nie sprawdza się zbanowanych kart: nie wczytano ich listy.
is-banned = Karta zbanowana: { $name }. Usuń ją.
no-card-data = Nie sprawdza się nazw, tożsamości kolorystycznej ani legalności: nie wczytano bazy kart.
commander-unknown = Nie sprawdza się tożsamości kolorystycznej: w bazie kart nie ma dowódcy.
card-unknown = W bazie kart nie ma karty: { $name }. Sprawdź pisownię.
outside-identity = { $name }: kolory { $colours }, a tożsamość kolorystyczna dowódcy to { $commander } (CR 903.5c). Usuń ją.

## Wiersze nie do odczytania

too-many-lines = Lista jest dłuższa niż { $most } wierszy: dalszego ciągu nie odczytano. Skróć ją.
no-name = „{ $line }”: brak nazwy karty. Wpisz to jak 1 Sol Ring.
name-too-long = „{ $line }”: za długie na nazwę karty. Wpisz jedną kartę w wierszu.
wrong-copies = { $name }, liczba kopii: { $copies }. Wpisz, ile ich jest w talii, od 1 do { $most }, albo usuń wiersz.
no-number = { $digits } to nie liczba kopii. Wpisz, ile ich jest w talii.

## Wpisani dowódcy

too-many-named = Za dużo dowódców ({ $count }): talia ma jednego albo dwóch, którzy dowodzą razem.
named-twice = { $name } występuje dwa razy: podaj raz.

## Pliki z kartami

no-json = Baza kart to nie JSON: nie da się odczytać wiersza { $line }, kolumny { $column }.
no-list-of-names = Baza kart to nie lista nazw: zapisz ją jako {"{"}"Sol Ring": {"{"}"color_identity": ""{"}"}{"}"}.
too-many-cards = Za dużo kart w bazie ({ $count }): może ich być najwyżej { $most }.
of-card = Baza kart, „{ $name }”: { $problem }
no-object = to nie obiekt. Zapisz go jako {"{"}"color_identity": "WU"{"}"}.
copies-whole = copies to liczba całkowita od 1.
field-unknown = nie da się odczytać { $field }. Możliwe są: color_identity (litery z WUBRG), basic, any_number (true albo false) i copies (liczba) oraz layout, type_line, oracle_text, mana_cost, cmc, power, card_faces, legalities i game_changer ze Scryfall.
field-too-long = { $field }: za długie, karta ma tam najwyżej { $most } znaków.
colours-unknown = color_identity „{ $letters }” zawiera literę spoza WUBRG.
too-many-banned = Za dużo nazw na banliście ({ $count }): może ich być najwyżej { $most }.
banned-too-long = „{ $start }…”: za długie na nazwę karty. Wpisz jedną nazwę w wierszu.
