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
    [one] { $count } gracz liczy się z dropem po ostatniej rundzie, w której ma miejsce: plik nie mówi, kto odszedł albo ma dyskwalifikację.
   *[other] Gracze, którzy liczą się z dropem po ostatniej rundzie, w której mają miejsce: { $count }. Plik nie mówi, kto odszedł albo ma dyskwalifikację.
}
not-in-such-file = Poziomu, limitów czasu, kar i gier meczu nie ma w takim pliku. W remisie mają udział wszyscy przy stoliku.
