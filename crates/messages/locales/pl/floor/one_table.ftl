### Błędy

no-round = Żadna runda nie jest teraz przy stolikach.
no-such-table = Nie ma stolika { $table } w { $round-local }.
to-floor = Na salę

### Nagłówek

with-extension = z dodatkowym czasem, { $minutes } min
deck-check-mark = Deck check
by = <bdi>{ $judge }</bdi>
call-label = Wezwanie sędziego
reports-label = Co zgłaszają gracze
decide-result = Rozstrzygnij wynik

### Kara do wykonania lub cofnięcia

to-do = Do zrobienia przy stoliku
task-skip-turn = Powiedz przy stoliku: gracz pomija następną turę.
task-game-loss = Powiedz przy stoliku: gracz odchodzi teraz z gry, pozostali grają dalej.
task-match-loss = Powiedz przy stoliku: gracz odchodzi teraz z meczu, pozostali grają dalej.
undo-skip-turn = Powiedz przy stoliku: gracz nie pomija tury. Jeśli już ją pominięto, gra toczy się dalej od tego miejsca.
undo-went-on = Śledzona gra toczyła się dalej bez tego gracza. Cofnij na pulpicie gry jej kroki aż do kary i wpisz ponownie to, co nadal obowiązuje; albo powiedz przy stoliku, że gracz pozostaje poza tą grą.
undo-followed = Powiedz przy stoliku: gracz gra dalej. Znów jest w śledzonej grze, a tury zostają bez zmian.
undo-not-followed = Powiedz przy stoliku: gracz jest od teraz znów w grze. Tury zostają bez zmian.
ruling-number = Decyzja { $number }
done-at-table = Wykonane przy stoliku

### Miejsca

seats = Miejsca
is-out = <s><bdi>{ $player }</bdi></s> poza grą: { $why }
is-out-by-ruling = <s><bdi>{ $player }</bdi></s> poza grą: { $why }, <a>decyzja { $number }</a>
result-is = Wynik: <b><bdi>{ $result }</bdi></b>
starts-now = Trzeba już zaczynać bez czekania
note-missing = Kogoś brakuje
note-missing-means = Sędziowie i gracze przy tym stoliku widzą to, dopóki ta osoba nie przyjdzie albo wynik nie zostanie wpisany. To nie jest kara.
is-here = { $player } jest na miejscu
loss-and-drop = Match Loss i drop: { $player }
no-show = Ktoś się nie stawił
no-show-means = Ta osoba dostaje w tej rundzie Match Loss i drop. Pozostali przesuwają się i grają; śledzona gra zaczyna się od nowa.
did-not-come = Nieobecny gracz:

### Linki i przyciski

time-and-turns = Czas i tury
game-desk = Pulpit gry
games = Gry
follow-game = Śledź tę grę
report-result = Wpisz wynik
change-result = Zmień wynik
message-table = Napisz do stolika

### Dodatkowy czas

time = Czas
reason-judge-call = Wezwanie
reason-late-start = Późny start
reason-accident = Wypadek
reason-deck-problem = Problem z talią
other-time = Inna liczba minut, inny powód
given = { $minutes } min
given-for = { $minutes } min, { $why }
withdraw-minutes = Wycofaj { $minutes } min

### Deck check

deck-check = Deck check
what-was-found = Co znaleziono: <bdi>{ $player }</bdi>
found-hint = Puste: nic.
end-check = Zakończ deck check: jego czas i 4 min
whose-deck = Czyja talia
nobody-ticked = bez zaznaczenia: wszystkie
was-checked = już sprawdzona
all-deck-checks = Wszystkie deck checki

### Po ogłoszeniu końca czasu

when-time-is-called = Po ogłoszeniu końca czasu
other-rules = Zasady tego turnieju
end-is = { $end }.
end-is-otherwise = { $end } (inaczej niż przy innych stolikach: <bdi>{ $reason }</bdi>).
decide-otherwise = Postanów inaczej dla tego stolika
reason-hint = Każdy może go przeczytać wśród odstępstw.
instead = Zamiast tego: { $end }

### Stoper wolnej gry

watch = Stoper wolnej gry
watch-of = Stoper wolnej gry: <bdi>{ $player }</bdi>
have-acted = Akcja wykonana
time-player = Mierz czas: { $player }
slow-play = Slow Play
slow-play-of = Slow Play: { $player }

### Decyzje i notatki

rulings = Decyzje przy tym stoliku
none-yet = Na razie brak.
notes = Notatki
no-notes = Brak notatek o tym stoliku i jego graczach.
write-note = Napisz notatkę
about = Dotyczy
this-table = Ten stolik
note-hint = Czyta ją tylko obsługa, także w późniejszych rundach.
keep-note = Zapisz notatkę

### Kto opiekuje się stolikiem

cover = Opieka
you-cover = Masz ten stolik pod opieką.
judge-covers = Ten stolik ma pod opieką <bdi>{ $judge }</bdi>.
nobody-covers = Nikt nie ma tego stolika pod opieką.
handed-over = Przekazanie: <bdi>{ $judge }</bdi>, { $time }.
handed-over-with-note = Przekazanie: <bdi>{ $judge }</bdi>, { $time }: <bdi>{ $note }</bdi>
cover-it = Weź ten stolik pod opiekę
release-it = Oddaj

### Linki na dole

beside = Sąsiednie stoliki
