## Strona gracza

entered-in = w turnieju od rundy { $round }
commander = Dowódca
this-is-me = To ja
this-is-not-me = To nie ja
no-round = Jeszcze bez rundy
no-round-text = Stoliki, miejsca i przeciwnicy pojawią się tutaj po opublikowaniu rundy.
rounds = Rundy
rounds-latest-first = Rundy, od najnowszej
seats-had = Miejsca w rundach szwajcarskich: { $seats }.
seat-times = { $seat } – { $times } ×
seats-balanced = Miejsca są rozdzielane możliwie równo, co odbiega od aneksu.
points-over-rounds = Punkty w kolejnych rundach
points-after-each = Punkty po każdej rundzie
round-short = R{ $number }
decklist = Decklista
where-from = Skąd biorą się liczby

## Słowa pod dużą liczbą

stat-final-place = Pozycja końcowa
stat-rank = Pozycja
stat-rank-after-swiss = Pozycja po rundach szwajcarskich
stat-points = Punkty
stat-record = Wygrane–przegrane–remisy
stat-seed = Rozstawienie w playoffie

## Runda gracza

result-void = Unieważniony
result-seated = Przy stoliku
result-playing = Gra trwa
result-none = Bez wyniku
