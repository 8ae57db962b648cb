title = Pairings
title-of-round = Pairings, { $round }

## Hoe ver de ronde is

published-at = Gepubliceerd { $time }
started-with-clock = Begonnen { $time }, { $clock }
started-untimed = Begonnen { $time }, geen tijdslimiet
finished = Afgerond

## Boven de lijst

players-draft-in-pods = Spelers draften in deze pods en spelen er ronde 1 in (MTR-A X.6A).
changed-by-hand = Met de hand gewijzigd.
what-was-changed = Wat er is gewijzigd, en waarom
to-your-table = Naar je tafel
order = Volgorde
by-table = Per tafel
by-last-name = Op achternaam
by-name = Op naam
tables = Tafels

## Niemand gevonden

nobody-by-that-name = Niemand met die naam in deze ronde
tell-organizer-now = Zou je wel ingedeeld moeten zijn? Meld je dan nu bij de organisator.

## Op naam

players-by-name = Spelers op naam, met tafel en stoel
players-by-last-name = Spelers op achternaam, met tafel en stoel
bye = Bye
loss = Verlies

## Per tafel

seed = seed { $seed }
drawn = Gelijkspel.
advances-by-seed = { $player } gaat door op seed.
drawn-without = Gelijkspel; geen punt voor { $players }.
games = Games: { $games }.
games-won = { $player } { $count }
games-drawn = gelijk { $count }
byes = Byes
bye-points = { $points ->
    [one] Geen match in deze ronde, { $points } punt.
   *[other] Geen match in deze ronde, { $points } punten.
}
not-paired = Niet ingedeeld, match loss
why-not-paired = Spelers die pas na het indelen kwamen of er niet waren.

## Onder de lijst

rounds = Rondes

## Voor de eerste ronde

none-published = Er is nog geen ronde gepubliceerd
appear-here = Tafels en stoelen staan hier zodra de organisator de eerste ronde publiceert. Tot dan kun je kijken of je <a>op de spelerslijst</a> staat.
