## Refus concernant une soirée de pods libres.

name-of-evening = Nom
day-of-evening = Date
too-many-evenings = Une communauté a au plus { $most } soirées de pods libres.
no-such-evening = Cette communauté n’a pas de soirée de pods libres numéro { $number }.
changed-meanwhile = Quelqu’un a modifié « { $evening } » entre-temps. Vérifie ses modifications, puis enregistre de nouveau les tiennes.
closed-already = « { $evening } » : la soirée est déjà close.
open-already = « { $evening } » : la soirée est déjà ouverte.
is-closed = « { $evening } » : la soirée est close. Le staff peut la rouvrir.
pods-still-play = { $count ->
    [one] { $count } pod n’a pas de résultat confirmé. Saisis d’abord son résultat, ou annule-le.
   *[other] { $count } pods n’ont pas de résultat confirmé. Saisis d’abord leurs résultats, ou annule-les.
}

## L’attente.

bracket-range = Un bracket va de { $least } à { $most }, pas { $given }.
plays-already = { $person } joue déjà à la table { $table }.
too-many-people = Une soirée a au plus { $most } personnes.
nobody-called = Personne dans cette communauté ne s’appelle « { $typed } ». Écris le nom entier, ou le numéro de la personne.
may-mean = « { $typed } » est peut-être : { $people }. Écris le numéro.
does-not-wait = { $person } n’est pas dans la file d’attente.
too-few-wait = { $count ->
    [0] La file d’attente est vide. Il faut trois personnes pour un pod.
    [one] { $count } personne est dans la file d’attente. Il en faut trois pour un pod.
   *[other] { $count } personnes sont dans la file d’attente. Il en faut trois pour un pod.
}
too-many-pods = Une soirée a au plus { $most } pods.

## Les résultats.

no-such-pod = Cette soirée n’a pas de pod numéro { $number }.
pod-changed-meanwhile = Quelqu’un a modifié entre-temps le résultat de la table { $table }. Vérifie-le de nouveau.
sits-elsewhere = Tu n’es pas à la table { $table }.
is-confirmed = Le résultat de la table { $table } est confirmé. Seul le staff peut le corriger.
is-void = La table { $table } est annulée. Seul le staff peut saisir un résultat.
sits-twice = { $person } a deux places à la table { $table }. Le pod reste annulé.
no-result-yet = La table { $table } n’a pas encore de résultat.
confirmed-by-another = C’est toi qui as annoncé ce résultat. Quelqu’un d’autre à la table doit le confirmer.
place-of-everybody = Choisis une place pour chaque joueur de la table.
give-a-reason = Donne une raison : ce résultat a déjà été confirmé ou annulé.
sat-together = { $person } et { $other } ont joué dans le même pod, « { $evening } » : ce sont donc des personnes différentes.
no-season = « { $evening } » ne compte pour aucune saison : il n’y a donc pas de succès.
no-such-achievement = La saison n’a plus ce succès.
