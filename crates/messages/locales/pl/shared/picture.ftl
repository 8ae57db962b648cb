### Obrazki dla czytników ekranu

amount = { $label } { $amount }
chart = { $what }: { $points }.
interval = { $label } { $share }, między { $least } a { $most }
dashed-line = Linia przerywana oznacza { $share }.

### Stolik jako koło

ring = Stolik { $table }, w kolejności tur: { $seats }.
ring-seat = miejsce { $number }: { $player }
ring-seat-own = miejsce { $number }: { $player }, Ty
ring-seat-active = miejsce { $number }: { $player }, ma turę
ring-seat-out = miejsce { $number }: { $player }, poza grą

### Śledzona gra jako koło

game-ring = Miejsca w kolejności tur: { $seats }, w grze: { $playing }
marker-in-turn = { $player }, miejsce { $seat }, ma turę ze znacznikiem { $marker }
marker-in-turn-designated = { $player }, miejsce { $seat }, ma turę ze znacznikiem { $marker }, wyznaczonym do usunięcia
marker-waits = { $player }, miejsce { $seat }, czeka ze znacznikiem { $marker }
marker-waits-designated = { $player }, miejsce { $seat }, czeka ze znacznikiem { $marker }, wyznaczonym do usunięcia
neighbours = Miejsca od { $first } do { $last } z { $all }, następne w kolejności tur jest niżej.

### Drabinka

bracket-waiting = Od razu w następnym etapie
bracket-seed = Rozstawienie { $number }
bracket-seat-won = wygrana
bracket-seat-by-seed = rozst.
bracket-seat-out = drop
bracket-none = Bez playoffu.
bracket-won = Playoff, graczy: { $players }. Wygrywa { $winner }, rozstawienie { $seed }.
bracket-without-winner = Playoff, graczy: { $players }, bez zwycięzcy.
bracket-open = Playoff, graczy: { $players }, etapów: { $stages }, jeszcze nierozstrzygnięty.

### Punkty po rundach i czasy stolików

field-points = { $players } z wynikiem { $points }
field-round = { $round }: { $players }.
minutes = { $count } min
minutes-of = { $round }: od { $least } do { $most } min, mediana { $median }.
