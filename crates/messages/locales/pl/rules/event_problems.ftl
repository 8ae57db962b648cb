## Co jest nie tak w ustawieniach turnieju

pod-size-range = Wielkość poda to od { $least } do { $most }, nie { $given }.
games-to-win-range = Liczba wygranych gier w meczu to od { $least } do { $most }, nie { $given }.
points-win-range = Wygrana daje od { $least } do { $most }, nie { $given }.
points-draw-range = Remis daje od { $least } do { $most }, nie { $given }.
points-loss-range = Przegrana daje od { $least } do { $most }, nie { $given }.
points-bye-range = Bye daje od { $least } do { $most }, nie { $given }.
time-limit-range = Limit czasu w minutach to od { $least } do { $most }, nie { $given }.
swiss-rounds-range = Planowana liczba rund szwajcarskich to od { $least } do { $most }, nie { $given }.
cut-range = Planowany top to od { $least } do { $most }, nie { $given }.
tiebreaker-needed = Potrzebny jest co najmniej jeden tiebreaker, np. "match_points".
tiebreaker-twice = Ten tiebreaker jest już na liście.
code-of-conduct-too-long = Za długie zasady zachowania (znaków: { $length }); może ich być najwyżej { $most }.
break-follows = Przerwa następuje po rundzie od 1 do { $most }, nie { $given }.
break-twice = Runda { $round } ma już przerwę.
break-minutes = Przerwa trwa od 1 do { $most } minut, nie { $given }.
break-name = Nazwa przerwy to jeden wiersz, najwyżej { $most } znaków.
cut-not-whole = Playoff dla tylu graczy ({ $cut }) nie wypełnia podów po { $size }. Wybierz { $offered }.
cut-or = { $first } albo { $last }

## Co jest nie tak w turnieju

no-player-number = Nie ma gracza o numerze { $number }.
too-many-players = Turniej ma najwyżej { $most } graczy; tu jest ich { $count }.
id-twice = Identyfikator "{ $id }" ma już { $place }.
too-many-commanders = Gracz ma najwyżej { $most } dowódców.
last-round = Ostatnia rozegrana runda to najwyżej { $most }, nie { $given }.
first-round = Pierwsza runda gracza to od 1 do { $most }, nie { $given }.
text-empty = { $what }: pusto.
text-too-long = { $what }: za dużo znaków ({ $length }); może ich być najwyżej { $most }.
text-control = { $what }: jest tu znak sterujący (np. tabulator albo koniec wiersza); usuń go.
the-id = Identyfikator
the-name = Imię i nazwisko
the-group = Grupa
the-commander = Dowódca
table-number = Numer stolika to od 1 do { $most }, nie { $given }.
too-many-rounds = Turniej ma najwyżej { $most } rund; tu jest ich { $count }.
round-number = Rundy numeruje się od 1 bez przerw: ta to runda { $number }, nie { $given }.
swiss-after-playoff = Po rundzie playoffu nie może być rundy szwajcarskiej.
table-twice = Stolik { $table } ma już pod { $pod } tej rundy.
playoff-without-byes = W rundzie playoffu nie ma bye ani Match Loss poza podem.
nobody-leaves-playoff = W rundzie playoffu nikt nie odchodzi od stolika: Match Loss i poddanie są częścią wyniku.
already-in-list = { $name } jest już na tej liście.
did-not-leave = { $name } ma miejsce przy stoliku { $table } i od niego nie odchodzi.
already-placed = { $name } ma już miejsce w { $place }: w rundzie gracz ma jedno miejsce.
dropped = { $name } ma drop po rundzie { $last } i nie może mieć miejsca w rundzie { $round }.
disqualified = { $name } ma dyskwalifikację po rundzie { $last } i nie może mieć miejsca w rundzie { $round }.
enters-later = { $name } gra od rundy { $first } i nie może mieć miejsca w rundzie { $round }.
pod-too-small = Pod ma co najmniej { $least } graczy; tu jest ich { $count }.
pod-too-large = Pod ma najwyżej { $most } graczy; tu jest ich { $count }.
not-seated = Przy stoliku { $table } nie ma gracza: { $name }.
seed-twice = { $name } ma już lepsze rozstawienie.
not-a-seed = Wśród rozstawień topu nie ma gracza: { $name }.
