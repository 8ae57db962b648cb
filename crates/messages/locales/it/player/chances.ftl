line = { $rounds ->
    [one] Top { $cut }, manca { $rounds } round
   *[other] Top { $cut }, mancano { $rounds } round
}
now-in = Sei in top { $cut } in ogni caso, a meno che tu non droppi.
now-out = In base ai punti non puoi più entrare in top { $cut }, a meno che chi ti precede non droppi.
now-open = La top { $cut } è ancora raggiungibile.
now-wagered = Con i punti in palio, fino alla fine dell’ultimo round non si sa se entri in top { $cut }.
by-points = Solo in base ai punti: certo, qualunque cosa facciano gli altri. A parità di punti decidono i tiebreaker.

### Come può finire l’incontro.

with-win = Vittoria
with-draw = Patta
with-loss = Sconfitta

### Che cosa ne segue.

means-in = sei in top di sicuro
means-out = sei fuori, a meno che chi ti precede non droppi
means-open = decidono gli altri tavoli o i tiebreaker
