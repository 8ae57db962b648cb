## Szanse na playoff

line = { $rounds ->
    [one] Top { $cut }, została { $rounds } runda
    [few] Top { $cut }, zostały { $rounds } rundy
    [many] Top { $cut }, zostało { $rounds } rund
   *[other] Top { $cut }, zostało { $rounds } rundy
}
now-in = Masz pewny top { $cut }, chyba że wycofasz się z turnieju.
now-out = Punktowo nie wejdziesz już do top { $cut }, chyba że wycofają się gracze przed Tobą.
now-open = Twoje wejście do top { $cut } jest jeszcze otwarte.
now-wagered = W tym turnieju stawia się punkty, więc Twoje wejście do top { $cut } pozostaje otwarte do końca ostatniej rundy.
by-points = Liczone tylko po punktach: pewne bez względu na wyniki innych. Przy równej liczbie punktów decydują tiebreakery.

### Możliwe wyniki meczu

with-win = Wygrana
with-draw = Remis
with-loss = Przegrana

### Co z nich wynika

means-in = na pewno wchodzisz
means-out = nie wchodzisz, chyba że wycofają się gracze przed Tobą
means-open = decydują inne stoliki lub tiebreakery
