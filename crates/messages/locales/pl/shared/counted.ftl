## Turnieje liczone razem

too-many = Za dużo turniejów ({ $count }): wybierz najwyżej { $most }.
nothing-at = Nie ma zakończonego turnieju pod adresem: { $places }. Wybierz spośród istniejących.
places-or = { $first } ani { $last }
other-addresses = { $count ->
    [one] { $count } inny adres
    [few] { $count } inne adresy
    [many] { $count } innych adresów
   *[other] { $count } innego adresu
}
