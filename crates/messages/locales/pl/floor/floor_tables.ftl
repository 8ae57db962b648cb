## Sala

floor-of = Sala: { $round }

### Obok nagłówka

not-started = przed startem
all-have-results = każdy stolik ma wynik
outstanding-of = bez wyniku: { $count } z { $all }

### Które stoliki widać

view-all = Wszystkie
view-outstanding = Bez wyniku
view-time = Czas
view-calls = Wezwania
view-mine = Moje
which-tables = Które stoliki

### Wezwania spoza rundy

calls-earlier = Wezwania z wcześniejszej rundy
calls-away = Wezwania spoza stolików

### Przekazane przez innego sędziego

handed-label = Przekazane Tobie
handed = <b>Przekazane Tobie</b>: <bdi>{ $judge }</bdi>, { $time }: { $what }
handed-with-note = <b>Przekazane Tobie</b>: <bdi>{ $judge }</bdi>, { $time }: { $what }. <bdi>{ $note }</bdi>

### Lista stolików

no-round = Żadna runda nie jest przy stolikach
tables-appear = Po opublikowaniu rundy pojawią się tu wszystkie stoliki, najpierw spóźnione.
table-number = Numer stolika
go = Przejdź
no-such-table = W tej rundzie nie ma stolika { $table }. Niczego więcej nie zmieniono.
no-table-matches = Żaden stolik nie pasuje.
every-table-done = Każdy stolik ma wynik.
urgent-first = Najpilniejsze najpierw,
covered-by = opieka:
turn-of = tura: { $player }
turns-in-progress = trwające tury: { $count }
long-turn = { $player } ma tę turę już { $minutes } min
own-time-used = { $player }: własny czas wyczerpany, { $minutes } z { $own } min
turn-since = { $player } od { $time }
has-life = { $player } { $life }
is-out = { $player } poza grą
games-of-tables = Gry przy stolikach
games-followed = { $count ->
    [one] { $count } stolik z grą
    [few] { $count } stoliki z grą
    [many] { $count } stolików z grą
   *[other] { $count } stolika z grą
}
no-games = Przy stolikach nie jest teraz zapisywana ani śledzona żadna gra.
deck-check-since = Deck check od { $time }
call-mark = Wezwanie

### Kary do wykonania lub cofnięcia

carry-out = Wykonaj: { $penalty }, { $player }
undo-withdrawn = Cofnij przy stoliku: { $penalty }, { $player } – kara wycofana
undo-overturned = Cofnij przy stoliku: { $penalty }, { $player } – kara uchylona
undo-no-penalty = Cofnij przy stoliku: { $penalty }, { $player } – to już nie kara
undo-lighter = Cofnij przy stoliku: { $penalty }, { $player } – teraz { $lighter }

### Tryb końca czasu

not-done = Niewykonane: { $what }
tap-is-kept = Twoja akcja jest zachowana: wyślij ją ponownie, jeśli nadal jest aktualna.
send-again = Wyślij moje ponownie
result-is-entered = Wynik jest wpisany.

### Sędziowie i ich stoliki

who-covers-what = Kto ma co pod opieką
judges-caption = Sędziowie, ich stoliki i wezwania
column-judge = Sędzia
column-tables = Stoliki
column-calls = Wezwania
you = (Ty)
no-tables = brak
nobody = Nikt
take-tables = Weź stoliki pod opiekę
calls-note-one = Nowe wezwanie
