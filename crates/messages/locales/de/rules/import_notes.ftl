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
not-in-such-file = Level, Zeitlimits, Strafen und die Partien eines Matchs stehen nicht in so einer Datei. An einem Unentschieden haben alle am Tisch Anteil.
