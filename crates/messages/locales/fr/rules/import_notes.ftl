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
not-in-such-file = Le niveau, les limites de temps, les pénalités et les parties d’un match ne sont pas dans un tel fichier.
published-head = Places publiées :
published-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
published-wins = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
published-draws = { $count ->
    [one] { $count } nul
   *[other] { $count } nuls
}
published-losses = { $count ->
    [one] { $count } défaite
   *[other] { $count } défaites
}
published-byes = { $count ->
    [one] { $count } bye
   *[other] { $count } byes
}
published-kept = Des tables sans victoire ne permettent pas d’établir les places de ce tournoi. Les places publiées sont dans la description du tournoi, avec points et résultats.
published-cut = Des tables sans victoire ne permettent pas d’établir les places de ce tournoi. Les { $kept } premières des { $listed } places publiées sont dans la description du tournoi, avec points et résultats ; les autres n’y tiennent pas.
drawn-playoff = Aux tables nulles de la phase finale, la victoire va ici à la personne qui a continué et, à la dernière ronde, au meilleur seed, comme sur TopDeck : { $places }.
place-winner = { $place } ({ $name })
drawn-note = Nul. La victoire revient à la personne qui a continué.
byes-placed = { $count ->
    [one] { $count } bye n’est que dans le classement du fichier. Il compte dans une ronde où le joueur n’a pas de table : entre ses autres rondes si possible, sinon avant ou après.
   *[other] { $count } byes ne sont que dans le classement du fichier. Chacun compte dans une ronde où le joueur n’a pas de table : entre ses autres rondes si possible, sinon avant ou après.
}
draws-not-shared = D’après les totaux du classement du fichier, le nul n’est pas partagé par tous à ces tables, et les autres ont perdu : { $places }.
draws-several = { $count ->
    [one] Les totaux de { $count } joueur permettent plusieurs lectures : laquelle de ses tables nulles il a perdue est une supposition. Les points n’en dépendent pas : { $names }.
   *[other] Les totaux de { $count } joueurs permettent plusieurs lectures : lesquelles de leurs tables nulles ils ont perdues est une supposition. Les points n’en dépendent pas : { $names }.
}
draws-assumed = Là où le classement du fichier ne dit pas qui partage un nul, toute la table le partage.
totals-differ = { $count ->
    [one] { $count } nombre du classement du fichier ne découle pas de ses tables. Ici, les tables font foi : { $differences }.
   *[other] { $count } nombres du classement du fichier ne découlent pas de ses tables. Ici, les tables font foi : { $differences }.
}
wins-differ = { $stated ->
    [one] { $name } a { $stated } victoire au classement et { $found } aux tables
   *[other] { $name } a { $stated } victoires au classement et { $found } aux tables
}
draws-differ = { $stated ->
    [one] { $name } a { $stated } nul au classement et { $found } aux tables
   *[other] { $name } a { $stated } nuls au classement et { $found } aux tables
}
losses-differ = { $stated ->
    [one] { $name } a { $stated } défaite au classement et { $found } aux tables
   *[other] { $name } a { $stated } défaites au classement et { $found } aux tables
}
byes-differ = { $stated ->
    [one] { $name } a { $stated } bye au classement et { $found } dans les rondes
   *[other] { $name } a { $stated } byes au classement et { $found } dans les rondes
}
points-differ = { $stated ->
    [one] { $name } a { $stated } point au classement et { $found } d’après les tables
   *[other] { $name } a { $stated } points au classement et { $found } d’après les tables
}
in-rounds = { $count ->
    [one] { $difference } (ronde { $rounds })
   *[other] { $difference } (rondes { $rounds })
}
not-kept = Champs qui n’ont pas de place ici : { $names }.
