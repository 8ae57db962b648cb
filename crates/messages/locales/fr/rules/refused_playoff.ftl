## Pourquoi le cut ou une ronde de phase finale ne peut pas être fait.

cut-too-large = { $left ->
    [one] Une phase finale à { $size } a besoin de { $size } joueurs ; il en reste { $left } dans le tournoi. Choisis un cut plus petit.
   *[other] Une phase finale à { $size } a besoin de { $size } joueurs ; il en reste { $left } dans le tournoi. Choisis un cut plus petit.
}
results-missing-cut = { $count ->
    [one] La ronde { $round } n’a pas de résultat à la table { $tables }. Saisis ce qui manque, puis fais le cut.
   *[other] La ronde { $round } n’a pas de résultat aux tables { $tables }. Saisis ce qui manque, puis fais le cut.
}
not-announced = Le cut n’est pas annoncé. Annonce-le d’abord.
too-many-rounds = { $planned ->
    [one] Une phase finale à { $size } a { $planned } ronde ; ici il y en a { $here }.
   *[other] Une phase finale à { $size } a { $planned } rondes ; ici il y en a { $here }.
}
out-of-playoff = Ronde { $round }, table { $table } : { $name } n’est plus dans la phase finale. Corrige le pod, ou le résultat d’avant.
results-missing = { $count ->
    [one] La ronde { $round } n’a pas de résultat à la table { $tables }. Saisis d’abord ce qui manque.
   *[other] La ronde { $round } n’a pas de résultat aux tables { $tables }. Saisis d’abord ce qui manque.
}
drawn = { $count ->
    [one] Ronde { $round } : match nul à la table { $tables }. Un match de phase finale doit être gagné : fais jouer une autre partie et saisis qui a gagné.
   *[other] Ronde { $round } : matchs nuls aux tables { $tables }. Un match de phase finale doit être gagné : fais jouer une autre partie et saisis qui a gagné.
}
too-many-left = { $left ->
    [one] La ronde { $round } laisse { $left } joueur ; le plan de cette phase finale en prévoit { $most } ensuite.
   *[other] La ronde { $round } laisse { $left } joueurs ; le plan de cette phase finale en prévoit { $most } ensuite.
}
nobody-left = Tout le monde a quitté la phase finale : personne ne peut continuer.
