## Chi resta fuori dalla top.

first-out = { $count ->
    [one] { $names } manca la top per { $tiebreaker }: { $below }, contro { $above } di { $last }, all’ultimo posto utile.
   *[other] { $names } mancano la top per { $tiebreaker }: { $below }, contro { $above } di { $last }, all’ultimo posto utile.
}
first-out-closely = { $count ->
    [one] { $names } manca la top per { $tiebreaker }: { $below }, contro { $above } di { $last }, all’ultimo posto utile, con meno di 0,01 di differenza.
   *[other] { $names } mancano la top per { $tiebreaker }: { $below }, contro { $above } di { $last }, all’ultimo posto utile, con meno di 0,01 di differenza.
}
out-by-lot = { $count ->
    [one] { $names } resta fuori per sorteggio: tutti i tiebreaker sono pari a quelli di { $last }, all’ultimo posto utile.
   *[other] { $names } restano fuori per sorteggio: tutti i tiebreaker sono pari a quelli di { $last }, all’ultimo posto utile.
}
equal-at-line =
    Parità in tutti i tiebreaker sulla soglia della top: { $names }. Decide un sorteggio quando viene annunciata la top.
more-players = { $count ->
    [one] un altro
   *[other] altri { $count }
}

## Seed che ora sarebbero diversi.

other-seeds = Dopo l’annuncio della top sono stati corretti dei risultati: { $differences }. I seed annunciati restano invariati.
other-seed = { $player } ha il seed { $seed } e avrebbe il { $now }
not-in-cut = { $player } ha il seed { $seed } e non sarebbe in top
would-be-seed = { $player } avrebbe il seed { $now }
more-differ = altre differenze: { $count }
