## Date limite des decklists, dans les phrases suivantes.

until-time = jusqu’au { $time }
until-round-one = jusqu’à la ronde 1
time-in-zone = { $time } ({ $zone })

## Refus de decklists.

none-asked = Ce tournoi ne demande pas de decklist.
not-in-tournament = Tu n’es plus dans ce tournoi.
have-left = Tu as quitté le tournoi : aucune decklist n’est nécessaire.
were-taken = Les decklists étaient à déposer { $until }. Va voir le staff si la tienne doit changer.
paste-list = Colle ta liste, ou un lien vers elle.
list-changed = Quelqu’un a modifié ce joueur entre-temps. Regarde la liste telle qu’elle est maintenant, puis renvoie la tienne.
data-removed = Les données personnelles de ce joueur ont été supprimées, la decklist aussi.
reason-after-deadline = La date limite est passée : écris pourquoi la liste change. C’est inscrit au journal.
not-taken-any-more = On ne prend plus de decklist : laisse-la de côté et va voir le staff.
changes-among-lists = Dans ce tournoi, les decklists se déposent et sont vérifiées : la liste d’un joueur se modifie parmi les decklists.
commanders-until = Les decklists se déposent { $until } : d’ici là, les commandants relèvent des joueurs.

## Refus du commandant d'un joueur.

no-commanders = On ne joue pas de commandant dans ce tournoi.
commander-rounds-begun = Les rondes ont commencé. Va voir le staff si ton commandant n’est plus le même.
commander-lists-taken = Les decklists étaient à déposer { $until }. Va voir le staff si ton commandant n’est plus le même.
list-names-commander = Ta decklist indique ton commandant : modifie-le là.

## Refus de règles pour les decklists et de fichiers de cartes.

rules-changed = Quelqu’un a modifié les règles des decklists entre-temps. Compare avec leur état actuel, puis renvoie les tiennes.
too-large = Cela fait { $size } ko : { $most } ko au plus.
nothing-in-it = Il n’y a rien dedans. Envoie un fichier avec des noms de cartes.
no-card-in-file = Il n’y a aucune carte dans le fichier : rien n’a été modifié.
file-of-future = { $day } est dans le futur : rien n’a été modifié. Indique avec --date de quel jour date le fichier.
