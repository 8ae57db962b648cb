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
round-time = Rondetijd
end-of-round = Einde van een Zwitserse ronde
playoff-time = Tijd in de play-offs
swiss-seats = Stoelen in Zwitserse rondes
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
no-limit = geen limiet
limit-minutes = { $minutes } min
at-random = willekeurig
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
