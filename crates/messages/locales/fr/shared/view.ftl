## Where a tournament stands.

round-of-rounds = Ronde { $round } sur { $rounds }
after-round-of-rounds = Après la ronde { $round } sur { $rounds }
top-announced = Top { $cut } annoncé

## How many tables have a result.

one-table-done = La table a son résultat
all-tables-done = { $tables ->
    [one] { $tables } table sur { $tables } a un résultat
   *[other] Les { $tables } tables ont toutes un résultat
}
tables-done = { $tables ->
    [one] Tables avec un résultat : { $done } sur { $tables }
   *[other] Tables avec un résultat : { $done } sur { $tables }
}

## Winners.

champion = Victoire
champions = Victoire partagée
champion-is = Victoire : { $champion }
champions-are = Victoire partagée : { $champions }

## The picture of the playoff.

pod = Pod
pod-number = Pod { $number }
drawn-by-seed = { $table } : nul, au seed
winner-of-pod = 1re place du pod
winner-of-pod-number = 1re place, pod { $number }
winner-of-table = 1re place, table { $table }
winner-of-semi-finals = 1re place en demi-finale
winner-of-quarter-finals = 1re place en quart de finale
winner-of-round-of = 1re place, ronde des { $players }
winner-of-round = 1re place : { $round }

## Refusals.

no-player = { $tournament } n’a aucun joueur avec le numéro { $number }.
to-players = Voir les joueurs
no-round = Cette ronde n’existe pas. Les rondes sont numérotées à partir de 1.
not-published = Les appariements de la ronde { $round } ne sont pas publiés.
to-pairings = Voir les appariements
no-standings = Il n’y a pas de classement après la ronde { $round } : il s’affiche quand une ronde suisse est terminée.
to-standings = Voir le classement

## A change after the publication.

changed-at = modifié à { $time }
as-of = La base de données ne répond pas. Cette page montre le tournoi tel qu’il était à { $time } ; rien ne peut être enregistré pour l’instant.
