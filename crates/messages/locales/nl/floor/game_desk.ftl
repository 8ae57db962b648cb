no-round = Er is geen ronde gepubliceerd: er is geen tafel om te volgen.
no-such-table = Er is geen tafel { $table } in deze ronde.
to-rounds = Naar de rondes

## De kop, en de games van de tafel

title = Game aan tafel { $table }
game = Game { $number }
game-given-up = Game { $number } (gestopt)
game-and-variant = Game { $number }, { $variant }
grand-melee = Grand Melee
free-for-all = Free-for-All
line = { $players ->
    [one] { $players } speler, { $playing } in de game
   *[other] { $players } spelers, { $playing } in de game
}
line-confirmed = { $players ->
    [one] { $players } speler, { $playing } in de game; bevestigd
   *[other] { $players } spelers, { $playing } in de game; bevestigd
}
line-given-up = { $players ->
    [one] { $players } speler, { $playing } in de game; gestopt
   *[other] { $players } spelers, { $playing } in de game; gestopt
}
line-not-followed = { $players ->
    [one] { $players } speler, niet gevolgd
   *[other] { $players } spelers, niet gevolgd
}
not-followed = niet gevolgd
match-result = De match: <b><bdi>{ $result }</bdi></b>.
result-of-table = Uitslag van de tafel
step-through = Stap voor stap bekijken

## De lopende beurten

turns = Beurten
acts = Handelingen
end-turn = Einde beurt<span> van { $player }</span>
next-phase = Volgende fase<span> van { $player }</span>
end-the-turn-of = Beurt beëindigen van
end-turn-of-marker = <span>Beurt beëindigen van marker </span>{ $marker } <bdi>{ $player }</bdi>
marker-waits = Marker { $marker }, <bdi>{ $player }</bdi>: { $state }
to-turns = Naar de beurten

## De stoelen

leaves = { $player } verlaat de game
as-picture = De tafel als plaatje

## Hoeveel de pagina toont

what-is-shown = Wat wordt getoond
quick = Snel
everything = Alles

## De geschiedenis

history = Geschiedenis
earlier-steps = { $count ->
    [one] { $count } eerdere stap
   *[other] { $count } eerdere stappen
}
the-service = de dienst
undone-by = ongedaan gemaakt door { $who }, { $time }
step-of-ruling = { $penalty }: { $what } (ruling { $ruling })
step-of-withdrawn-ruling = { $what } (het was de { $penalty } van ruling { $ruling }, die niet meer geldt)
done-since = { $time }, { $who }: { $what }
done-and-undone-since = { $time }, { $who }: { $what } ({ $undone })
undone-since = { $what }: { $undone }

## Ongedaan maken, en stoppen met volgen

undo = Ongedaan
undo-before = De vorige actie ongedaan maken
undo-confirmation = Bevestiging ongedaan maken
undo-several = Meerdere stappen ongedaan maken
undo-from = Alles ongedaan maken vanaf deze stap
undo-these = Deze ongedaan maken
stop-title = Deze game niet meer volgen
stop-means = De geschiedenis blijft. Voer de uitslag in op de pagina met uitslagen, of volg de game opnieuw vanaf het begin.
stop-button = Stoppen met volgen
stopped = De game wordt niet meer gevolgd. De geschiedenis blijft.

## Vragen vooraf

end-turn-title = De beurt nu beëindigen?
still-on-stack = De beurt van { $player } zou eindigen met { $objects } op de stack.
still-on-stack-of-marker = De beurt van { $player } (marker { $marker }) zou eindigen met { $objects } op de stack.
end-turn-means = Een fase eindigt met een lege stack (CR 500.2). Beëindigt een effect de beurt, dan gaat naar exile wat op de stack ligt. Zo niet, laat het dan eerst resolven, of haal het van de stack.
end-turn-button = Beurt beëindigen, stack naar exile
call-time-title = De tijd nu afroepen?
time-is-left = Tafel { $table } heeft nog { $minutes } min. De tijd is nog niet afgeroepen.
call-time-button = Tijd afroepen met nog { $minutes } min
done-meanwhile = Intussen gedaan
send-again = Toch versturen
kept = Wat je hebt verstuurd, is bewaard: verstuur het opnieuw als het nog past.

