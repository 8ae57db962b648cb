cut-too-large = { $left ->
    [one] Voor play-offs met { $size } spelers zijn er { $size } nodig; er is er nog { $left } in het toernooi. Kies een kleinere cut.
   *[other] Voor play-offs met { $size } spelers zijn er { $size } nodig; er zijn er nog { $left } in het toernooi. Kies een kleinere cut.
}
results-missing-cut = { $count ->
    [one] In ronde { $round } is er geen uitslag aan tafel { $tables }. Voer in wat ontbreekt en maak dan de cut bekend.
   *[other] In ronde { $round } is er geen uitslag aan de tafels { $tables }. Voer in wat ontbreekt en maak dan de cut bekend.
}
not-announced = De cut is niet bekendgemaakt. Maak hem eerst bekend.
too-many-rounds = { $planned ->
    [one] Play-offs met { $size } spelers hebben { $planned } ronde; hier zijn het er { $here }.
   *[other] Play-offs met { $size } spelers hebben { $planned } rondes; hier zijn het er { $here }.
}
out-of-playoff = Ronde { $round }, tafel { $table }: { $name } ligt uit de play-offs. Corrigeer de pod of de uitslag ervoor.
results-missing = { $count ->
    [one] In ronde { $round } is er geen uitslag aan tafel { $tables }. Voer eerst in wat ontbreekt.
   *[other] In ronde { $round } is er geen uitslag aan de tafels { $tables }. Voer eerst in wat ontbreekt.
}
drawn = { $count ->
    [one] Ronde { $round }: de match eindigde gelijk aan tafel { $tables }. Een play-offmatch heeft een winnaar: laat nog een game spelen en voer in wie heeft gewonnen.
   *[other] Ronde { $round }: de match eindigde gelijk aan de tafels { $tables }. Een play-offmatch heeft een winnaar: laat nog een game spelen en voer in wie heeft gewonnen.
}
too-many-left = { $left ->
    [one] Na ronde { $round } is er { $left } speler over; volgens het plan van deze play-offs zijn het er { $most }.
   *[other] Na ronde { $round } zijn er { $left } spelers over; volgens het plan van deze play-offs zijn het er { $most }.
}
nobody-left = Iedereen is uit de play-offs: er is niemand die doorgaat.
