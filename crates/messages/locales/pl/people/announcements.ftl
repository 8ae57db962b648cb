## Ogłoszenia

what = Co mają przeczytać wszyscy
what-hint = Od razu pojawi się na stronie głównej turnieju, na projektorze i na stronach graczy.
special = Przypięte, na później albo tylko dla stolika lub gracza
pinned = Przypięte: zostaje nad pozostałymi
shown-from = Widoczne od
shown-from-hint = Puste: od razu. Czas w strefie { $zone }, gdzie jest teraz { $time }.
shown-from-wrong = Widoczne od: { $problem }
only-table = Tylko stolik
only-table-hint = Numer stolika tej rundy: jego gracze widzą to na stronie „Mój stolik”.
only-player = Tylko gracz
only-player-hint = Numer albo całe imię i nazwisko. Widzą to tylko ten gracz i obsługa.
announce = Ogłoś

## Ile minut zostało

minutes-left = Ile minut zostało
on = Włączone
on-means = Gdy do końca rundy jest 10 i 5 minut, mówią o tym strona główna turnieju i projektor, a strona gracza, gdy tyle zostało jego stolikowi.
off = Wyłączone
off-means = Strony nie ogłaszają obok zegarów, że do końca rundy jest 10 i 5 minut.
stop-minutes = Nie ogłaszaj minut
announce-minutes = Ogłaszaj 10 i 5 minut

## Co ogłoszono

announced = Ogłoszone
nothing-yet = Jeszcze niczego nie ogłoszono
nothing-yet-text = Będzie tu to, co ogłosisz; można to przypiąć i wycofać.
withdrawn = Wycofane
came-too-late = Niepokazane: wcześniej zaczęła się następna runda
from = Od { $time }
shown = Widoczne
to = Dla: <bdi>{ $addressee }</bdi>
everybody = Wszyscy
table-of-round = Stolik { $table }, { $round }
a-player = Gracz
unpin = Odepnij
pin = Przypnij
withdraw = Wycofaj

## Komunikaty

can-read-now = Widoczne od razu. Adresaci: { $whom }.
can-read-later = Widoczne od podanej godziny. Adresaci: { $whom }.
minutes-announced = Ogłaszane jest 10 i 5 minut do końca.
minutes-not-announced = Nie ogłasza się, ile minut zostało.
stays-above = Zostaje nad pozostałymi.
not-pinned = Już nie jest przypięte.
taken-from-pages = Zniknęło ze stron.