## Een game volgen

start-title = Een game volgen
plays-grand-melee = { $players ->
    [one] { $players } speler speelt Grand Melee, met een range of influence van 1 en aanvallen naar links, tenzij iets anders is afgesproken.
   *[other] { $players } spelers spelen Grand Melee, met een range of influence van 1 en aanvallen naar links, tenzij iets anders is afgesproken.
}
plays-free-for-all = { $players ->
    [one] { $players } speler speelt Free-for-All, met onbeperkte range, tenzij iets anders is afgesproken.
   *[other] { $players } spelers spelen Free-for-All, met onbeperkte range, tenzij iets anders is afgesproken.
}
something-else = Iets anders is afgesproken
variant = Variant
influence = Range of influence
attacks = Aanvallen
edition = Versie van de regels
by-number-of-players = Naar het aantal spelers
of-variant = Die van de variant
unlimited = Onbeperkt
attack-left = Links
attack-right = Rechts
attack-several = Meerdere spelers
edition-now = Huidige regels (CR 807)
edition-2007 = 2007 (608)
follow-this = Deze game volgen
follow-another = Nog een game volgen

## Het einde van een game

won-the-game = { $player } heeft de game gewonnen.
game-is-drawn = De game eindigt in een gelijkspel.
out-in-order = Uit de game, op volgorde: { $players }.
out-in-turn = { $players } (beurt { $turn }, { $why })
out-because = { $players } ({ $why })
if-match-ends = Als de match nu eindigt:
score-won = { $points ->
    [one] { $players }: match gewonnen, { $points } punt
   *[other] { $players }: match gewonnen, { $points } punten
}
score-others = { $points ->
    [one] { $players }: { $points } punt
   *[other] { $players }: { $points } punten
}
score-drew = { $points ->
    [one] { $players }: match gelijk, elk { $points } punt
   *[other] { $players }: match gelijk, elk { $points } punten
}
score-out = { $points ->
    [one] { $players }: opgegeven of match loss, { $points } punt
   *[other] { $players }: opgegeven of match loss, { $points } punten
}
score-takes-stakes = { $players }: match gewonnen, krijgt alle inzetten
score-shares-stakes = { $players }: match gelijk, inzetten terug en die van de anderen verdeeld
score-loses-stake = { $players }: inzet verloren
playoff-goes-on = Een play-offmatch heeft een winnaar: er volgt nog een game, met opnieuw gelote stoelen (2.5B).
too-few = Er zijn minder dan drie spelers over in de match, en een multiplayergame begint met drie (CR 800.1). Spelen ze door, voer dan de uitslag in op de uitslagpagina van de tafel.
conceded-match = Gaf de hele match op
next-game = Volgende game starten
another-game = Nog een game
confirm-result = Uitslag bevestigen
overrule = Melding vervangen
result-stored = De uitslag van tafel { $table } is opgeslagen.
next-is-followed = De volgende game wordt gevolgd. De stoelen zijn geloot: kijk wie waar zit.
reported-before = De uitslag van tafel { $table } was al binnen: { $result }. De uitkomst van de game is niet opgeslagen. Vervang hieronder de melding als die niet klopt, of stop met volgen.

## Formulieren die niet te lezen zijn

no-button = Druk op een van de knoppen van deze pagina.
no-seat = { $typed } is geen stoel van deze tafel: die heeft stoelen 1 t/m { $seats }.
no-whole-number = { $label }: { $typed } is geen geheel getal.
empty-status = Typ wat verandert: life, counters, schade of casts. Een leeg veld blijft zoals het is.
not-resolving = { $object } is nu niet aan het resolven en kan dus niets veroorzaken.
no-target = { $object } ligt niet meer op een stack en kan dus geen target zijn.
