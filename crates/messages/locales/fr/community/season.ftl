## Une saison : son classement, ses soirées, ses records, et la saison d’une personne.

evenings = { $count ->
    [one] { $count } soirée
   *[other] { $count } soirées
}
people = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
played-of = { $planned ->
    [one] { $played } sur { $planned } soirée
   *[other] { $played } sur { $planned } soirées
}
closed = Saison close
from-to = { $first } – { $last }
from = À partir du { $date }
until = Jusqu’au { $date }

## Les pages d’une saison.

page-standings = Classement
page-evenings = Soirées
page-records = Records
page-needs = Ce qu’il faut à chacun
page-rules = Barème
page-commanders = Commandants
pages-of-season = Pages de cette saison
to-community = { $community }

## Le classement.

nobody-yet = Pas encore de résultats
nobody-yet-hint = Les résultats comptent quand une soirée est terminée.
nobody-by-that-name = Personne de ce nom dans cette saison
choose-a-name = Choisis un nom pour voir d’où viennent les points.
standings-as-csv = Classement en CSV
needs-to-print = Ce qu’il faut à chacun (à imprimer)
column-person = Nom
column-points = Points
column-evenings = Soirées
column-won = Gagnées
column-places = Meilleures places
column-best = Meilleure soirée
column-match-wins = Matchs gagnés
column-match-win-percentage = % de matchs gagnés
column-latest = Dernière soirée
places-and-more = { $places }, …

## Ce à quoi mène la saison.

leads-to = Récompenses
top-gets = { $top ->
    [one] { $reward } : rang 1
   *[other] { $reward } : top { $top }
}
points-get = { $points ->
    [one] { $reward } : à partir de { $points } point
   *[other] { $reward } : à partir de { $points } points
}
line-now = La ligne passe entre { $last } et { $next } points.
line-tied = De part et d’autre de la ligne, l’égalité est complète, départages compris.
line-open = Il reste des places au-dessus de la ligne.
least-evenings = { $count ->
    [one] Il faut au moins { $count } soirée.
   *[other] Il faut au moins { $count } soirées.
}
reward-invitation = Invitation à la finale
reward-byes = { $byes ->
    [one] { $byes } bye pour la finale
   *[other] { $byes } byes pour la finale
}
reward-seed = Seed pour la finale
line-of = Ligne : { $reward }

## Les chances d’une personne.

secured = Assuré
above-by = { $lead ->
    [0] Au-dessus de la ligne, à égalité de points avec la personne suivante
    [one] Au-dessus de la ligne, avec { $lead } point d’avance
   *[other] Au-dessus de la ligne, avec { $lead } points d’avance
}
above = Au-dessus de la ligne
evenings-missing = { $count ->
    [one] Il faut encore { $count } soirée.
   *[other] Il faut encore { $count } soirées.
}
needs-points = { $points ->
    [one] Il manque { $points } point pour passer la ligne actuelle.
   *[other] Il manque { $points } points pour passer la ligne actuelle.
}
needs-in-one-evening = { $points ->
    [one] En une seule soirée, il faut { $points } point, car elle remplace une soirée qui compte maintenant.
   *[other] En une seule soirée, il faut { $points } points, car elle remplace une soirée qui compte maintenant.
}
tied = Sur la ligne : { $people } personnes sont à égalité complète, départages compris, et { $room ->
    [one] { $room } d’entre elles l’obtient
   *[other] { $room } d’entre elles l’obtiennent
}
by-coming = Participer à une soirée suffit.
by-place = { $place ->
    [1] Gagner une soirée suffit.
   *[other] Finir { $place }e ou mieux à une soirée suffit.
}
by-place-alone = { $place ->
    [1] Gagner une soirée suffit, si personne ne partage la première place.
   *[other] Finir { $place }e ou mieux à une soirée suffit, si personne ne partage cette place.
}
by-no-place = Aucune soirée ne suffit à elle seule.
out-points = Hors d’atteinte : les soirées restantes ne peuvent pas donner assez de points.
out-over = Sous la ligne.
out-evenings = Hors d’atteinte : il reste trop peu de soirées.
needs-explained = Calculé selon la ligne actuelle, qui bouge quand les autres marquent. À égalité de points, les départages décident.
evenings-left = { $left ->
    [0] Il ne reste aucune soirée.
    [one] Il reste { $left } soirée.
   *[other] Il reste { $left } soirées.
}
evenings-left-unknown = Le nombre de soirées prévues n’est pas indiqué.

## La saison d’une personne.

title-person = { $person } · { $season }
rank-of = Rang { $rank } sur { $people }
numbers = Points et départages, dans l’ordre
chances = Chances
best-of = { $best ->
    [one] La meilleure soirée sur { $all } compte.
   *[other] Les { $best } meilleures soirées sur { $all } comptent.
}
all-count = Toutes les soirées comptent.
evening-by-evening = Soirée par soirée
caption-evenings = Points par soirée
column-evening = Soirée
column-place = Place
column-how = Calcul
not-counted = ne compte pas
places-shared = { $first }–{ $last }
part-place = { $points } pour la place
part-match-points = { $matches ->
    [one] { $points } pour { $matches } point de match
   *[other] { $points } pour { $matches } points de match
}
part-pods = { $pods ->
    [one] { $points } pour { $pods } pod
   *[other] { $points } pour { $pods } pods
}
part-participation = { $points } pour la participation
part-achievement = { $times ->
    [one] { $points } pour « { $name } »
   *[other] { $points } pour « { $name } » ({ $times } fois)
}
part-achievement-most = { $points } pour « { $name } » ({ $times } fois comptées sur { $tapped })
part-weighted = ({ $sum }) × { $weight }
part-nothing = rien
attendance = Assiduité
attendance-how = { $times ->
    [one] { $points } pour { $every } soirées
   *[other] { $times } × { $points } : une fois toutes les { $every } soirées
}
together = Total
record = { $matches ->
    [one] { $wins } gagné et { $draws } nul sur { $matches } match
   *[other] Gagnés : { $wins }, nuls : { $draws }, sur { $matches } matchs
}
not-in-season = La personne { $number } n’a aucun résultat public dans cette saison.
page-of-person = { $person } : la page dans la communauté
page-season-standings = Classement de la saison

## Les soirées.

no-evening-yet = Aucune soirée pour l’instant
no-evening-yet-hint = Les soirées s’affichent ici quand l’organisation les ajoute.
caption-season-evenings = Soirées de la saison
column-date = Date
column-winner = Victoire
column-players = Joueurs
counts-times = compte { $weight } fois
to-come = à venir
cancelled = annulée
from-places = places seulement
free-pods = pods libres
no-winner = –

## Les records.

records-none = Pas encore de records
record-evenings-won = Le plus de soirées gagnées
record-best-evening = Le plus de points en une soirée
record-evenings = Le plus de soirées
record-match-wins = Le plus de matchs gagnés
record-streak = La plus longue série de présences

## Les commandants.

no-commander = Aucun commandant connu pour l’instant
column-entries = Participations
column-matches = Matchs
a-player = Un joueur
