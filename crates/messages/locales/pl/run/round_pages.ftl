## Strony rund

no-round-text = Rundę paruje się na pulpicie. Jej szkic widzi tylko obsługa, aż do publikacji.
column-state = Stan
column-tables = Stoliki
column-outstanding = Bez wyniku
to-desk = Do pulpitu
to-rounds = Do rund

### Jedna runda

reported-of = Z wynikiem: { $reported } z { $all }
print-again = Wydrukuj ponownie
changed-at = Miejsca lub stoliki zmieniono o { $time }: kartki bez tej godziny w nagłówku są nieaktualne.
outstanding = Bez wyniku:
draft = Szkic
draw-of-round = Losowanie { $number } tej rundy.
not-reported = Bez wyniku
correct = Popraw
correct-table = Popraw stolik { $table }
report-table = Wpisz wynik stolika { $table }
byes = Bye
match-losses = Match Loss poza podem

### Zmiana ręczna

by-hand = Ręcznie
players-number = Numer gracza
changes-with-number = zamienia się z numerem
changes-with = zamienia się miejscem z
moves-to = na stolik
see-costs = Sprawdź skutki
or-place = Albo umieść gracza
in-draft = w tym szkicu
place-player = Umieść gracza

### Ponowne parowanie

pair-again-means = Losowanie dostanie następny numer, który każdy może zobaczyć. Pody przy zaznaczonych stolikach zostają bez zmian.
keep-pods = Zachowaj pody przy stolikach
keep-pods-hint = numery i zakresy: 1-20, 31
keep = Zachowaj
reason-when-kept = potrzebny, gdy zachowujesz pody

### Późne wejście

late-entry = Późne wejście
registered-player = Gracz z listy
new-player = nowy gracz
registered-number = Numer gracza z listy
registered-number-hint = puste: nowy gracz
name-of-new = Imię i nazwisko nowego gracza
enters = Wchodzi
at-seat = do stolika { $table }, miejsce { $seat }
with-match-loss = z Match Loss
with-bye = z bye
late-entry-means = Nikt inny nie jest parowany ponownie: miejsce uzupełnia mniejszy stolik, a Match Loss lub bye nie zmienia żadnego stolika.
enter-player = Wprowadź gracza

### Komunikaty po kroku

now-drafted = { $round } ma szkic. Do publikacji widzi go tylko obsługa.
now-published = Parowania { $round-of } są opublikowane.
now-published-and-running = Parowania { $round-of } są opublikowane i gra trwa.
now-running = { $round } trwa.
now-finished = { $round-over }.
now-running-again = { $round } znów trwa.
now-published-only = Parowania { $round-of } są opublikowane, ale gra nie trwa.
now-draft-again = { $round } to znów szkic.
now-discarded = Szkic { $round-of } odrzucony.
now-paired-again = Parowania { $round-of } ułożono ponownie.
draft-kept = Szkic zostaje bez zmian.
player-in-round = Gracz gra w { $round-local }.
now-begins = Przy stoliku { $table } zaczyna { $player }. Pozostali grają w wylosowanej kolejności.
keep-unreadable = Zachowaj: nie da się odczytać { $typed }. Wpisz numery i zakresy, np. 1-20, 31.
choose-how = Wybierz, jak gracz wchodzi: miejsce, bye albo Match Loss.
