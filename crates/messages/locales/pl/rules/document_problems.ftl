## Co jest nie tak w pliku turnieju

expected-object = Oczekiwano obiektu, a jest { $found }.
expected-list = Oczekiwano listy, a jest { $found }.
expected-text = Oczekiwano tekstu, a jest { $found }.
expected-whole = Oczekiwano liczby całkowitej od { $least } do { $most }, a jest { $found }.
expected-boolean = Oczekiwano true albo false, a jest { $found }.
expected-one-of = Oczekiwano jednego z: { $words }, a jest { $found }.
expected-moment = Oczekiwano chwili w pełnych mikrosekundach, np. "2026-05-09T08:30:00Z", a jest { $found }.
expected-day = Oczekiwano dnia, np. "2026-05-09", a jest { $found }.
expected-share = Oczekiwano ułamka od 0 do 1 o mianowniku co najwyżej { $most }, np. "1/5" lub "0", a jest { $found }.
expected-hex = Oczekiwano zapisu szesnastkowego małymi literami, bajtów: { $bytes } (znaków: { $characters }), a jest { $found }.
expected-hex-range = Oczekiwano zapisu szesnastkowego małymi literami, bajtów od { $least } do { $most }, a jest { $found }.
found-list = lista
found-object = obiekt
text-empty = Tekst jest pusty; pomiń raczej to pole.
text-too-long = Za długi tekst (znaków: { $length }); może ich być najwyżej { $most }.
field-missing = Brak pola "{ $field }".
field-unknown = Nieznane pole "{ $field }". Znane tutaj: { $known }.
field-twice = Pole "{ $field }" występuje dwa razy.
no-json = To nie jest JSON: { $problem }.
several-events = Liczba turniejów w pliku: { $count }. Zapisz ten właściwy jako osobny plik.

## Pola turnieju

