## Ce qui ne va pas dans les réglages d'un tournoi.

pod-size-range = La taille des pods va de { $least } à { $most }, pas { $given }.
games-to-win-range = Les parties à gagner pour un match vont de { $least } à { $most }, pas { $given }.
points-win-range = Une victoire rapporte de { $least } à { $most } points, pas { $given }.
points-draw-range = Un nul rapporte de { $least } à { $most } points, pas { $given }.
points-loss-range = Une défaite rapporte de { $least } à { $most } points, pas { $given }.
points-bye-range = Un bye rapporte de { $least } à { $most } points, pas { $given }.
time-limit-range = Une limite de temps va de { $least } à { $most } minutes, pas { $given }.
swiss-rounds-range = Les rondes suisses prévues vont de { $least } à { $most }, pas { $given }.
cut-range = Le cut prévu va de { $least } à { $most }, pas { $given }.
tiebreaker-needed = Il faut au moins un départage, comme "match_points".
tiebreaker-twice = Ce départage est déjà dans la liste.
code-of-conduct-too-long = Le code de conduite a { $length } caractères ; { $most } au plus sont possibles.
break-follows = Une pause suit une ronde de 1 à { $most }, pas { $given }.
break-twice = La ronde { $round } a déjà une pause.
break-minutes = Une pause dure de 1 à { $most } minutes, pas { $given }.
break-name = Le nom d’une pause tient sur une ligne de { $most } caractères au plus.
cut-not-whole = Une phase finale à { $cut } joueurs ne remplit pas ses pods de { $size }. Choisis { $offered }.
cut-or = { $first } ou { $last }

## Ce qui ne va pas dans un tournoi.

no-player-number = Il n’y a pas de joueur numéro { $number }.
too-many-players = Un événement a au plus { $most } joueurs ; ici il y en a { $count }.
id-twice = L’identifiant "{ $id }" est déjà celui de { $place }.
too-many-commanders = Un joueur a au plus { $most } commandants.
last-round = La dernière ronde jouée est au plus { $most }, pas { $given }.
first-round = La première ronde d’un joueur va de 1 à { $most }, pas { $given }.
text-empty = { $what } : c’est vide.
text-too-long = { $what } : { $length } caractères, { $most } au plus sont possibles.
text-control = { $what } : il y a un caractère de contrôle (tabulation ou saut de ligne, par exemple) ; enlève-le.
the-id = L’identifiant
the-name = Le nom
the-group = Le groupe
the-commander = Le commandant
table-number = Un numéro de table va de 1 à { $most }, pas { $given }.
too-many-rounds = Un événement a au plus { $most } rondes ; ici il y en a { $count }.
round-number = Les rondes se comptent à partir de 1 sans trou : celle-ci est la ronde { $number }, pas { $given }.
swiss-after-playoff = Une ronde suisse ne peut pas suivre une ronde de phase finale.
table-twice = La table { $table } est déjà celle du pod { $pod } de cette ronde.
playoff-without-byes = Une ronde de phase finale n’a ni byes ni match losses hors d’un pod.
nobody-leaves-playoff = Personne ne quitte la table d’une ronde de phase finale : un match loss ou une concession fait partie de son résultat.
already-in-list = { $name } est déjà dans cette liste.
did-not-leave = { $name } a un siège à la table { $table } et ne l’a pas quittée.
already-placed = { $name } est déjà à { $place } : un joueur a une seule place par ronde.
dropped = { $name } a droppé après la ronde { $last } et ne peut pas avoir de place dans la ronde { $round }.
disqualified = { $name } a reçu une disqualification après la ronde { $last } et ne peut pas avoir de place dans la ronde { $round }.
enters-later = { $name } entre à la ronde { $first } et ne peut pas avoir de place dans la ronde { $round }.
pod-too-small = Un pod a au moins { $least } joueurs ; ici il y en a { $count }.
pod-too-large = Un pod a au plus { $most } joueurs ; ici il y en a { $count }.
not-seated = { $name } n’est pas à la table { $table }.
seed-twice = { $name } a déjà un meilleur seed.
not-a-seed = { $name } n’est pas parmi les seeds du cut.
