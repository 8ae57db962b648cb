title = { $player } après la ronde { $round }
rank-after = Rang { $rank } après la ronde { $round }
not-in-standings = { $player } n’est pas dans le classement après la ronde { $round }.

## The numbers.

numbers = Les nombres, dans l’ordre où ils décident
exact-fractions = Ils sont comparés comme fractions exactes ; les nombres affichés ici sont arrondis. En cas d’égalité sur tous, le rang est partagé.
rounded-percentages =
    Les pourcentages sont comparés arrondis, comme ils sont affichés ; les moyennes, comme fractions exactes. En cas d’égalité sur tous, le rang est partagé.
no-round = Pas encore de ronde avec un résultat.
from-one-round = D’une seule ronde.
over-the-rounds = { $sum } au fil des rondes.
start = Au départ
staked = { $result } : mise { $stake }, pris { $taken }
no-match-played = Aucun match joué, donc 0.
match-win = { $matches ->
    [one] { $own } sur les { $most } points que { $matches } match pouvait rapporter.
   *[other] { $own } sur les { $most } points que { $matches } matchs pouvaient rapporter.
}
match-win-with-byes = { $matches ->
    [one] { $all } − { $byes } (byes) = { $own } sur les { $most } points que { $matches } match pouvait rapporter.
   *[other] { $all } − { $byes } (byes) = { $own } sur les { $most } points que { $matches } matchs pouvaient rapporter.
}
win-with-byes = { $matches ->
    [one] { $own } sur les { $most } points que { $matches } match pouvait rapporter ; dont byes comptés comme victoires : { $byes }.
   *[other] { $own } sur les { $most } points que { $matches } matchs pouvaient rapporter ; dont byes comptés comme victoires : { $byes }.
}
rounded = { $decimals ->
    [0] Arrondi au pour cent près avant la comparaison.
    [one] Arrondi à { $decimals } décimale avant la comparaison.
   *[other] Arrondi à { $decimals } décimales avant la comparaison.
}
with-imaginary-of-byes = { $byes ->
    [one] Avec { $byes } bye, adversaires fictifs dans la moyenne : { $count }, à { $percentage } chacun.
   *[other] Avec { $byes } byes, adversaires fictifs dans la moyenne : { $count }, à { $percentage } chacun.
}
with-imaginary-of-smaller-pods = { $matches ->
    [one] Avec { $matches } match dans un pod plus petit, adversaires fictifs dans la moyenne : { $count }, à { $percentage } chacun.
   *[other] Avec { $matches } matchs dans des pods plus petits, adversaires fictifs dans la moyenne : { $count }, à { $percentage } chacun.
}
head-to-head = Points de match aux tables partagées avec ceux qui sont à égalité jusqu’ici.
no-head-to-head = Ne décide qu’entre joueurs à égalité qui se sont tous rencontrés.
average-seat = { $matches ->
    [one] Numéro de siège dans { $matches } match : { $sum } ÷ { $matches }. Les derniers sièges sont les plus difficiles : plus c’est élevé, mieux c’est.
   *[other] Numéros de siège dans { $matches } matchs : { $sum } ÷ { $matches }. Les derniers sièges sont les plus difficiles : plus c’est élevé, mieux c’est.
}
games-won = Parties gagnées à table ; les byes ne comptent pas.
no-opponent = Pas encore d’adversaire, donc 0.
opponents-points = { $count ->
    [one] Points de match de { $count } adversaire : { $sum } ÷ { $count }.
   *[other] Points de match de { $count } adversaires ensemble : { $sum } ÷ { $count }.
}
opponents-match-win = { $count ->
    [one] La moyenne du pourcentage de matchs gagnés de { $count } adversaire ; personne ne compte moins de { $floor }.
   *[other] La moyenne des pourcentages de matchs gagnés de { $count } adversaires ; personne ne compte moins de { $floor }.
}
opponents-match-win-raised = { $count ->
    [one] La moyenne du pourcentage de matchs gagnés de { $count } adversaire ; personne ne compte moins de { $floor } (nombre relevé à ce minimum : { $raised }).
   *[other] La moyenne des pourcentages de matchs gagnés de { $count } adversaires ; personne ne compte moins de { $floor } (nombre relevé à ce minimum : { $raised }).
}
game-points = { $points } par partie gagnée, 1 par partie nulle commencée ; à titre d’information.

## The rounds.

points-by-round = Points par ronde
together = Total

## The opponents.

how-opponents-count = Chaque adversaire compte une fois, quel que soit le nombre de rencontres. Les points incluent les byes ; MW% ne compte pas les byes et vaut au moins { $floor }.
how-opponents-count-with-byes = Chaque adversaire compte une fois, quel que soit le nombre de rencontres. Les points incluent les byes ; W% compte chaque bye comme un match gagné et vaut au moins { $floor }.
imaginary = { $count ->
    [one] { $count } adversaire fictif
   *[other] { $count } adversaires fictifs
}
column-opponent = Adversaire
column-met = En ronde
column-counts-as = Compte pour
label-counts-as = compte pour
mean = Moyenne

## Links below.

all-rounds-of = Toutes les rondes : { $player }
