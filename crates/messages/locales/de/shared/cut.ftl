### Die Linie des Cuts.

## Wer knapp draußen ist.

first-out = { $count ->
    [one] { $names } verpasst den Cut knapp durch { $tiebreaker }: { $below } gegenüber { $above } bei { $last } auf dem letzten Platz im Cut.
   *[other] { $names } verpassen den Cut knapp durch { $tiebreaker }: { $below } gegenüber { $above } bei { $last } auf dem letzten Platz im Cut.
}
first-out-closely = { $count ->
    [one] { $names } verpasst den Cut knapp durch { $tiebreaker }: { $below } gegenüber { $above } bei { $last } auf dem letzten Platz im Cut, weniger als 0,01 Unterschied.
   *[other] { $names } verpassen den Cut knapp durch { $tiebreaker }: { $below } gegenüber { $above } bei { $last } auf dem letzten Platz im Cut, weniger als 0,01 Unterschied.
}
out-by-lot = { $count ->
    [one] { $names } verpasst den Cut durch das Los: in jedem Tiebreaker gleich mit { $last } auf dem letzten Platz im Cut.
   *[other] { $names } verpassen den Cut durch das Los: in jedem Tiebreaker gleich mit { $last } auf dem letzten Platz im Cut.
}
equal-at-line =
    { $names } sind an der Linie in jedem Tiebreaker gleich: Wenn der Cut bekannt gegeben wird, entscheidet das Los.
more-players = { $count } weitere

## Seeds, die jetzt anders wären.

other-seeds = Nach der Bekanntgabe des Cuts wurden Ergebnisse korrigiert: { $differences }. Bekannt gegebene Seeds bleiben, wie sie sind.
other-seed = { $player } ist Seed { $seed } und wäre { $now }
not-in-cut = { $player } ist Seed { $seed } und wäre nicht im Cut
would-be-seed = { $player } wäre Seed { $now }
more-differ = { $count } weitere weichen ab
