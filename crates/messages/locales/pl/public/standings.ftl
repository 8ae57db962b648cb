## Klasyfikacja

title = Klasyfikacja
after-round = Klasyfikacja po rundzie { $round }
final-places = Klasyfikacja końcowa
order-of-places = Najpierw playoff, według osiągniętej rundy, a potem rozstawienia; dalej kolejność z rund szwajcarskich.

## Nikogo nie znaleziono

nobody-by-that-name = Nie ma takiej osoby w tej klasyfikacji

## Nad tabelą

bracket-shows-playoff = Playoff pokazuje <a>drabinka</a>.
line-below-last = Linia jest pod ostatnim graczem w <a>playoffie</a>.
choose-a-name = Wybierz gracza, żeby zobaczyć, skąd biorą się liczby.

## Nagłówki kolumn

column-place = Poz.
column-record = Bilans
record-explained = Wygrane, przegrane, remisy
column-swiss = Swiss
swiss-explained = Pozycja po rundach szwajcarskich
column-games = Gry
games-explained = Punkty z gier
column-top = Top { $cut }
label-match-win = MW
label-opponents-points = OAMP
label-opponents-match-win = OMW
label-win = W
label-opponents-win = OW

## Przy nazwisku

still-in-playoff = Jeszcze w playoffie

## Planowany top

line-below-top = Linia jest pod top { $cut }, czyli graczami, którzy zgodnie z planem wchodzą do playoffu.
top-go-on = Zgodnie z planem do playoffu wchodzi top { $cut }.
what-in-and-out-mean = W topie: na pewno, chyba że gracz się wycofa. Poza: punktowo już nie, chyba że wycofają się gracze wyżej.

## Pod tabelą

after-each-round = Po każdej rundzie szwajcarskiej
after-another-round = Po innej rundzie
places-as-csv = Klasyfikacja końcowa jako CSV
standings-as-csv = Klasyfikacja jako CSV
results-as-json = Wyniki jako JSON w formacie TopDeck

## Przed końcem pierwszej rundy

none-finished = Żadna runda nie jest jeszcze zakończona
appear-here = Klasyfikacja pojawi się tutaj po pierwszej zakończonej rundzie. Tymczasem zobacz <a>parowania</a>.
