## Dziennik turnieju

intro = Najnowsze najpierw. Niczego się nie usuwa: poprawki i cofnięcia to nowe wiersze. <a>Jako CSV</a>
public = każdy może to przeczytać
why = Powód: <bdi>{ $reason }</bdi>
before-and-after = Przed i po
before-and-after-of = Przed i po, wiersz { $number }
before = Przed
after = Po
older = Starsze wiersze
by-token = { $name }, przez token „{ $token }”
