pod-size = Podgrootte
uneven-pods = Spelers die geen pod vullen
smaller-pods = Kleinere pods
games-to-win = Gewonnen games om een match te winnen
points-win = Matchpunten voor winst
points-draw = Matchpunten voor een gelijkspel
points-loss = Matchpunten voor verlies
points-bye = Matchpunten voor een bye
tiebreakers = Tiebreakers
bye-opponents = Denkbeeldige tegenstanders voor een bye
smaller-pod-opponents = Denkbeeldige tegenstanders voor een kleinere pod
byes-in-percentages = Byes in de percentages van tegenstanders
percentage-decimals = Afronding van percentages
percentage-floor = Laagste percentage van een tegenstander
win-points-by = Punten voor winst naar podgrootte
wager = Ingezette punten
place-points = Punten per plaats
draw-points = Punten voor een gelijke game
tied-places = Spelers die tegelijk afvallen
smaller-pods-once = Tweede keer in een kleinere pod
round-table = Rondes en cut per aantal spelers
round-kinds = Hoe rondes worden ingedeeld
round-time = Rondetijd
end-of-round = Einde van een Zwitserse ronde
playoff-time = Tijd in de play-offs
swiss-seats = Stoelen in Zwitserse rondes
drawn-elimination = Gelijkspel in de play-offs
draw-shared-by = Wie gelijkspeelt
playoff-seats = Stoelen in de play-offs
playoff-places = Plaatsen achter de kampioen
first-pods = Pods van ronde 1
penalties = Straffen
swiss-rounds = Zwitserse rondes
playoff-cut = Cut voor de play-offs
met-twice = Tegenstander twee keer getroffen (tiebreakers)
byes = Byes
rounds-at-1024 = Aanbevolen rondes bij 1.024 spelers
passed-player = Actieve speler had de beurt al doorgegeven toen de tijd werd afgeroepen
grand-melee-turn = Wanneer een beurt in Grand Melee mag beginnen

## Wat het addendum zegt, en wat hier geldt

players-at-table = { $count } spelers
have-byes = hebben byes
in-smaller-pods = spelen in kleinere pods
in-larger-pods = spelen in grotere pods
in-smaller-pods-then-byes = spelen in kleinere pods; hoogstens één speler heeft een bye
among-lowest = bij de laagste scores
among-highest = bij de hoogste scores
tiebreakers-in-order = { $first }, dan { $then }
no-opponents = geen
imaginary-opponents = { $count ->
    [one] { $count } met { $percentage }
   *[other] { $count } met elk { $percentage }
}
byes-left-out = tellen niet
byes-as-wins = tellen als gewonnen matches
compared-exactly = exact vergeleken
rounded-to = { $decimals ->
    [0] afgerond op hele procenten
    [one] afgerond op { $decimals } decimaal
   *[other] afgerond op { $decimals } decimalen
}
no-floor = geen
win-in-every-pod = { $points } in elke pod
win-by-size = { $small } in een pod van { $fewer }, { $large } in een pod van { $more }
results-score = elke uitslag heeft vaste punten
wagered = iedereen begint met { $start } punten en zet in elke match { $stake } van de eigen punten in
win-and-draw-score = winst geeft { $win }, een gelijkspel { $draw }
places-score = plaatsen in een pod van { $size } geven { $points }
left-score = { $left } spelers: elk { $points }
tied-by-turn-order = op beurtvolgorde: wie het verst van de actieve speler zit, valt het eerst af
no-places = geen plaatsen: een match heeft een winnaar of eindigt gelijk
spared-at-no-cost = vermeden als dat verder niets kost
spared-first = vermeden; alleen eerdere tegenstanders vermijden gaat voor
by-appendix-e = volgens Appendix E
up-to-players = { $players ->
    [one] tot en met { $players } speler: { $plays }
   *[other] tot en met { $players } spelers: { $plays }
}
more-players = meer spelers: { $plays }
rounds-and-top = { $rounds ->
    [one] { $rounds } ronde, top { $cut }
   *[other] { $rounds } rondes, top { $cut }
}
rounds-alone = { $rounds ->
    [one] { $rounds } ronde, geen play-offs
   *[other] { $rounds } rondes, geen play-offs
}
no-limit = geen limiet
limit-minutes = { $minutes } min
at-random = willekeurig
strong-and-weak-mixed = sterk en zwak gemengd
by-standings = volgens de stand
strictly-by-standings = strikt volgens de stand
kind-of-first = ronde 1 { $kind }
kind-of-second = ronde 2 { $kind }
kind-of-others = rondes daarna { $kind }
kind-of-last = laatste ronde { $kind }
drawn-replayed = wordt opnieuw gespeeld
drawn-best-seed = de hoogste seed gaat door
shared-by-all = iedereen die aan de match begon
shared-by-still-in = wie nog in de game zit bij het gelijkspel
seats-by-seed = op seed, de hoogste eerst
playoff-seats-chosen = geloot, en de hoogste seed kiest wie begint
places-by-seed = op seed
places-played = uitgespeeld door de andere finalisten
overtime = Verlenging
overtime-shown = Verlenging op de klokken
end-step-turn = Tijd afgeroepen in een end step
unfinished-games = Game zonder winnaar aan het eind
drawn-games = Gelijke game met tijd over
conceding = Opgeven
no-show-minutes = Begin ook als er iemand ontbreekt
shown-to-everyone = zichtbaar voor iedereen
shown-to-staff = alleen zichtbaar voor de staf
that-turn-is-last = die beurt is de laatste
next-turn-is-last = de volgende beurt is de laatste
unfinished-is-drawn = eindigt gelijk
most-life-wins = wordt gewonnen door wie het meeste life heeft
another-game-follows = er volgt nog een game
match-is-drawn = de match eindigt in een gelijkspel
at-any-time = op elk moment
on-own-turn = alleen in de eigen beurt
no-time-said = zegt niet wanneer
seats-balanced = gelijk verdeeld over de rondes van een speler
pods-of-draft = die van de draft
recommended-for = { $number } bij { $players } spelers
counts-unsaid = zegt niet hoe vaak zo'n tegenstander telt
counts-once = telt één keer
byes-to-lowest = gaan naar de laagsten in de stand
byes-here = geen tweede bye voordat iedereen er een had; in ronde 1 geloot
rounds-by-formula = 6 volgens de formule, 7 volgens de noot ernaast
rounds-here = 6, en 7 vanaf 1.025 spelers
pass-settled = alleen geregeld als de beurt wordt afgemaakt
pass-here = de beurt van de volgende speler is de lopende, ook vóór extra beurten
melee-unsaid = zegt niet hoe lege stoelen tellen, en een speler die al aan de beurt is
melee-here = een lege stoel telt zolang er een marker op ligt; niemand heeft twee beurten tegelijk
