## Refus concernant une saison.

name-of-season = Nom
first-day = Premier jour
last-day = Dernier jour
ends-before-it-begins = Le dernier jour est avant le premier.
too-many-seasons = Une communauté a au plus { $most } saisons. Supprimes-en une qui n’a pas de soirées.
no-such-season = Il n’y a pas de saison à cette adresse.
changed-meanwhile = Quelqu’un a modifié « { $season } » entre-temps. Vérifie ses modifications, puis enregistre de nouveau les tiennes.
closed-already = « { $season } » : la saison est déjà close.
open-already = « { $season } » : la saison est déjà ouverte.
has-evenings = « { $season } » a des soirées. Retire-les de la saison avant de la supprimer.
not-in-season = { $tournament } n’est pas dans « { $season } ».
of-another-community = { $tournament } n’appartient pas à cette communauté. Choisis-la d’abord dans ses réglages.
was-cancelled = { $tournament } : le tournoi a été annulé et ne peut donc pas compter.
too-many-evenings = « { $season } » peut avoir au plus { $most } soirées.
weight-range = Une soirée compte de { $least } à { $most } fois, pas { $given }.
least-games-range = Les parties avant qu’une cote ait un rang vont de { $least } à { $most }, pas { $given }.

## Inscrire des personnes à la finale.

line-changed-meanwhile = Un résultat a changé depuis que tu as vu qui est qualifié. Vérifie de nouveau la liste.
not-organizer-of-final = Tu ne fais pas partie de l’organisation du tournoi { $tournament }. Demande-lui d’inscrire ces personnes.
nobody-qualified = Aucune personne n’est qualifiée dans cette saison.

## Importer l’historique.

nothing-to-import = Choisis au moins un fichier.
too-many-events = Tu peux importer au plus { $most } tournois complets à la fois, pas { $count }. Envoie les autres ensuite.
twice-on-an-evening = { $person } est deux fois dans { $evening }. Une personne n’a qu’une place par soirée.
no-such-evening = Cette soirée n’est pas dans la saison.
say-who = { $count ->
    [one] Choisis qui est { $name }.
   *[other] Choisis qui est { $name }. En tout, { $count } personnes attendent une réponse.
}
table-is-empty = Le tableau est vide.
columns-needed = La première ligne doit nommer les colonnes, en anglais : au moins « place » et « name », et « date », « evening », « points », « wins », « draws », « losses » si tu les as.
place-needed = La place manque.
day-needed = La date de la soirée manque, ou n’a pas la forme 2026-03-31.
day-in-two-ways = { $given } peut être deux dates différentes. Écris-la sous la forme 2026-03-31.
name-of-evening = Soirée
place-in-table = Une place est un nombre entier de { $least } à { $most }, pas « { $given } ».
points-in-table = Les points sont un nombre entier de { $least } à { $most }, pas « { $given } ».
matches-in-table = Victoires, nuls et défaites sont des nombres entiers de { $least } à { $most }, pas « { $given } ».
is-its-final = { $tournament } est la finale de cette saison et ne peut donc pas être une de ses soirées.
is-an-evening = { $tournament } est une soirée de cette saison et ne peut donc pas être sa finale. Retire-la d’abord de la saison.
