## Tirages recalculés.

commitment = Engagement
other-secret = Le secret n’est pas celui annoncé au départ.
draw = Ronde { $round }, tirage { $counter } : { $what }
byes-as-drawn = Ronde 1 : byes tels que tirés
pods-follow = Ronde 1 : les pods suivent l’ordre tiré
seats = Ronde { $round } : sièges
game-seed = Ronde { $round }, table { $table }, partie { $game } : graine des pièces et des dés
other-seed = Le secret donne une autre graine.
draw-gives = Le tirage donne { $drawn }.
sides-of-die = Un dé a de 1 à 256 faces.
by-hand = L’appariement a été modifié à la main, comme le disent les modifications.
byes-differ = Tirage : { $drawn }. En réalité : { $had }.
too-few-players = Il y a trop peu de joueurs pour une ronde.
kept-apart = Des joueurs qui ne devaient pas se rencontrer ont été séparés.
unexplained = Rien de ce qui est enregistré n’explique la différence.
rounds-unreadable = Les rondes précédentes sont illisibles.
other-seats = { $count ->
    [one] Autres sièges que ceux tirés à la table { $tables }.
   *[other] Autres sièges que ceux tirés aux tables { $tables }.
}
