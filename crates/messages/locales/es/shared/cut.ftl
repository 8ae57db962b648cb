### La línea del corte

## Quién se queda a las puertas

first-out = { $count ->
    [one] { $names } se queda a las puertas ({ $tiebreaker }: { $below }, frente a { $above } de { $last }, en la última plaza del corte).
   *[other] { $names } se quedan a las puertas ({ $tiebreaker }: { $below }, frente a { $above } de { $last }, en la última plaza del corte).
}
first-out-closely = { $count ->
    [one] { $names } se queda a las puertas ({ $tiebreaker }: { $below }, frente a { $above } de { $last }, en la última plaza del corte, con una diferencia menor de 0,01).
   *[other] { $names } se quedan a las puertas ({ $tiebreaker }: { $below }, frente a { $above } de { $last }, en la última plaza del corte, con una diferencia menor de 0,01).
}
out-by-lot = { $count ->
    [one] { $names } se queda fuera por sorteo: empata en todos los desempates con { $last }, en la última plaza del corte.
   *[other] { $names } se quedan fuera por sorteo: empatan en todos los desempates con { $last }, en la última plaza del corte.
}
equal-at-line =
    { $names } empatan en todos los desempates en la línea del corte: se decide por sorteo al anunciarlo.
more-players = { $count } más

## Seeds que ahora serían otros

other-seeds = Se corrigieron resultados después de anunciar el corte: { $differences }. Los seeds anunciados no cambian.
other-seed = { $player } es seed { $seed } y sería { $now }
not-in-cut = { $player } es seed { $seed } y no estaría en el corte
would-be-seed = { $player } sería seed { $now }
more-differ = { $count } diferencias más
