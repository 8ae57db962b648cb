## Uwagi do importowanego pliku

without-winner = Stoliki bez zwycięzcy liczą się jako remis, bez punktu dla nikogo: { $places }.
too-small = Pod ma co najmniej trzech graczy. Przy mniejszych stolikach zwycięzca ma bye, a pozostali Match Loss: { $places }.
place-table = runda { $round }, stolik { $table }
place-round = runda { $round }
places-and-more = { $places } i jeszcze { $count }
missed-points = { $count ->
    [one] Punkty { $count } gracza w pliku nie wynikają z wyników przy żadnych punktach za wygraną, remis i bye; tutaj wynikają, przy { $win }, { $draw } i { $bye }.
   *[other] Punkty { $count } graczy w pliku nie wynikają z wyników przy żadnych punktach za wygraną, remis i bye; tutaj wynikają, przy { $win }, { $draw } i { $bye }.
}
moved = { $count ->
    [one] { $count } gracz ma inną pozycję niż w pliku: { $name }, tam { $there }, tutaj { $here }.
   *[other] Gracze z inną pozycją niż w pliku: { $count }. Pierwszy z nich to { $name }: tam { $there }, tutaj { $here }.
}
gaps = { $count ->
    [one] { $count } gracz nie ma miejsca w jednej z rund między swoją pierwszą a ostatnią; plik nie mówi, dlaczego.
   *[other] Gracze bez miejsca w jednej z rund między swoją pierwszą a ostatnią: { $count }; plik nie mówi, dlaczego.
}
renumbered = Rundy numeruje się tu od 1 bez przerw; plik liczy inaczej.
other-game = Plik dotyczy innej gry, { $game }.
unread = Nie przejęto, bo nikt tu nie wie, co to jest: { $names }.
places-computed = Pozycje liczone są od nowa, według punktów i procentu wygranych meczów przeciwników. Procenty wygranych z pliku nie są zachowywane.
commanders-lost = { $count ->
    [one] Dowódcy { $count } gracza nie są zachowani: podano więcej niż dwóch.
   *[other] Dowódcy { $count } graczy nie są zachowani: podano więcej niż dwóch.
}
decks-lost = { $count ->
    [one] Talia { $count } gracza nie jest zachowana: plik ma jej karty, ale nie listę.
   *[other] Talie { $count } graczy nie są zachowane: plik ma ich karty, ale nie listy.
}
counted-as-dropped = { $count ->
    [one] { $count } gracz ma tutaj drop po ostatniej rundzie, w której ma miejsce: plik nie mówi, kto odszedł albo ma dyskwalifikację.
   *[other] Gracze, którzy mają tutaj drop po ostatniej rundzie, w której mają miejsce: { $count }. Plik nie mówi, kto odszedł albo ma dyskwalifikację.
}
not-in-such-file = Poziomu, limitów czasu, kar i gier meczu nie ma w takim pliku.
published-head = Opublikowane pozycje:
published-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punkty
}
published-wins = { $count ->
    [one] { $count } wygrana
    [few] { $count } wygrane
    [many] { $count } wygranych
   *[other] { $count } wygrane
}
published-draws = { $count ->
    [one] { $count } remis
    [few] { $count } remisy
    [many] { $count } remisów
   *[other] { $count } remisy
}
published-losses = { $count ->
    [one] { $count } przegrana
    [few] { $count } przegrane
    [many] { $count } przegranych
   *[other] { $count } przegrane
}
published-byes = { $count } bye
published-kept = Ze stolików bez zwycięzcy nie wynikają pozycje w tym turnieju. Opublikowane pozycje są w opisie turnieju, z punktami i bilansami.
published-cut = Ze stolików bez zwycięzcy nie wynikają pozycje w tym turnieju. W opisie turnieju są pierwsze z opublikowanych pozycji ({ $kept } z { $listed }), z punktami i bilansami; pozostałe się nie mieszczą.
drawn-playoff = Zremisowane stoliki playoffu wygrywa tutaj ten, kto przeszedł dalej, a w ostatniej rundzie najwyżej rozstawiony, jak w TopDeck: { $places }.
place-winner = { $place } ({ $name })
drawn-note = Remis. Za zwycięzcę uznaje się tego, kto przeszedł dalej.
byes-placed = { $count ->
    [one] { $count } bye jest tylko w klasyfikacji w pliku. Liczy się w rundzie, w której gracz nie ma stolika: w miarę możliwości między innymi jego rundami, a jeśli nie, to przed nimi lub po nich.
    [few] { $count } bye są tylko w klasyfikacji w pliku. Każdy liczy się w rundzie, w której gracz nie ma stolika: w miarę możliwości między innymi jego rundami, a jeśli nie, to przed nimi lub po nich.
    [many] { $count } bye jest tylko w klasyfikacji w pliku. Każdy liczy się w rundzie, w której gracz nie ma stolika: w miarę możliwości między innymi jego rundami, a jeśli nie, to przed nimi lub po nich.
   *[other] { $count } bye są tylko w klasyfikacji w pliku. Każdy liczy się w rundzie, w której gracz nie ma stolika: w miarę możliwości między innymi jego rundami, a jeśli nie, to przed nimi lub po nich.
}
draws-not-shared = Według sum z klasyfikacji w pliku nie wszyscy przy tych stolikach mają udział w remisie, a pozostali przegrali: { $places }.
draws-several = { $count ->
    [one] Do sum { $count } gracza pasuje kilka odczytań: które zremisowane stoliki przegrał, to domysł. Punkty od tego nie zależą: { $names }.
    [few] Do sum { $count } graczy pasuje kilka odczytań: które zremisowane stoliki przegrali, to domysł. Punkty od tego nie zależą: { $names }.
    [many] Do sum { $count } graczy pasuje kilka odczytań: które zremisowane stoliki przegrali, to domysł. Punkty od tego nie zależą: { $names }.
   *[other] Do sum { $count } graczy pasuje kilka odczytań: które zremisowane stoliki przegrali, to domysł. Punkty od tego nie zależą: { $names }.
}
draws-assumed = Gdzie klasyfikacja w pliku nie mówi, kto ma udział w remisie, mają go wszyscy przy stoliku.
totals-differ = { $count ->
    [one] { $count } liczba z klasyfikacji w pliku nie wynika ze stolików. Tutaj obowiązują stoliki: { $differences }.
    [few] { $count } liczby z klasyfikacji w pliku nie wynikają ze stolików. Tutaj obowiązują stoliki: { $differences }.
    [many] { $count } liczb z klasyfikacji w pliku nie wynika ze stolików. Tutaj obowiązują stoliki: { $differences }.
   *[other] { $count } liczby z klasyfikacji w pliku nie wynikają ze stolików. Tutaj obowiązują stoliki: { $differences }.
}
wins-differ = { $stated ->
    [one] { $name }: { $stated } wygrana w klasyfikacji, { $found } przy stolikach
    [few] { $name }: { $stated } wygrane w klasyfikacji, { $found } przy stolikach
    [many] { $name }: { $stated } wygranych w klasyfikacji, { $found } przy stolikach
   *[other] { $name }: { $stated } wygrane w klasyfikacji, { $found } przy stolikach
}
draws-differ = { $stated ->
    [one] { $name }: { $stated } remis w klasyfikacji, { $found } przy stolikach
    [few] { $name }: { $stated } remisy w klasyfikacji, { $found } przy stolikach
    [many] { $name }: { $stated } remisów w klasyfikacji, { $found } przy stolikach
   *[other] { $name }: { $stated } remisy w klasyfikacji, { $found } przy stolikach
}
losses-differ = { $stated ->
    [one] { $name }: { $stated } przegrana w klasyfikacji, { $found } przy stolikach
    [few] { $name }: { $stated } przegrane w klasyfikacji, { $found } przy stolikach
    [many] { $name }: { $stated } przegranych w klasyfikacji, { $found } przy stolikach
   *[other] { $name }: { $stated } przegrane w klasyfikacji, { $found } przy stolikach
}
byes-differ = { $name }: { $stated } bye w klasyfikacji, { $found } w rundach
points-differ = { $stated ->
    [one] { $name }: { $stated } punkt w klasyfikacji, { $found } według stolików
    [few] { $name }: { $stated } punkty w klasyfikacji, { $found } według stolików
    [many] { $name }: { $stated } punktów w klasyfikacji, { $found } według stolików
   *[other] { $name }: { $stated } punkty w klasyfikacji, { $found } według stolików
}
in-rounds = { $count ->
    [one] { $difference } (runda { $rounds })
   *[other] { $difference } (rundy { $rounds })
}
not-kept = Pola, na które nie ma tutaj miejsca: { $names }.
