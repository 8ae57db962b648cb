## Nachgerechnete Auslosungen.

commitment = Commitment
other-secret = Das Geheimnis passt nicht zum Commitment.
draw = Runde { $round }, Auslosung { $counter }: { $what }
byes-as-drawn = Runde 1: Freilose wie ausgelost
pods-follow = Runde 1: Pods folgen der ausgelosten Reihenfolge
seats = Runde { $round }: Sitze
game-seed = Runde { $round }, Tisch { $table }, Partie { $game }: Seed für Münzen und Würfel
other-seed = Das Geheimnis ergibt einen anderen Seed.
draw-gives = Die Auslosung ergibt { $drawn }.
sides-of-die = Ein Würfel hat 1 bis 256 Seiten.
by-hand = Die Paarung wurde von Hand geändert, wie bei den Änderungen steht.
byes-differ = Ausgelost: { $drawn }. Bekommen: { $had }.
too-few-players = Für eine Runde gibt es zu wenig Spieler.
kept-apart = Spieler, die sich nicht treffen sollten, wurden getrennt.
unexplained = Nichts Festgehaltenes erklärt den Unterschied.
rounds-unreadable = Die Runden davor sind nicht lesbar.
other-seats = { $count ->
    [one] Andere Sitze als ausgelost an Tisch { $tables }.
   *[other] Andere Sitze als ausgelost an den Tischen { $tables }.
}
