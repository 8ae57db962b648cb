## Uczciwe losowania

what-it-is = Wszystko, co w tym turnieju losowe (runda 1, bye, miejsca, kolejność równych graczy, monety i kości), jest obliczane z jednego sekretu ustalonego przed początkiem. Jego SHA-256, czyli zobowiązanie, widać tu od startu: nie ma go żaden inny sekret. Sekret zostanie opublikowany po zakończeniu turnieju i wtedy każdy może ponownie obliczyć każde losowanie. Pozostanie publiczny, jeśli turniej zostanie wznowiony: późniejsze losowania można będzie wtedy przewidzieć.
the-secret = Sekret
commitment = Zobowiązanie (SHA-256 sekretu)
secret = Sekret
secret-follows = Publikacja po zakończeniu turnieju.

## Losowania obliczone ponownie

computed-again = Obliczone ponownie
summary-agree = Obliczono ponownie: { $all }; zgodne: { $agree }.
summary-changed = Obliczono ponownie: { $all }; zgodne: { $agree }, zmienione zgodnie z zapisem: { $changed }.
summary-unexplained = Obliczono ponownie: { $all }; zgodne: { $agree }, bez wyjaśnienia: { $wrong }.
summary-both = Obliczono ponownie: { $all }; zgodne: { $agree }, zmienione zgodnie z zapisem: { $changed }, bez wyjaśnienia: { $wrong }.
checks-caption = Losowania obliczone ponownie z sekretu
column-what = Co
column-verdict = Ocena
column-note = Uwaga
verdict-agrees = zgodne
verdict-changed = zmienione
verdict-differs = niezgodne
changed-means = „Zmienione” oznacza, że parowanie zmieniono po losowaniu. <a>Co zmieniono i dlaczego</a>, jest jawne.

## Lista losowań

every-draw = Wszystkie losowania
nothing-drawn = Niczego jeszcze nie losowano
nothing-drawn-text = Losowania rundy pojawią się tutaj po jej opublikowaniu.
draws = Losowania
playoff = Playoff
before-first-round = Przed rundą 1
paired-again = Liczba parowań: { $count }; liczy się losowanie { $count }.
draw = Losowanie { $number }: { $what }
draw-places = { $draw }, pozycje od { $from } do { $last } z { $all }
drawn-order = kolejność graczy
drawn-equal = kolejność równych graczy: { $players }
more-players = jeszcze { $count }
drawn-byes = bye
drawn-seats = miejsca
drawn-coin = moneta
drawn-die = kość
heads = orzeł
tails = reszka
rolled = { $rolled }, ścian: { $sides }

## Jak sprawdzić samodzielnie

check-yourself = Sprawdź samodzielnie
check-secret = Zapisz zobowiązanie przed rundą 1. Gdy sekret zostanie opublikowany, weź jego bajty (po dwie cyfry szesnastkowe) i oblicz ich SHA-256. Jeśli wynik różni się od zobowiązania, sekret zmieniono.
check-order = Weź etykietę losowania, np. <code>seats/3/1</code>: czego dotyczy, która runda i które to losowanie. Dla każdego gracza zapisz etykietę, ukośnik i identyfikator gracza (w nawiasie), np. <code>seats/3/1/p7</code>, i oblicz HMAC-SHA256 tego tekstu, z bajtami sekretu jako kluczem. Posortowani według tych liczb szesnastkowych, od najmniejszej, gracze stoją w wylosowanej kolejności.
check-rounds = Runda 1 to kolejność wszystkich graczy bez bye, podzielona na pody; bye dostają pierwsi z osobnego losowania. W każdym podzie gracze siedzą w kolejności losowania miejsc. Jeśli miejsca są wyrównywane, rozstrzyga ono między równie dobrymi układami.
check-dice = Kość o <em>n</em> ścianach to HMAC z <code>die/</code>, rundy, ukośnika i numeru: weź jego pierwszy bajt mniejszy od największej wielokrotności <em>n</em> nieprzekraczającej 256; wynik to reszta z dzielenia przez <em>n</em> plus 1. Moneta to kość o dwóch ścianach pod słowem <code>flip</code>; 1 to orzeł.
check-with-program = Wszystko to jest w <a>pliku turnieju</a>. Za pomocą samego programu: <code>podium verify event.json</code>.
not-proved = Czego to nie dowodzi
not-proved-text = Administrator serwera, który wcześniej odczyta sekret, mógłby parować rundę ponownie, aż losowanie będzie mu pasować, ale zdradzi to numer losowania. Nikt z zewnątrz nie sprawdzi, czy sekret wybrano losowo; wiadomo tylko, że nie zmienił się po opublikowaniu zobowiązania.
