## Soirées de pods libres : les personnes présentes attendent un pod, jouent, et saisissent le résultat à la table.

title-list = Pods libres
intro = Une soirée sans rondes : chacun rejoint une file d’attente sur son téléphone, tu formes les pods d’un seul bouton, et les joueurs saisissent leurs résultats.
new-evening = Nouvelle soirée
open-evening = Ouvrir la soirée
evenings = Soirées
opened = La soirée est ouverte. On peut rejoindre la file d’attente sur son téléphone, ou tu peux y ajouter des personnes.
field-name = Nom
field-day = Date
field-season = Compte pour
no-season = Aucune saison
settings = Réglages
saved = Les réglages sont enregistrés.
desk = Bureau

## La soirée.

closed = Terminée
everybody = Page publique
take-part = Participer
waiting = File d’attente
nobody-waits = La file d’attente est vide.
now-playing = En cours
ended = Résultats
table = Table { $table }
playing = en jeu
reported = résultat annoncé, pas encore confirmé
confirmed = résultat confirmé
void = annulé
times-of = { $times ->
    [1] { $name }
   *[other] { $name } × { $times }
}
points-of = { $points ->
    [one] { $name } ({ $points } point)
   *[other] { $name } ({ $points } points)
}
times = { $times ->
    [0] non
    [one] oui
   *[other] { $times } fois
}
bracket = Bracket { $bracket }
any-bracket = N’importe quel bracket

## La page d’une personne, pour elle-même.

queue = File d’attente
waits = Tu as le numéro { $place } sur { $waiting } dans la file d’attente.
wants = Bracket souhaité
join = Rejoindre la file d’attente
change-wish = Changer de bracket
leave = Quitter la file d’attente
joined = Tu es dans la file d’attente. Ta table s’affichera ici.
left = Tu n’es plus dans la file d’attente.
is-over = Cette soirée est terminée.
who-won = Qui a gagné ?
drawn = Nul
all-places = Saisir toutes les places
equal-places = Donne la même place aux joueurs sortis en même temps.
choose = Choisir
save-places = Enregistrer les places
is-this-right = Quelqu’un à ta table a annoncé ce résultat. C’est bien ça ?
confirm = Confirmer le résultat
another-result = Saisir un autre résultat
somebody-confirms = Quelqu’un d’autre à la table doit confirmer ce résultat.
result-tapped = Le résultat est annoncé. Quelqu’un d’autre à la table doit le confirmer.
result-counts = Le résultat est confirmé.
achievements = Succès
save-achievements = Enregistrer les succès
achievements-saved = Les succès sont enregistrés.

## La page du staff.

form-pods = { $count ->
    [one] Former des pods avec { $count } personne
   *[other] Former des pods avec { $count } personnes
}
pods-formed = { $count ->
    [one] { $count } pod formé.
   *[other] { $count } pods formés.
}
has-left = Retirer de la file d’attente
add = Ajouter à la file d’attente
person = { $person }, numéro { $number }
waits-now = { $person } est dans la file d’attente.
waits-no-longer = { $person } n’est plus dans la file d’attente.
correct = Corriger le résultat
reason = Raison
declare-void = Annuler le pod
is-void-now = Le pod est annulé.
close = Clore la soirée
reopen = Rouvrir la soirée
evening-closed = La soirée est close.
evening-reopened = La soirée est rouverte.
