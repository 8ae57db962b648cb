## Who is first out.

first-out = { $count ->
    [one] À la première place hors du cut : { $names }. Critère : { $tiebreaker }, { $below } contre { $above } pour { $last }, à la dernière place qualificative.
   *[other] Aux premières places hors du cut : { $names }. Critère : { $tiebreaker }, { $below } contre { $above } pour { $last }, à la dernière place qualificative.
}
first-out-closely = { $count ->
    [one] À la première place hors du cut : { $names }. Critère : { $tiebreaker }, { $below } contre { $above } pour { $last }, à la dernière place qualificative, avec moins de 0,01 d’écart.
   *[other] Aux premières places hors du cut : { $names }. Critère : { $tiebreaker }, { $below } contre { $above } pour { $last }, à la dernière place qualificative, avec moins de 0,01 d’écart.
}
out-by-lot = { $count ->
    [one] Hors du cut par tirage au sort : { $names }, à égalité sur tous les départages avec { $last }, à la dernière place qualificative.
   *[other] Hors du cut par tirage au sort : { $names }, à égalité sur tous les départages avec { $last }, à la dernière place qualificative.
}
equal-at-line = À égalité sur tous les départages à la limite du cut : { $names }. Un tirage au sort décidera à l’annonce du cut.
more-players = { $count } de plus

## Players whose seeds would be others now.

other-seeds = Des résultats ont été corrigés après l’annonce du cut : { $differences }. Les seeds annoncés restent inchangés.
other-seed = { $player } a le seed { $seed } et aurait le { $now }
not-in-cut = { $player } a le seed { $seed } et ne serait pas dans le cut
would-be-seed = { $player } aurait le seed { $now }
more-differ = autres différences : { $count }
