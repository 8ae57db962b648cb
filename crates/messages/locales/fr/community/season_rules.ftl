## Comment une saison compte, en mots, et les noms de ses réglages.

title = Barème
tiebreaker-evenings-won = Soirées gagnées
tiebreaker-best-places = Meilleures places : le plus de premières places, puis de deuxièmes, et ainsi de suite
tiebreaker-best-evening = Le plus de points en une soirée
tiebreaker-evenings = Le plus de soirées
tiebreaker-match-wins = Le plus de matchs gagnés
tiebreaker-match-win-percentage = Le meilleur pourcentage de matchs gagnés
tiebreaker-latest-evening = Points de la dernière soirée
tiebreakers = Départages
no-tiebreaker = À égalité de points, le rang est partagé.
places = Points par place finale
column-places = Places
place-and-on = { $place } et au-delà
place-range = { $first } à { $last }
no-places = Les places ne donnent pas de points.
shared-first = Les personnes qui partagent des places ont les points de la meilleure de ces places.
shared-last = Les personnes qui partagent des places ont les points de la dernière de ces places.
shared-split = Les personnes qui partagent des places ont chacune la même part des points de ces places, arrondie vers le bas.
match-points = { $points ->
    [one] Chaque point de match donne { $points } point.
   *[other] Chaque point de match donne { $points } points.
}
participation = { $points ->
    [one] Participer donne { $points } point.
   *[other] Participer donne { $points } points.
}
participation-every = Les points de participation de toutes les soirées comptent.
best = { $best ->
    [one] Seule la meilleure soirée de chaque personne compte.
   *[other] Les { $best } meilleures soirées de chaque personne comptent.
}
best-all = Toutes les soirées comptent.
attendance = { $points ->
    [one] Toutes les { $every } soirées, il y a { $points } point de bonus.
   *[other] Toutes les { $every } soirées, il y a { $points } points de bonus.
}
attendance-most = { $most ->
    [one] Ce bonus est donné une fois.
   *[other] Ce bonus est donné au plus { $most } fois.
}
planned = { $count ->
    [one] { $count } soirée est prévue.
   *[other] { $count } soirées sont prévues.
}
achievements = Succès
column-achievement = Succès
column-most = Compte par soirée
most-once = une fois
most-times = { $most } fois
achievements-every = Les succès de toutes les soirées comptent.
