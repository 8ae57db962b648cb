## Notes sur un fichier importé.

without-winner = Les tables sans victoire comptent comme nulles, sans point pour personne : { $places }.
too-small = Un pod a au moins trois joueurs. Aux tables plus petites, la victoire devient un bye et les autres ont un match loss : { $places }.
place-table = ronde { $round }, table { $table }
place-round = ronde { $round }
places-and-more = { $places } et { $count } de plus
missed-points = { $count ->
    [one] Dans le fichier, les points de { $count } joueur ne découlent de ses résultats avec aucun barème pour victoire, nul et bye ; ici ils en découlent, avec { $win }, { $draw } et { $bye }.
   *[other] Dans le fichier, les points de { $count } joueurs ne découlent de leurs résultats avec aucun barème pour victoire, nul et bye ; ici ils en découlent, avec { $win }, { $draw } et { $bye }.
}
moved = { $count ->
    [one] { $count } joueur a une autre place que dans le fichier : { $name }, { $there } là-bas et { $here } ici.
   *[other] { $count } joueurs ont une autre place que dans le fichier, à commencer par { $name }, { $there } là-bas et { $here } ici.
}
gaps = { $count ->
    [one] { $count } joueur n’avait pas de place dans une ronde entre sa première et sa dernière ; le fichier ne dit pas pourquoi.
   *[other] { $count } joueurs n’avaient pas de place dans une ronde entre leur première et leur dernière ; le fichier ne dit pas pourquoi.
}
renumbered = Les rondes se comptent à partir de 1 sans trou ; le fichier compte autrement.
other-game = Le fichier est d’un autre jeu, { $game }.
unread = Pas repris, car on ignore ici ce que c’est : { $names }.
places-computed = Les places sont recalculées d’après les points et l’OMW%. Les pourcentages de victoires du fichier ne sont pas gardés.
commanders-lost = { $count ->
    [one] Les commandants de { $count } joueur ne sont pas gardés : plus de deux sont nommés.
   *[other] Les commandants de { $count } joueurs ne sont pas gardés : plus de deux sont nommés.
}
decks-lost = { $count ->
    [one] Le deck de { $count } joueur n’est pas gardé : le fichier a ses cartes, mais pas de liste.
   *[other] Les decks de { $count } joueurs ne sont pas gardés : le fichier a leurs cartes, mais pas de liste.
}
counted-as-dropped = { $count ->
    [one] { $count } joueur compte comme droppé après la dernière ronde où il a une place : le fichier ne dit rien des départs ni des disqualifications.
   *[other] { $count } joueurs comptent comme droppés après la dernière ronde où ils ont une place : le fichier ne dit rien des départs ni des disqualifications.
}
not-in-such-file = Le niveau, les limites de temps, les pénalités et les parties d’un match ne sont pas dans un tel fichier. En cas de nul, chacun à la table a sa part.
