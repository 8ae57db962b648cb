title = { $player } na ronde { $round }
rank-after = Plaats { $rank } na ronde { $round }
not-in-standings = { $player } komt niet voor in de stand na ronde { $round }.

## De getallen

numbers = De getallen, in de volgorde waarin ze beslissen
exact-fractions = Ze worden vergeleken als exacte breuken; de getallen hier zijn afgerond. Spelers die in alles gelijk zijn, delen een plaats.
no-round = Nog geen ronde met een uitslag.
from-one-round = Uit één ronde.
over-the-rounds = { $sum } over de rondes.
no-match-played = Geen match gespeeld, dus 0.
match-win = { $matches ->
    [one] { $own } van de { $most } punten die { $matches } match kon opleveren.
   *[other] { $own } van de { $most } punten die { $matches } matches konden opleveren.
}
match-win-with-byes = { $matches ->
    [one] { $all } − { $byes } uit byes = { $own } van de { $most } punten die { $matches } match kon opleveren.
   *[other] { $all } − { $byes } uit byes = { $own } van de { $most } punten die { $matches } matches konden opleveren.
}
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
column-opponent = Tegenstander
column-met = In ronde
column-counts-as = Telt als
label-counts-as = telt als
mean = Gemiddeld

## Links

all-rounds-of = Alle rondes van { $player }
