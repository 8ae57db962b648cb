winners = Le podium
place = Place
won-playoff = Victoire dans la phase finale à { $players }.
first-after = 1re place après { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}.
in-numbers = En chiffres
won-from-seats = Matchs gagnés par siège
all-statistics = Toutes les statistiques
playoff = Phase finale
whole-bracket = Tableau final et seeds

## Words under a large number.

stat-players = { $count ->
    [one] joueur
   *[other] joueurs
}
stat-swiss-rounds = { $count ->
    [one] ronde suisse
   *[other] rondes suisses
}
stat-playoff-rounds = { $count ->
    [one] ronde de phase finale
   *[other] rondes de phase finale
}
stat-matches = { $count ->
    [one] match
   *[other] matchs
}
stat-drawn = nuls ({ $share })
stat-longest = la plus longue : { $round }

## A length of time.

length-minutes = { $minutes } min
length-hours = { $hours } h
length-hours-minutes = { $hours } h { $minutes }
find-place = Trouver sa place
final-pod = La finale
path-of = Le parcours : { $name }
rank = rang { $rank }
