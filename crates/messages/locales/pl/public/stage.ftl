## Nakładka na stream

for-a-stream = { $tournament }, na stream

## Zamiast zegara

find-your-seats = znajdźcie miejsca
round-over = koniec rundy
paused = { $left }, zatrzymany

## Przy graczu

won = wygrana
drawn = remis
seed = Rozst. { $seed }
commander-damage = Obrażenia od dowódców
more-players = i jeszcze { $count }

## Strona obsługi

overlays = Nakładki na stream
feature-table = Feature table
shown-table = { $round }: <b>stolik { $table }</b>.
first-table = { $round }: <b>stolik { $table }</b>, pierwszy, dopóki nie wybierzesz.
on-the-stage = Na streamie
show-table = Pokaż stolik { $table }
another-table = Inny stolik
its-number = Jego numer.
show-it = Pokaż
tables-appear-here = Stoliki pierwszej rundy pojawią się tutaj. Dopóki nie wybierzesz, widać pierwszy.
table-is-on-stage = Stolik { $table } jest na streamie.
go-back = Wróć
type-its-number = { $field }: wpisz numer.

## Adresy

addresses = Adresy na stream
how-to-use = W OBS lub podobnym programie dodaj źródło przeglądarki (browser source) 1920 × 1080 i wklej adres. Strony nie mają tła i same podążają za rundą.
look-at-it = Zobacz
whole = Runda, zegar i stolik
whole-explained = Cała scena: nagłówek, a na dole stolik ze swoją grą.
table-explained = Kto siedzi przy stoliku, w kolejności tur, z punktami i przebiegiem gry.
clock = Zegar
clock-explained = Same cyfry, bez tła.
bracket-explained = Playoff, po ogłoszeniu topu.

game-of-table = Gra przy feature table
stream-shows-game = Pod dwoma pierwszymi adresami poniżej stream pokazuje na żywo grę prowadzoną przez graczy lub sędziego: życie, obrażenia od dowódców, tury, kto odpadł. Nie podawaj tych adresów nikomu spoza obsługi.
nobody-else-sees-it = Widzowie nic z niej nie widzą, także na projektorze.
everybody-sees-it = Kilka sekund później każdy widzi ją na publicznej stronie streamu, a życie graczy na projektorze.
show-game-to-everybody = Pokaż wszystkim
keep-game-to-stream = Pokaż tylko na streamie
everybody-sees-game = Każdy widzi grę przy feature table.
only-stream-sees-game = Gra przy feature table jest widoczna tylko na streamie.
