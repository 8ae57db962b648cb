## Quem ficou logo abaixo da linha

first-out = { $count ->
    [one] { $names } fica logo abaixo da linha. O que decidiu: { $tiebreaker }, { $below } contra { $above } de { $last }, na última vaga.
   *[other] { $names } ficam logo abaixo da linha. O que decidiu: { $tiebreaker }, { $below } contra { $above } de { $last }, na última vaga.
}
first-out-closely = { $count ->
    [one] { $names } fica logo abaixo da linha. O que decidiu: { $tiebreaker }, { $below } contra { $above } de { $last }, na última vaga; a diferença é menor que 0,01.
   *[other] { $names } ficam logo abaixo da linha. O que decidiu: { $tiebreaker }, { $below } contra { $above } de { $last }, na última vaga; a diferença é menor que 0,01.
}
out-by-lot = { $count ->
    [one] { $names } fica fora por sorteio: empate em todos os critérios de desempate com { $last }, na última vaga.
   *[other] { $names } ficam fora por sorteio: empate em todos os critérios de desempate com { $last }, na última vaga.
}
equal-at-line = { $names }: empate em todos os critérios de desempate na linha de corte. Um sorteio decide quando o corte for anunciado.
more-players = mais { $count }

## Seeds que mudariam

other-seeds = Houve correções de resultados depois do anúncio do corte: { $differences }. Os seeds anunciados não mudam.
other-seed = { $player } é o seed { $seed } e seria o { $now }
not-in-cut = { $player } é o seed { $seed } e não estaria no corte
would-be-seed = { $player } seria o seed { $now }
more-differ = mais { $count } mudariam
