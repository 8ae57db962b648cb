## Annonces du staff aux joueurs.

what = Ce que tout le monde doit lire
what-hint = C’est tout de suite sur la page d’accueil, le projecteur et les pages des joueurs.
special = Épinglée, plus tard, ou seulement pour une table ou un joueur
pinned = Épinglée : elle reste au-dessus des autres
shown-from = Affichée à partir de
shown-from-hint = Vide : tout de suite. Heures du fuseau { $zone }, où il est { $time }.
shown-from-wrong = Affichée à partir de : { $problem }
only-table = Seulement la table
only-table-hint = Le numéro d’une table de cette ronde : ses joueurs la voient sur « Ma table ».
only-player = Seulement le joueur
only-player-hint = Un numéro ou le nom entier. Seuls ce joueur et le staff la voient.
announce = Annoncer

## Les minutes restantes.

minutes-left = Minutes restantes
on = Oui
on-means = Quand il reste 10 et 5 minutes à une ronde, la page d’accueil et le projecteur le disent, et la page de chaque joueur quand c’est le cas de sa table.
off = Non
off-means = À part les chronos, les pages n’annoncent pas qu’il reste 10 et 5 minutes à une ronde.
stop-minutes = Ne plus les annoncer
announce-minutes = Annoncer 10 et 5 min

## Ce qui a été annoncé.

announced = Annonces faites
nothing-yet = Aucune annonce pour l’instant
nothing-yet-text = Ce que tu annonces est ici ; tu peux l’épingler et le retirer.
withdrawn = Retirée
came-too-late = Pas affichée : la ronde suivante est venue avant
from = À partir du { $time }
shown = Affichée
to = Pour : <bdi>{ $addressee }</bdi>
everybody = Tout le monde
table-of-round = Table { $table }, { $round }
a-player = Un joueur
unpin = Désépingler
pin = Épingler
withdraw = Retirer

## Messages.

can-read-now = Lisible maintenant par : { $whom }.
can-read-later = Lisible à partir de ce moment par : { $whom }.
minutes-announced = Dix et cinq minutes restantes sont annoncées.
minutes-not-announced = Les minutes restantes ne sont pas annoncées.
stays-above = Elle reste au-dessus des autres.
not-pinned = Elle n’est plus épinglée.
taken-from-pages = Elle n’est plus sur les pages.
