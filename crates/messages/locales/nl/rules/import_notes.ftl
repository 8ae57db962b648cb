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
not-in-such-file = Niveau, tijdslimieten, straffen en de games van een match staan niet in zo'n bestand.
published-head = Gepubliceerde plaatsen:
published-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
published-wins = { $count ->
    [one] { $count } keer winst
   *[other] { $count } keer winst
}
published-draws = { $count ->
    [one] { $count } keer gelijkspel
   *[other] { $count } keer gelijkspel
}
published-losses = { $count ->
    [one] { $count } keer verlies
   *[other] { $count } keer verlies
}
published-byes = { $count ->
    [one] { $count } bye
   *[other] { $count } byes
}
published-kept = Uit tafels zonder winnaar volgen de plaatsen van dit toernooi niet. De gepubliceerde plaatsen staan in de beschrijving van het toernooi, met punten en resultaten.
published-cut = Uit tafels zonder winnaar volgen de plaatsen van dit toernooi niet. De eerste { $kept } van { $listed } gepubliceerde plaatsen staan in de beschrijving van het toernooi, met punten en resultaten; de andere passen er niet in.
drawn-playoff = Gelijkgespeelde tafels van de play-offs worden hier gewonnen door wie doorging, en in de laatste ronde door de hoogste seed, zoals op TopDeck: { $places }.
place-winner = { $place } ({ $name })
drawn-note = Gelijkspel. Wie doorging, telt als winnaar.
byes-placed = { $count ->
    [one] { $count } bye staat alleen in de stand van het bestand. Die telt in een ronde waarin de speler geen tafel heeft: zo mogelijk tussen de andere rondes van de speler, anders ervoor of erna.
   *[other] { $count } byes staan alleen in de stand van het bestand. Elk telt in een ronde waarin de speler geen tafel heeft: zo mogelijk tussen de andere rondes van de speler, anders ervoor of erna.
}
draws-not-shared = Volgens de totalen in de stand van het bestand deelt aan deze tafels niet iedereen in het gelijkspel; de anderen verloren: { $places }.
draws-several = { $count ->
    [one] De totalen van { $count } speler passen bij meer dan één lezing: welke gelijkgespeelde tafels verloren zijn, is een gok. De punten hangen er niet van af: { $names }.
   *[other] De totalen van { $count } spelers passen bij meer dan één lezing: welke gelijkgespeelde tafels verloren zijn, is een gok. De punten hangen er niet van af: { $names }.
}
draws-assumed = Waar de stand van het bestand niet zegt wie in een gelijkspel deelt, deelt iedereen aan de tafel.
totals-differ = { $count ->
    [one] { $count } getal in de stand van het bestand volgt niet uit de tafels. Hier gelden de tafels: { $differences }.
   *[other] { $count } getallen in de stand van het bestand volgen niet uit de tafels. Hier gelden de tafels: { $differences }.
}
wins-differ = { $stated ->
    [one] { $name } heeft { $stated } keer winst in de stand en { $found } aan de tafels
   *[other] { $name } heeft { $stated } keer winst in de stand en { $found } aan de tafels
}
draws-differ = { $stated ->
    [one] { $name } heeft { $stated } keer gelijkspel in de stand en { $found } aan de tafels
   *[other] { $name } heeft { $stated } keer gelijkspel in de stand en { $found } aan de tafels
}
losses-differ = { $stated ->
    [one] { $name } heeft { $stated } keer verlies in de stand en { $found } aan de tafels
   *[other] { $name } heeft { $stated } keer verlies in de stand en { $found } aan de tafels
}
byes-differ = { $stated ->
    [one] { $name } heeft { $stated } bye in de stand en { $found } in de rondes
   *[other] { $name } heeft { $stated } byes in de stand en { $found } in de rondes
}
points-differ = { $stated ->
    [one] { $name } heeft { $stated } punt in de stand en { $found } volgens de tafels
   *[other] { $name } heeft { $stated } punten in de stand en { $found } volgens de tafels
}
in-rounds = { $count ->
    [one] { $difference } (ronde { $rounds })
   *[other] { $difference } (rondes { $rounds })
}
not-kept = Velden waarvoor hier geen plaats is: { $names }.
