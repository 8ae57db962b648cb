## Wie net buiten de cut valt

first-out = { $count ->
    [one] { $names } valt als eerste af op { $tiebreaker }: { $below }, tegen { $above } van { $last }, de laatste binnen de cut.
   *[other] { $names } vallen als eersten af op { $tiebreaker }: { $below }, tegen { $above } van { $last }, de laatste binnen de cut.
}
first-out-closely = { $count ->
    [one] { $names } valt als eerste af op { $tiebreaker }: { $below }, tegen { $above } van { $last }, de laatste binnen de cut, met minder dan 0,01 verschil.
   *[other] { $names } vallen als eersten af op { $tiebreaker }: { $below }, tegen { $above } van { $last }, de laatste binnen de cut, met minder dan 0,01 verschil.
}
out-by-lot = { $count ->
    [one] { $names } valt af door loting: in elke tiebreaker gelijk met { $last }, de laatste binnen de cut.
   *[other] { $names } vallen af door loting: in elke tiebreaker gelijk met { $last }, de laatste binnen de cut.
}
equal-at-line = { $names } zijn op de grens gelijk in elke tiebreaker: loting beslist zodra de cut bekend wordt gemaakt.
more-players = nog { $count }

## Seeds die nu anders zouden zijn

other-seeds = Er zijn uitslagen gecorrigeerd nadat de cut bekend was gemaakt: { $differences }. Bekendgemaakte seeds blijven zoals ze zijn.
other-seed = { $player } is seed { $seed } en zou nu { $now } zijn
not-in-cut = { $player } is seed { $seed } en zou nu buiten de cut vallen
would-be-seed = { $player } zou nu seed { $now } zijn
more-differ = { $count ->
    [one] nog { $count } speler verschilt
   *[other] nog { $count } spelers verschillen
}
