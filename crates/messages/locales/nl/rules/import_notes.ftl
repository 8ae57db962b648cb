without-winner = Tafels zonder winnaar tellen als gelijkspel waarvoor niemand een punt krijgt: { $places }.
too-small = Een pod heeft minstens drie spelers. Aan kleinere tafels krijgt de winnaar een bye en de anderen een match loss: { $places }.
place-table = ronde { $round }, tafel { $table }
place-round = ronde { $round }
places-and-more = { $places } en nog { $count }
missed-points = { $count ->
    [one] De punten van { $count } speler in het bestand volgen bij geen enkele telling van winst, gelijkspel en bye uit de uitslagen; hier wel, met { $win }, { $draw } en { $bye }.
   *[other] De punten van { $count } spelers in het bestand volgen bij geen enkele telling van winst, gelijkspel en bye uit de uitslagen; hier wel, met { $win }, { $draw } en { $bye }.
}
moved = { $count ->
    [one] { $count } speler heeft een andere plaats dan in het bestand: { $name }, daar { $there } en hier { $here }.
   *[other] { $count } spelers hebben een andere plaats dan in het bestand; de eerste is { $name }, daar { $there } en hier { $here }.
}
gaps = { $count ->
    [one] { $count } speler had tussen de eerste en de laatste ronde een keer geen plek; waarom staat niet in het bestand.
   *[other] { $count } spelers hadden tussen hun eerste en hun laatste ronde een keer geen plek; waarom staat niet in het bestand.
}
renumbered = Rondes worden geteld vanaf 1 zonder gaten; het bestand telt anders.
other-game = Het bestand is van een ander spel, { $game }.
unread = Niet overgenomen, want hier onbekend: { $names }.
places-computed = De plaatsen worden opnieuw berekend uit punten en het matchwinstpercentage van de tegenstanders. Winstpercentages uit het bestand blijven niet bewaard.
commanders-lost = { $count ->
    [one] De commanders van { $count } speler blijven niet bewaard: er zijn er meer dan twee genoemd.
   *[other] De commanders van { $count } spelers blijven niet bewaard: er zijn er meer dan twee genoemd.
}
decks-lost = { $count ->
    [one] Het deck van { $count } speler blijft niet bewaard: het bestand bevat de kaarten, en geen lijst.
   *[other] De decks van { $count } spelers blijven niet bewaard: het bestand bevat de kaarten, en geen lijst.
}
counted-as-dropped = { $count ->
    [one] { $count } speler telt als gedropt na de laatste ronde met een plek: het bestand zegt niet wie wegging of werd gediskwalificeerd.
   *[other] { $count } spelers tellen als gedropt na hun laatste ronde met een plek: het bestand zegt niet wie wegging of werd gediskwalificeerd.
}
not-in-such-file = Niveau, tijdslimieten, straffen en de games van een match staan niet in zo'n bestand. In een gelijkspel deelt iedereen aan de tafel.
