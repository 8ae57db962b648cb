## Steps that lead a tournament on.

publish-and-start = Publier et lancer { $round }
publish-only = Publier seulement
start = Lancer { $round }
finish = Terminer { $round }
pair-again = Refaire l’appariement
tables-again = Refaire les tables
look-at-draft = Voir le brouillon
keep-draft = Garder le brouillon
keep-draft-means = Il est publié tel quel, même s’il n’est plus à jour.
undo-last = Annuler la dernière étape
to-print = À imprimer

## How good the pairings of a round are.

pairs-again = { $count ->
    [one] paire se retrouve
   *[other] paires se retrouvent
}
paired-up-or-down = face à un autre score
byes = { $count ->
    [one] bye
   *[other] byes
}
smaller-pods = { $count ->
    [one] pod plus petit
   *[other] pods plus petits
}

## Reasons, which the log shows.

reason = Raison
everybody-reads = tout le monde peut la lire
in-log = Elle est inscrite au journal.

## The round's clock.

resume = Reprendre
pause = Mettre en pause
minutes = Minutes
other-minutes = Autres minutes
below-zero = Un nombre négatif, comme −5, retire du temps.
add-time = Ajouter du temps
