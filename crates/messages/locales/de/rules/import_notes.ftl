## Was eine importierte Datei hat und das Turnier nicht, oder anders zählt.

without-winner = Tische ohne Sieg zählen als unentschieden, ohne Punkte: { $places }.
too-small = Ein Pod hat mindestens drei Spieler. An kleineren Tischen wird ein Sieg zum Freilos, und die anderen haben einen Match Loss: { $places }.
place-table = Runde { $round }, Tisch { $table }
place-round = Runde { $round }
places-and-more = { $places } und { $count } weitere
missed-points = { $count ->
    [one] Die Punkte von { $count } Spieler in der Datei passen bei keiner Wertung von Sieg, Unentschieden und Freilos zu den Ergebnissen; hier gelten { $win }, { $draw } und { $bye }.
   *[other] Die Punkte von { $count } Spielern in der Datei passen bei keiner Wertung von Sieg, Unentschieden und Freilos zu den Ergebnissen; hier gelten { $win }, { $draw } und { $bye }.
}
moved = { $count ->
    [one] { $count } Platz ist anders als in der Datei: { $name }, dort { $there } und hier { $here }.
   *[other] { $count } Plätze sind anders als in der Datei; der erste davon: { $name }, dort { $there } und hier { $here }.
}
gaps = { $count ->
    [one] { $count } Spieler hatte in einer Runde zwischen der ersten und der letzten keinen Platz; warum, steht nicht in der Datei.
   *[other] { $count } Spieler hatten in einer Runde zwischen der ersten und der letzten keinen Platz; warum, steht nicht in der Datei.
}
renumbered = Runden werden ab 1 ohne Lücken gezählt; die Datei zählt anders.
other-game = Die Datei ist von einem anderen Spiel, { $game }.
unread = Nicht übernommen, weil hier niemand weiß, was es ist: { $names }.
places-computed = Die Plätze werden nach Punkten und Match-Siegquote der Gegner neu berechnet. Siegquoten der Datei werden nicht übernommen.
commanders-lost = { $count ->
    [one] Die Commander von { $count } Spieler werden nicht übernommen: Es sind mehr als zwei genannt.
   *[other] Die Commander von { $count } Spielern werden nicht übernommen: Es sind mehr als zwei genannt.
}
decks-lost = { $count ->
    [one] Das Deck von { $count } Spieler wird nicht übernommen: Die Datei hat die Karten, aber keine Liste.
   *[other] Die Decks von { $count } Spielern werden nicht übernommen: Die Datei hat die Karten, aber keine Liste.
}
counted-as-dropped = { $count ->
    [one] { $count } Spieler zählt nach der letzten Runde mit einem Platz als ausgestiegen: Die Datei sagt nicht, wer gegangen ist oder disqualifiziert wurde.
   *[other] { $count } Spieler zählen nach der letzten Runde mit einem Platz als ausgestiegen: Die Datei sagt nicht, wer gegangen ist oder disqualifiziert wurde.
}
not-in-such-file = Level, Zeitlimits, Strafen und die Partien eines Matchs stehen nicht in so einer Datei.
published-head = Veröffentlichte Plätze:
published-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
published-wins = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
}
published-draws = { $count ->
    [one] { $count } Unentschieden
   *[other] { $count } Unentschieden
}
published-losses = { $count ->
    [one] { $count } Niederlage
   *[other] { $count } Niederlagen
}
published-byes = { $count ->
    [one] { $count } Freilos
   *[other] { $count } Freilose
}
published-kept = Aus Tischen ohne Sieg ergeben sich die Plätze dieses Turniers nicht. Die veröffentlichten Plätze stehen mit Punkten und Bilanzen in der Beschreibung des Turniers.
published-cut = Aus Tischen ohne Sieg ergeben sich die Plätze dieses Turniers nicht. Die ersten { $kept } von { $listed } veröffentlichten Plätzen stehen mit Punkten und Bilanzen in der Beschreibung des Turniers; für die anderen ist dort kein Platz.
drawn-playoff = Unentschiedene Tische des Playoffs gewinnt hier, wer weiterkam, und in der letzten Runde der beste Seed, wie bei TopDeck: { $places }.
place-winner = { $place } ({ $name })
drawn-note = Unentschieden. Der Sieg geht an die Person, die weiterkam.
byes-placed = { $count ->
    [one] { $count } Freilos steht nur in der Rangliste der Datei. Es zählt in einer Runde, in der die Person keinen Tisch hat: wenn möglich zwischen ihren anderen Runden, sonst davor oder danach.
   *[other] { $count } Freilose stehen nur in der Rangliste der Datei. Jedes zählt in einer Runde, in der die Person keinen Tisch hat: wenn möglich zwischen ihren anderen Runden, sonst davor oder danach.
}
draws-not-shared = Nach den Summen in der Rangliste der Datei haben an diesen Tischen nicht alle Anteil am Unentschieden, und die anderen haben verloren: { $places }.
draws-several = { $count ->
    [one] Zu den Summen von { $count } Spieler passen mehrere Lesarten: Welche unentschiedenen Tische verloren wurden, ist geraten. Die Punkte hängen nicht davon ab: { $names }.
   *[other] Zu den Summen von { $count } Spielern passen mehrere Lesarten: Welche unentschiedenen Tische verloren wurden, ist geraten. Die Punkte hängen nicht davon ab: { $names }.
}
draws-assumed = Wo die Rangliste der Datei nicht sagt, wer Anteil an einem Unentschieden hat, haben ihn alle am Tisch.
totals-differ = { $count ->
    [one] { $count } Zahl in der Rangliste der Datei folgt nicht aus den Tischen. Hier gelten die Tische: { $differences }.
   *[other] { $count } Zahlen in der Rangliste der Datei folgen nicht aus den Tischen. Hier gelten die Tische: { $differences }.
}
wins-differ = { $stated ->
    [one] { $name } hat { $stated } Sieg in der Rangliste und { $found } an den Tischen
   *[other] { $name } hat { $stated } Siege in der Rangliste und { $found } an den Tischen
}
draws-differ = { $stated ->
    [one] { $name } hat { $stated } Unentschieden in der Rangliste und { $found } an den Tischen
   *[other] { $name } hat { $stated } Unentschieden in der Rangliste und { $found } an den Tischen
}
losses-differ = { $stated ->
    [one] { $name } hat { $stated } Niederlage in der Rangliste und { $found } an den Tischen
   *[other] { $name } hat { $stated } Niederlagen in der Rangliste und { $found } an den Tischen
}
byes-differ = { $stated ->
    [one] { $name } hat { $stated } Freilos in der Rangliste und { $found } in den Runden
   *[other] { $name } hat { $stated } Freilose in der Rangliste und { $found } in den Runden
}
points-differ = { $stated ->
    [one] { $name } hat { $stated } Punkt in der Rangliste und { $found } nach den Tischen
   *[other] { $name } hat { $stated } Punkte in der Rangliste und { $found } nach den Tischen
}
in-rounds = { $count ->
    [one] { $difference } (Runde { $rounds })
   *[other] { $difference } (Runden { $rounds })
}
not-kept = Felder, für die hier kein Platz ist: { $names }.
