## Pourquoi une ronde ne peut pas être appariée.

too-few-for-pod = { $count ->
    [0] Aucun joueur ne peut être placé ; il en faut au moins { $least } pour un pod. Ajoute des joueurs, ou annule un drop.
    [one] Seul { $count } joueur peut être placé ; il en faut au moins { $least } pour un pod. Ajoute des joueurs, ou annule un drop.
   *[other] Seuls { $count } joueurs peuvent être placés ; il en faut au moins { $least } pour un pod. Ajoute des joueurs, ou annule un drop.
}
all-would-have-byes = { $count ->
    [one] Seul { $count } joueur peut être placé, et ce serait avec un bye ; il en faut { $size } pour un pod. Ajoute des joueurs, ou choisis des pods plus petits au lieu de byes.
   *[other] Seuls { $count } joueurs peuvent être placés, et tous auraient un bye ; il en faut { $size } pour un pod. Ajoute des joueurs, ou choisis des pods plus petits au lieu de byes.
}
cut-is-announced = Le cut est annoncé : il n’y a plus de ronde suisse à apparier.
results-missing = { $count ->
    [one] La ronde { $round } n’a pas encore le résultat de la table { $tables }. Saisis-le avant d’apparier la ronde suivante.
   *[other] La ronde { $round } n’a pas encore les résultats des tables { $tables }. Saisis-les avant d’apparier la ronde suivante.
}
kept-twice = { $name } est dans deux des pods gardés, ou ne peut pas jouer cette ronde : change les pods gardés.
