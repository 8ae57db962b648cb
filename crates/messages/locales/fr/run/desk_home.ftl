## Le bureau.

opened = Le tournoi est ouvert : ses pages sont sur la page d’accueil.
finished = Le tournoi est terminé.
reopened = Le tournoi est de nouveau ouvert.

### Où en est le tournoi.

line-draft = { $round }, brouillon
line-published = { $round } : c’est publié
line-running = { $round }, en cours
line-finished = { $round } : c’est terminé
no-round-yet = Pas encore de ronde
rounds-played = { $count ->
    [one] { $count } ronde jouée
   *[other] { $count } rondes jouées
}

### Les étapes.

stages = Où en est le tournoi
stage-done = Fait :
stage-registration = Inscription
stage-check-in = Check-in
stage-rounds = Rondes
stage-pair = Apparier
stage-publish = Publier
stage-play = Jouer
stage-finish = Terminer
stage-cut = Cut
stage-playoff = Finales
stage-end = Fin

### La suite.

next = Prochaine étape

## Avant l'ouverture.

players-so-far = { $count ->
    [one] { $count } joueur jusqu’ici
   *[other] { $count } joueurs jusqu’ici
}
open-means = Seuls son staff et les personnes qui ont le lien voient le tournoi. Ouvre-le quand les joueurs peuvent le trouver ; publier la ronde 1 l’ouvre aussi.
all-here = Tout le monde est là ? Le tournoi commence quand la ronde 1 est appariée.
open-tournament = Ouvrir le tournoi
pair-round = Apparier la ronde { $round }
names = Noms
names-hint = Colle-les, un par ligne. Tu les vérifies avant qu’ils soient ajoutés.
look-at-names = Vérifier les noms
send-file = Envoyer un fichier

## Check-in.

checked-in-of = Check-in fait : { $here } sur { $all }
checked-in = Check-ins faits
absent-means = Les joueurs absents sont droppés avant la ronde 1, ou appariés avec les autres.
too-few = { $here ->
    [one] { $here }, c’est trop peu pour une ronde suisse.
   *[other] { $here }, c’est trop peu pour une ronde suisse.
}
check-in = Check-in
pair-who-are-here = Apparier les { $here } présents
pair-all = Apparier les { $all }

## Une ronde est appariée.

nobody-checked-in = { $players } joueurs, aucun check-in : { $plan }.
everybody-checked-in = { $players } joueurs, tous là : { $plan }.
plan-swiss = { $rounds ->
    [one] { $rounds } ronde suisse
   *[other] { $rounds } rondes suisses
}
plan-with-playoff = { $rounds ->
    [one] { $rounds } ronde suisse, puis une phase finale à { $cut }
   *[other] { $rounds } rondes suisses, puis une phase finale à { $cut }
}
size = { $players }, { $tables }.
size-with-byes = { $players }, { $tables }, { $byes }.
only-staff-see = Seul le staff voit les appariements avant leur publication.
why-anyway = Pourquoi continuer quand même
why-anyway-hint = C’est inscrit au journal.

## Un brouillon.

draft-of = Brouillon { $round-of }
why-so = Pourquoi ces tables
tables-as-seeded = { $tables ->
    [one] { $tables } table, selon les seeds.
   *[other] { $tables } tables, selon les seeds.
}
publish-only-means = Avec « Publier seulement », les joueurs trouvent leur siège avant que tu lances la ronde et son chrono.

## Une ronde publiée.

is-published = { $round-public }
start-when = Lance la ronde quand tout le monde est assis : le chrono démarre.

## Les résultats.

reported-of = Tables avec un résultat : { $reported } sur { $tables }
tables-reported = Tables avec résultat
outstanding = À recevoir
note-disputed = contesté
note-to-confirm = à confirmer
note-minutes = +{ $minutes } min
enter-results = Saisir les résultats
find-seats = Les joueurs trouvent leur siège sur la page des <a>appariements</a>, ou sur le <a>projecteur</a>.
report-by-links = Ils annoncent les résultats sur leur propre page, qui s’ouvre par des <a>liens à imprimer</a>.

## Une ronde finie.

every-table-has = Toutes les tables { $round-of } ont leur résultat
finish-means = Terminer la ronde rend publics ses résultats et le classement.

## Le cut.

swiss-over = Les rondes suisses sont jouées
four-players = Quatre joueurs, un pod
no-swiss = { $players } joueurs ne jouent pas de rondes suisses, seulement un pod de phase finale (MTR-A Appendix E).
choose-cut = Choisir le cut
who-is-in = Qui est dans le cut
drawn-by-lot = tiré au sort
announce-top = Annoncer le top { $cut }
another-cut = Autre cut
end-without-playoff = Finir sans phase finale
leader-wins = La première place du classement, si elle n’est pas partagée, remporte le tournoi. Terminer publie le secret des tirages du tournoi.
finish-tournament = Terminer le tournoi

## Une ronde de phase finale.

table-can-be-made = La table { $round-of } peut être faite.
tables-can-be-made = Les tables { $round-of } peuvent être faites.
waiting = En attente :
make-table = Faire la table { $round-of }
make-tables = Faire les tables { $round-of }

## La fin.

winner-is = Victoire : <bdi>{ $name }</bdi>
all-played = Toutes les rondes sont jouées
finish-publishes = Terminer publie le secret des tirages du tournoi, pour que chacun puisse les vérifier.
over = Le tournoi est terminé
winner = Victoire : <b><bdi>{ $name }</bdi></b>.
for-community = Pour ta communauté
copy-tournament = Copier le tournoi

## Le texte sur la fin.

community-won = { $names } gagne { $tournament } ({ $players }).
community-share = { $names } partagent la première place, { $tournament } ({ $players }).
community-top = Top { $count } : { $places }.
community-standings = Classement : { $places }.

### Le chrono.

add-time-for-all = Temps pour toutes les tables
change-break = Modifier la pause

### Le plan.

plan = Plan
state = État
registered-and-here = { $registered }, check-in : { $here }
registered-here-and-left = { $left ->
    [one] { $registered }, check-in : { $here }, { $left } parti
   *[other] { $registered }, check-in : { $here }, { $left } partis
}
rounds-follow = selon le nombre de joueurs
top = Top { $cut }
recommended = Recommandé
recommended-rounds = { $rounds } rondes, top { $cut }, pour { $players } joueurs
recommended-rounds-with-byes = { $byes ->
    [one] { $rounds } rondes, top { $cut }, pour { $players } joueurs avec { $byes } bye (comptés comme { $counted })
   *[other] { $rounds } rondes, top { $cut }, pour { $players } joueurs avec { $byes } byes (comptés comme { $counted })
}
self-registration = Inscription en ligne
registration-open = ouverte
registration-closed = fermée
announce-something = Faire une annonce

### Rouvrir le tournoi.

reopen-tournament = Rouvrir le tournoi
reopen-means = Seulement pour corriger une erreur : le secret de ses tirages est déjà public. Tout le monde peut lire la raison.
reopen = Rouvrir
