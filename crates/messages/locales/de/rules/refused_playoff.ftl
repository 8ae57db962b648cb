## Warum der Cut oder eine Playoff-Runde nicht möglich ist.

cut-too-large = { $left ->
    [one] Ein Playoff mit { $size } braucht { $size } Spieler; { $left } ist noch im Turnier. Wähle einen kleineren Cut.
   *[other] Ein Playoff mit { $size } braucht { $size } Spieler; { $left } sind noch im Turnier. Wähle einen kleineren Cut.
}
results-missing-cut = { $count ->
    [one] In Runde { $round } fehlt ein Ergebnis: Tisch { $tables }. Trag ein, was fehlt, dann kommt der Cut.
   *[other] In Runde { $round } fehlen Ergebnisse: Tische { $tables }. Trag ein, was fehlt, dann kommt der Cut.
}
not-announced = Der Cut ist nicht bekannt gegeben. Gib ihn zuerst bekannt.
too-many-rounds = { $planned ->
    [one] Ein Playoff mit { $size } hat { $planned } Runde; hier sind es { $here }.
   *[other] Ein Playoff mit { $size } hat { $planned } Runden; hier sind es { $here }.
}
out-of-playoff = Runde { $round }, Tisch { $table }: { $name } ist nicht mehr im Playoff. Korrigiere den Pod oder das Ergebnis davor.
results-missing = { $count ->
    [one] In Runde { $round } fehlt ein Ergebnis: Tisch { $tables }. Trag zuerst ein, was fehlt.
   *[other] In Runde { $round } fehlen Ergebnisse: Tische { $tables }. Trag zuerst ein, was fehlt.
}
drawn = { $count ->
    [one] Runde { $round }: Das Match an Tisch { $tables } war unentschieden. Ein Match im Playoff braucht einen Sieg: Spielt noch eine Partie und trag ein, wer gewonnen hat.
   *[other] Runde { $round }: Die Matches an den Tischen { $tables } waren unentschieden. Ein Match im Playoff braucht einen Sieg: Spielt noch eine Partie und trag ein, wer gewonnen hat.
}
too-many-left = { $left ->
    [one] Nach Runde { $round } bleibt { $left } Spieler; der Plan dieses Playoffs hat danach { $most }.
   *[other] Nach Runde { $round } bleiben { $left } Spieler; der Plan dieses Playoffs hat danach { $most }.
}
nobody-left = Alle haben das Playoff verlassen: Niemand ist da, um weiterzuspielen.
