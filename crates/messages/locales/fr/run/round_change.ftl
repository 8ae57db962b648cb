## Ce que coûte un changement à la main.

title = Changement à la main
heading = Modifier la ronde { $number } à la main
costs = Ce que cela coûte
no-costs = Aucun objectif de l’appariement n’est touché.
after = La ronde après le changement
reason-hint = Tout le monde peut la lire.
save = Enregistrer le changement
saved = Le changement est enregistré, et tout le monde peut le lire.

### Choix illisible.

no-number = { $label } : { $typed } n’est pas un nombre.
new-table = Nouvelle table
first-player = Premier joueur
second-player = Second joueur
choose-from-list = Choisis dans la liste.
type-table-number = Écris un numéro de table, comme 12.
