## Une saison, pour le staff : réglages, soirées, historique.

title-new = Nouvelle saison
title-edit = Réglages de la saison
title-list = Saisons
none-yet = Aucune saison pour l’instant
none-yet-hint = Une saison additionne les soirées de quelques semaines ou de quelques mois en un seul classement.
new-season = Nouvelle saison
create = Créer la saison
save = Enregistrer les réglages
created = La saison est créée. Ajoute ses soirées.
saved = Les réglages sont enregistrés.
field-name = Nom
field-description = Description
field-description-hint = Affichée sur la page de la saison.
field-begins-on = Premier jour
field-ends-on = Dernier jour
field-planned = Soirées prévues
field-planned-hint = Si tu l’indiques, les pages de la saison montrent qui peut encore se qualifier.
field-places = Points par place finale
field-places-hint = Une ligne par place ou intervalle : « 1: 10 », « 3-4: 5 », « 9+: 1 ».
field-shared = Les personnes qui partagent des places
field-match-point = Points pour chaque point de match
field-participation = Points de participation
field-participation-every = Compter les points de participation de toutes les soirées
field-best = Meilleures soirées qui comptent
field-best-hint = Vide : toutes les soirées comptent.
field-attendance-every = Soirées pour chaque bonus d’assiduité
field-attendance-every-hint = Vide : pas de bonus.
field-attendance-points = Points de chaque bonus
field-attendance-most = Nombre maximal de bonus
field-least = Soirées nécessaires pour une récompense
field-tiebreakers = Départages, dans cet ordre
field-tiebreaker = Départage { $number }
no-tiebreaker = Aucun
field-achievements = Succès
field-achievements-hint = Un par ligne, avec ses points et combien de fois il peut compter dans une soirée : « Premier sang: 1 », « Victoire avec un precon: 2, 3 times ».
field-achievements-every = Compter les succès de toutes les soirées
field-rewards = Récompenses
field-rewards-hint = Une par ligne : « invitation: top 16 », « 1 bye: top 4 », « seed: 30 points », avec un nom à la fin si tu veux : « invitation: top 16, Invitational de juin ».
shared-first = ont les points de la meilleure de ces places
shared-last = ont les points de la dernière de ces places
shared-split = ont chacune la même part des points, arrondie vers le bas
part-scoring = Points d’une soirée
part-counting = Soirées qui comptent
part-achievements = Succès
part-rewards = Récompenses
part-pods = Soirées de pods libres
field-pods-places = Points des places dans un pod libre
field-pods-places-hint = Le nombre de joueurs, puis les points de chaque place : « 4: 5 3 2 1 ».
field-pods-drawn = Points pour un nul
field-pods-drawn-hint = Le nombre de joueurs qui partagent le nul, puis les points de chacun : « 4: 1 ».
wrong-number-line = « { $line } » n’a pas la forme « 4: 5 3 2 1 », ou son nombre sert deux fois.
wrong-place-line = « { $line } » n’a pas la forme « 1: 10 », « 3-4: 5 » ou « 9+: 1 ».
wrong-achievement-line = « { $line } » n’a pas la forme « Premier sang: 1 » ou « Victoire avec un precon: 2, 3 times ».
wrong-reward-line = « { $line } » n’a pas la forme « invitation: top 16 » ou « 1 bye: 30 points ».
not-a-date = Écris la date ainsi : 2026-03-31.

## Les soirées.

evenings = Soirées
add-evenings = Ajouter des soirées
add-evenings-hint = Tournois de cette communauté qui ne sont pas dans cette saison.
no-others = Tous les tournois de cette communauté sont dans cette saison.
add = Ajouter à la saison
added = { $count ->
    [one] { $count } soirée ajoutée.
   *[other] { $count } soirées ajoutées.
}
nothing-added = Choisis au moins un tournoi.
remove = Retirer de la saison
removed = { $evening } n’est plus dans la saison.
weight = Compte combien de fois
weight-saved = Le nombre de fois est enregistré.
set-weight = Enregistrer

## Clore et supprimer.

close = Clore la saison
close-explained = Les lignes deviennent définitives. Les corrections de résultats antérieurs comptent encore.
reopen = Rouvrir la saison
closed = La saison est close.
reopened = La saison est rouverte.
delete = Supprimer la saison
deleted = La saison est supprimée.

## La finale : qui est au-dessus d’une ligne est inscrit.

title-final = Personnes qualifiées
final-hint = Toutes les personnes au-dessus d’une ligne en ce moment, dans l’ordre du classement de la saison. Elles sont inscrites au tournoi que tu choisis, avec leurs byes accordés.
final-open = La saison est encore ouverte : d’autres résultats peuvent changer cette liste.
nobody-qualified-yet = Aucune personne qualifiée pour l’instant
nobody-qualified-hint = Indique qui se qualifie dans les réglages de la saison, sous « Récompenses ».
column-gets = Récompense
the-final = Finale
no-tournament-open = Aucun tournoi de cette communauté n’accepte d’inscriptions. Crées-en un d’abord.
enter-qualified = Inscrire tout le monde
entered = { $count ->
    [0] { $tournament } : personne n’a été ajouté.
    [one] { $tournament } : { $count } personne ajoutée.
   *[other] { $tournament } : { $count } personnes ajoutées.
}
entered-waiting = { $count ->
    [one] { $count } d’entre elles est sur la liste d’attente.
   *[other] { $count } d’entre elles sont sur la liste d’attente.
}
entered-before = { $count ->
    [one] { $count } y était déjà : sa participation ne change pas.
   *[other] { $count } y étaient déjà : leur participation ne change pas.
}

## L’historique.

import = Importer l’historique
not-public = comptera quand tout le monde pourra le trouver
tied = À égalité sur la ligne
tied-hint = Ces personnes sont à égalité complète, départages compris. Choisis qui inscrire : toutes, ou celles que désigne un tirage au sort.
tied-person = { $name } : { $gets }
