## Les matchs d'un joueur qui part.

matches-stay = Ils restent tels quels
unplayed-void = Le match sans résultat est annulé : le joueur quitte la table maintenant
all-void = Tous ses matchs en rondes suisses sont annulés : ils ne comptent pour personne
drop = Dropper le joueur
disqualify = Disqualifier le joueur
would-change = Ce qui changerait
is-void = { $round } : la table { $table } est annulée
everybody-reads = Tout le monde peut la lire.
can-undo = Tu peux l’annuler sur la page du joueur : ses matchs comptent alors de nouveau.
