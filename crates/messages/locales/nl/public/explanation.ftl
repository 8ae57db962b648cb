title = { $player } na ronde { $round }
rank-after = Plaats { $rank } na ronde { $round }
not-in-standings = { $player } komt niet voor in de stand na ronde { $round }.

## De getallen

numbers = De getallen, in de volgorde waarin ze beslissen
exact-fractions = Ze worden vergeleken als exacte breuken; de getallen hier zijn afgerond. Spelers die in alles gelijk zijn, delen een plaats.
rounded-percentages = Percentages worden vergeleken zoals ze hier staan, afgerond; gemiddelden als exacte breuken. Spelers die in alles gelijk zijn, delen een plaats.
no-round = Nog geen ronde met een uitslag.
from-one-round = Uit één ronde.
over-the-rounds = { $sum } over de rondes.
start = Aan het begin
staked = { $result }: { $stake } ingezet, { $taken } gekregen
no-match-played = Geen match gespeeld, dus 0.
match-win = { $matches ->
    [one] { $own } van de { $most } punten die { $matches } match kon opleveren.
   *[other] { $own } van de { $most } punten die { $matches } matches konden opleveren.
}
match-win-with-byes = { $matches ->
    [one] { $all } − { $byes } uit byes = { $own } van de { $most } punten die { $matches } match kon opleveren.
   *[other] { $all } − { $byes } uit byes = { $own } van de { $most } punten die { $matches } matches konden opleveren.
}
win-with-byes = { $matches ->
    [one] { $own } van de { $most } punten die { $matches } match kon opleveren; daarvan byes als winst: { $byes }.
   *[other] { $own } van de { $most } punten die { $matches } matches konden opleveren; daarvan byes als winst: { $byes }.
}
rounded = { $decimals ->
    [0] Voor het vergelijken afgerond op hele procenten.
    [one] Voor het vergelijken afgerond op { $decimals } decimaal.
   *[other] Voor het vergelijken afgerond op { $decimals } decimalen.
}
with-imaginary-of-byes = { $byes ->
    [one] Met { $byes } bye, denkbeeldige tegenstanders in het gemiddelde: { $count }, elk met { $percentage }.
   *[other] Met { $byes } byes, denkbeeldige tegenstanders in het gemiddelde: { $count }, elk met { $percentage }.
}
with-imaginary-of-smaller-pods = { $matches ->
    [one] Met { $matches } match in een kleinere pod, denkbeeldige tegenstanders in het gemiddelde: { $count }, elk met { $percentage }.
   *[other] Met { $matches } matches in kleinere pods, denkbeeldige tegenstanders in het gemiddelde: { $count }, elk met { $percentage }.
}
head-to-head = Matchpunten aan tafels met wie tot hier gelijk is.
no-head-to-head = Het beslist alleen tussen gelijken die allemaal tegen elkaar speelden.
average-seat = { $matches ->
    [one] Stoelnummer van { $matches } match: { $sum } ÷ { $matches }. De latere stoel is de moeilijkere, dus een hoger gemiddelde is beter.
   *[other] Stoelnummers van { $matches } matches: { $sum } ÷ { $matches }. De latere stoel is de moeilijkere, dus een hoger gemiddelde is beter.
}
games-won = Games gewonnen aan tafels; byes tellen niet.
no-opponent = Nog geen tegenstander, dus 0.
opponents-points = { $count ->
    [one] { $count } tegenstander heeft { $sum } matchpunten: { $sum } ÷ { $count }.
   *[other] { $count } tegenstanders hebben samen { $sum } matchpunten: { $sum } ÷ { $count }.
}
opponents-match-win = { $count ->
    [one] Het matchwinstpercentage van { $count } tegenstander; niemand telt voor minder dan { $floor }.
   *[other] Het gemiddelde matchwinstpercentage van { $count } tegenstanders; niemand telt voor minder dan { $floor }.
}
opponents-match-win-raised = { $count ->
    [one]
        Het matchwinstpercentage van { $count } tegenstander; niemand telt voor minder dan { $floor }, wat het percentage van { $raised ->
            [one] één tegenstander
           *[other] { $raised } tegenstanders
        } heeft verhoogd.
   *[other]
        Het gemiddelde matchwinstpercentage van { $count } tegenstanders; niemand telt voor minder dan { $floor }, wat het percentage van { $raised ->
            [one] één van hen
           *[other] { $raised } van hen
        } heeft verhoogd.
}
game-points = { $points } voor elke gewonnen game, 1 voor elke begonnen game die gelijk eindigde; ter informatie.

## De rondes

points-by-round = Punten per ronde
together = Totaal

## De tegenstanders

how-opponents-count = Elke tegenstander telt één keer, hoe vaak ze elkaar ook troffen. Punten zijn inclusief byes; MW% laat byes weg en telt minstens { $floor }.
how-opponents-count-with-byes = Elke tegenstander telt één keer, hoe vaak ze elkaar ook troffen. Punten zijn inclusief byes; W% rekent elke bye als gewonnen match en telt minstens { $floor }.
imaginary = { $count ->
    [one] { $count } denkbeeldige tegenstander
   *[other] { $count } denkbeeldige tegenstanders
}
column-opponent = Tegenstander
column-met = In ronde
column-counts-as = Telt als
label-counts-as = telt als
mean = Gemiddeld

## Links

all-rounds-of = Alle rondes van { $player }