cut-size = Wielkość topu to liczba jego rozstawień, { $count }.
announcement-for-one = Ogłoszenie jest dla stolika albo dla gracza, nie dla obu.
announcement-place = Ogłoszenie dla stolika ma "round" i "table", inne nie ma żadnego z nich.
call-place = Wezwanie przy stoliku ma "round" i "table", inne nie ma żadnego z nich.
note-place = Notatka przy stoliku ma "round" i "table", inna nie ma żadnego z nich.
round-has-no-table = W rundzie { $round } nie ma stolika { $table }.
timed-round = Runda z limitem czasu ma co najmniej minutę, razem z tym, co dodano lub odjęto.
one-deck-check = Pod ma jeden trwający deck check.
deck-in-check = Talia tego gracza jest już w sprawdzeniu.
extension-ended = Przyznany czas ma "ended_at" i "minutes", trwający deck check nie ma żadnego z nich.
call-ended = Załatwione lub odwołane wezwanie ma "ended_at", otwarte go nie ma.
call-claimed = Przyjęte wezwanie ma "claimed_at".
call-escalated = Wezwanie przekazane sędziemu głównemu ma "escalated_at".
one-open-game = Pod ma jedną otwartą grę i po jednej potwierdzonej grze o każdym numerze.
game-closed = Gra, która nie jest już otwarta, ma "closed_at", otwarta go nie ma.
setup-object = Ustawienie początkowe to obiekt podium-game/1 bez akcji.
setup-without-actions = Ustawienie początkowe nie ma akcji: są nimi kroki.
game-unreadable = Nie da się odczytać gry: { $problem }
step-impossible = Obowiązujący krok { $step } jest niemożliwy: { $problem }
undone-unreadable = Nie da się odczytać cofniętego kroku: { $problem }
stranger-plays = "{ $id }" gra w tej grze, a nie siedzi przy stoliku.
no-player-with-id = Żaden gracz nie ma identyfikatora "{ $id }".
note-about = Notatka dotyczy gracza albo stolika.
number-twice = Ten numer ({ $number }) ma już { $place }.
too-many-commanders = Gracz ma najwyżej { $most } dowódców, a nie { $count }.
final-places-count = Pozycje końcowe wynikają z rund: jest ich { $count }. Popraw rundy albo pomiń "final_places".
final-places-here = Pozycje końcowe wynikają z rund: tu oczekiwano { $expected }. Popraw rundy albo pomiń "final_places".
status-not-here = { $name } ma status { $status } i nie może tu być.
one-report = Pod ma jedno oczekujące zgłoszenie.
report-not-seated = Tego gracza nie ma przy stoliku.
report-answered = Zgłoszenie, które już nie czeka, ma "answered_at", oczekujące go nie ma.
report-answered-by = Potwierdzone lub sporne zgłoszenie podaje, kto na nie odpowiedział; nikt nie odpowiada na własne.
result-fields = Wynik ma samo "winner", samo "draw", samo "places" albo "games", a jeśli trzeba, także "conceded" i "match_losses".
game-winner = Gra, która nie jest remisem, podaje "winner".
game-either = Gra ma albo "winner", albo "drawn": true.
ruling-twice = Jest inna decyzja { $number }.
ruling-table = Runda tej decyzji nie ma stolika { $table }.
ruling-player-twice = Ten gracz jest już w decyzji.
ruling-minutes = Czas przyznaje się stolikowi: podaj go.
ruling-decided = Decyzja ma "decided_at" wtedy i tylko wtedy, gdy jest utrzymana albo uchylona.
ruling-appealed = Decyzja, która trafiła do sędziego głównego, ma "appealed_at".
ruling-withdrawn = Kto i dlaczego wycofał decyzję, podaje się razem z "withdrawn_at" i tylko przy wycofanej decyzji.
statement-by = Oświadczenie ma "player" albo "witness".
no-penalty = Bez kary: pomiń to pole.
penalty-infraction = Kara wymaga "infraction".
name-control = Nazwa zawiera znak sterujący (np. tabulator albo koniec wiersza); usuń go.
break-time = Oczekiwano godziny, np. "10:00".
break-either = Przerwa ma albo `minutes`, albo `until`.
slug-letters = Slug składa się z małych liter, cyfr i pojedynczych łączników między nimi, np. "spring-open".
no-time-zone = "{ $zone }" to nie nazwa strefy czasowej, np. "Europe/Lisbon".

## Pliki z TopDeck.gg

no-player-named = Plik nie podaje żadnego gracza: ani w "standings", ani w "rounds".
id-twice = Identyfikator { $id } ma już inny gracz.
name-twice = Inny gracz też nazywa się { $name }: nadaj każdemu inny identyfikator.
no-id-nor-name = Gracz nie ma ani "id", ani "name".
sits-already = { $name } siedzi już w { $place }: w rundzie gracz ma jedno miejsce.
winner-not-seated = Gracza podanego jako zwycięzca, "{ $winner }", nie ma przy tym stoliku.
expected-round = Oczekiwano numeru rundy szwajcarskiej, od 1, albo nazwy rundy playoffu.
list-expected = Oczekiwano listy.
object-expected = Oczekiwano obiektu.

too-many-items = Za długa lista (pozycji: { $count }); może ich być najwyżej { $most }.
ruleset-id = Identyfikator składa się z małych liter, cyfr i łączników między nimi, np. "mtr-a-2023".
ruleset-language = Oczekiwano kodu języka, np. "en" lub "pt-BR".
ruleset-source = Oczekiwano adresu internetowego, który zaczyna się od "https://" lub "http://".
not-of-a-ruleset = "{ $name }" dotyczy jednego turnieju; zbiór zasad nie może tego ustalić.
ruleset-twice = Jest inny zbiór zasad o identyfikatorze "{ $id }".
page-line = Ten tekst ma jedną linię: bez podziału wierszy.
page-accent = Oczekiwany kolor jak "#1f5f8b", czytelny na białym (kontrast 4,5 : 1).
