seeds = Seeds
order-of-seeds = Dans l’ordre du classement des rondes suisses à l’annonce du cut ; les égalités ont été tirées au sort.
column-seed = Seed
column-swiss-points = Pts suisses
left-tournament = a quitté le tournoi

## Before the playoff.

not-announced = Le cut n’est pas annoncé
planned = { $rounds ->
    [one] Après { $rounds } ronde suisse, le top { $cut } continue. Il s’affichera ici à l’annonce du cut.
   *[other] Après { $rounds } rondes suisses, le top { $cut } continue. Il s’affichera ici à l’annonce du cut.
}
no-playoff = Ce tournoi n’a pas de phase finale.
will-be-here = La phase finale s’affichera ici à l’annonce du cut.
