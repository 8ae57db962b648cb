## Szukanie stolika, gracza lub strony

find-what = Stolik, gracz lub strona
find-hint = Wpisz numer stolika, nazwisko albo stronę.
find-keys = / otwiera to pole; Ctrl-K zawsze
found = Znaleziono
found-count = { $count ->
    [one] Wyników: { $count }. Enter otwiera.
   *[other] Wyników: { $count }. Strzałki wybierają, Enter otwiera.
}
found-nothing = Nic o takiej nazwie ani numerze.
find-no-answer = Brak odpowiedzi. Wpisz coś jeszcze, żeby spróbować ponownie.

## Co robi urządzenie, gdy coś nowego czeka

when-new = Gdy czeka na Ciebie coś nowego:
vibrate = Wibracja
play-sound = Dźwięk
sound-hint = Po pierwszym dotknięciu strony.
badge = Liczba na ikonie
badge-hint = Tam, gdzie Podium jest zainstalowane jako aplikacja.
screen-on = Nie wygaszaj ekranu
screen-hint = Telefon z wygaszonym ekranem niczego nie usłyszy.
cannot = Ta przeglądarka tego nie potrafi.
try-it = Wypróbuj
now-waits = Teraz: { $what }.
nothing-waits = Teraz nic na Ciebie nie czeka.

## Wyniki z klawiatury

type-table = Wpisz numer stolika.
table-asked = Stolik { $table } …
no-table = W tej rundzie nie ma stolika { $table }.
who-won = Stolik { $table }: kto wygrał?
wrong-mark = Stolik { $table }: oznaczenie to C, M albo D i miejsce, np. c2.
wrong-game = Stolik { $table }: gra to miejsce od 1 do { $last } albo D.
no-seat = Stolik { $table }: nie ma miejsca { $seat }. Wpisz od 1 do { $last } albo D.
table-won = Stolik { $table }: { $winner } wygrywa.
table-drawn = Stolik { $table }: remis.
table-drawn-among = Stolik { $table }: remis ({ $players }).
match-won = Stolik { $table }: { $games }: { $winner } wygrywa.
match-games = Stolik { $table }: { $games }.
game-won = gra { $number } { $winner }
game-drawn = gra { $number } remis
mark-conceded = poddanie
mark-match-loss = Match Loss
mark-drops = drop
not-stored = Nie zapisano
left-unstored = stolik { $table }: { $typed }
enter-again = { $results }. Wpisz ponownie.

## Stoliki, których wynik lub stan się wybiera

table-gone = Jest wynik: stolik jest teraz na drugiej liście.
table-lost = Jeszcze nie wysłano: sieć nie odpowiada. Jest zachowane i zostanie wysłane później.
table-kept = Jeszcze nie wysłano: sieć nie odpowiada. Czeka na tym urządzeniu, w tej kolejności: { $acts }.
taps-full = Nie zachowano: lista oczekujących dotknięć jest pełna.
table-not-stored = Nie zapisano. { $why }
look-at-table = Odśwież stronę i spójrz na stolik.
table-says = Stolik { $table }: { $what }
drawn-game = Remis w grze
drawn-games = Remis w grze: { $number }

## Inne strony

swap-first = { $name } zamienia się miejscem z … wybierz drugiego gracza.
swap-both = { $first } i { $second } zamieniają się miejscami.
let-go = Odznacz
record-ruling = Zapisz decyzję
record = Zapisz: { $penalties }
record-and-wait = Zapisz: { $penalties }, potwierdza { $who }
call-length = Tyle, ile trwało: { $minutes } min
call-length-none = Tyle, ile trwało: do 1 min nic
door-not-sent = Nie wysłano. Sieć nie odpowiada. Spróbuj ponownie za chwilę.
show-their-link = Pokaż link gracza
no-camera = Kamera jest niedozwolona albo zajęta. Wpisz numer.
hold-code = Pokaż kamerze kod gracza.
