## Nazwy pól ustawień

level = Poziom
uneven-pods = Niepełne pody
games-to-win = Gry do wygranej
points-draw = Punkty za remis
points-loss = Punkty za przegraną
points-bye = Punkty za bye
time-limit = Limit czasu
end-of-round = Koniec rundy
playoff-time-limit = Limit czasu w playoffie
seats = Miejsca
cut = Top
draft-pods = Pody z draftu
results-by-players = Wyniki od graczy
first-table = Pierwszy stolik
registrations-per-address = Rejestracje z jednego adresu
listed = Na stronie głównej
indexed = W wyszukiwarkach

no-date = { $label }: { $typed } to nie data. Wpisz ją tak: 2026-11-20.
no-choice = { $label }: nie ma opcji { $typed }. Wybierz z listy.
unknown-tiebreaker = Nieznany tiebreaker { $typed }. Wybierz spośród: { $names }.
no-share = { $label }: { $typed } to nie procent. Wpisz go tak: 1/5, 20 % lub 0.2.
no-points-line = { $label }: { $typed } to nie wiersz z punktami. Wpisz liczbę graczy i punkty, np. 4: 6 3 2 1.
points-line-twice = { $label }: dwa wiersze są dla tej samej liczby graczy ({ $players }). Zostaw jeden z nich.
percentage-missing = { $label }: brakuje procentu. Wpisz go tak: 1/5, 20 % lub 0.2.
count-missing = { $label }: brakuje liczby.
stake-missing = { $label }: brakuje stawki. Wpisz ją tak: 1/10, 10 % lub 0.1.
start-missing = { $label }: brakuje punktów na początek.
no-break = Przerwy: nie da się odczytać { $typed }; wpisz to jako „round 2: 45 minutes, Lunch” albo „round 4: until 10:00”.
no-round-table-line = Rundy i top: nie da się odczytać { $typed }; wpisz to jako „16: 2 rounds, top 4” albo „more: 5 rounds, no playoff”.
no-tables = Pomijane stoliki: nie da się odczytać { $typed }. Wpisz numery i zakresy, np. 13, 20-24.
