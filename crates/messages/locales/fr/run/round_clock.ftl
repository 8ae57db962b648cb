## Le chrono de la ronde.

stands-still = Le chrono est arrêté.
runs-again = Le chrono tourne de nouveau.
time-changed = Le temps a changé pour toutes les tables.
limit-changed = La limite de cette ronde a changé.
restarted = Le chrono repart du temps complet.
table-has-more = La table { $table } a { $minutes } min de plus.
check-begun = Le deck check de la table { $table } est chronométré à partir de maintenant.
check-ended = Le deck check est terminé ; la table a { $minutes } min de plus.
withdrawn-now = C’est retiré.
no-button = Le chrono n’a pas ce bouton.
to-clock = Voir le chrono

### Le chrono.

starts-with-round = Le chrono démarre avec la ronde.
paused-since = En pause depuis { $time }
until = Jusqu’à { $time }
starts-without = À partir de { $time }, les parties commencent sans les absents.
no-time-limit = Sans limite de temps
made-of = { $limit }, début à { $time }
made-of-with-pause = { $limit }, début à { $time }, arrêt pendant { $pause }
no-limit = Sans limite
limit-and-added = { $limit ->
    [one] { $limit } minute et { $added } en plus
   *[other] { $limit } minutes et { $added } en plus
}
limit-less = { $limit ->
    [one] { $limit } minute moins { $less }
   *[other] { $limit } minutes moins { $less }
}
break-since = Depuis { $time }, à la fin de la ronde précédente
no-round = Aucune ronde n’est en cours
publish-draft = Publie le brouillon, et son chrono pourra démarrer.
pair-next = Apparie et publie la ronde suivante, et son chrono pourra démarrer.
start-round = Lancer la ronde

### Temps pour toutes les tables.

all-tables = Temps pour toutes les tables
limit-of-round = Limite de temps de cette ronde
minutes-in-all = Minutes en tout
minutes-in-all-hint = Vide : sans limite de temps. Le temps ajouté ou retiré compte en plus.
set-limit = Fixer la limite
restart = Repartir du temps complet
restart-means = Les pauses et le temps ajouté sont supprimés ; le temps accordé à certaines tables reste.
start-again = Repartir

### Deck checks.

deck-checks = Deck checks
no-check-runs = Aucun en cours.
end-check = Terminer : sa durée et 4 min de plus
give-up = Abandonner
begin-check = Commencer un deck check

### Temps accordé à des tables.

given = Temps accordé à des tables
give-time = Accorder du temps
nothing-given = Aucune table de cette ronde n’a plus de temps que les autres.
table-minutes = <b>Table { $table }</b> : { $minutes } min
for-deck-check = deck check
for-ruling = décision
withdrawn = retiré
withdraw = Retirer
command-line = ligne de commande
