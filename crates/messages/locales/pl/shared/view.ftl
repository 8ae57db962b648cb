## Stan turnieju

round-of-rounds = Runda { $round } z { $rounds }
after-round-of-rounds = Po rundzie { $round } z { $rounds }
top-announced = Ogłoszono top { $cut }

## Wyniki stolików

one-table-done = Stolik ma wynik
all-tables-done = Wszystkie stoliki ({ $tables }) mają wynik
tables-done = Stoliki z wynikiem: { $done } z { $tables }

## Zwycięstwo

champion = Zwycięstwo
champions = Zwycięstwo
champion-is = Zwycięstwo: { $champion }
champions-are = Zwycięstwo: { $champions }

## Drabinka

pod = Pod
pod-number = Pod { $number }
drawn-by-seed = { $table }: remis, rozstawienie
winner-of-pod = Awans z poda
winner-of-pod-number = Awans z poda { $number }
winner-of-table = Awans ze stolika { $table }
winner-of-semi-finals = Awans z półfinału
winner-of-quarter-finals = Awans z ćwierćfinału
winner-of-round-of = Awans z top { $players }
winner-of-round = Awans: { $round }

## Odmowy

no-player = W turnieju { $tournament } nie ma gracza o numerze { $number }.
to-players = Do listy graczy
no-round = Nie ma takiej rundy. Rundy mają numery od 1.
not-published = Parowania rundy { $round } nie są opublikowane.
to-pairings = Do parowań
no-standings = Nie ma klasyfikacji po rundzie { $round }: pojawia się po zakończeniu rundy szwajcarskiej.
to-standings = Do klasyfikacji

## Zmiana po publikacji

changed-at = zmiana { $time }
as-of = Baza danych nie odpowiada. Ta strona pokazuje stan turnieju z godziny { $time }; na razie nic nie da się zapisać.
