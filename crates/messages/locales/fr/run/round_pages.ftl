## Les pages des rondes.

no-round-text = Une ronde s’apparie au bureau. Seul le staff voit son brouillon, jusqu’à sa publication.
column-state = État
column-tables = Tables
column-outstanding = À recevoir
to-desk = Aller au bureau
to-rounds = Aller aux rondes

### Une ronde.

reported-of = Résultats : { $reported } sur { $all }
print-again = Réimprimer
changed-at = Des sièges ou des tables ont changé à { $time } : les feuilles sans cette heure dans leur titre ne sont plus à jour.
outstanding = À recevoir :
draft = Le brouillon
draw-of-round = Tirage { $number } de cette ronde.
not-reported = Pas annoncé
correct = Corriger
correct-table = Corriger la table { $table }
report-table = Saisir le résultat de la table { $table }
byes = Byes
match-losses = Match losses hors d’un pod

### À la main.

by-hand = À la main
players-number = Numéro du joueur
changes-with-number = échange avec le numéro
changes-with = échange avec
moves-to = passe à la table
see-costs = Voir ce que cela coûte
or-place = Ou placer
in-draft = dans ce brouillon
place-player = Placer le joueur

### Refaire l'appariement.

pair-again-means = Le tirage prend le numéro suivant, que tout le monde peut voir. Les pods des tables cochées restent tels quels.
keep-pods = Garder les pods des tables
keep-pods-hint = nombres et intervalles : 1-20, 31
keep = Garder
reason-when-kept = nécessaire si des pods sont gardés

### Arrivée tardive.

late-entry = Arrivée tardive
registered-player = Joueur inscrit
new-player = un nouveau joueur
registered-number = Numéro d’un joueur inscrit
registered-number-hint = vide : un nouveau joueur
name-of-new = Nom d’un nouveau joueur
enters = Entre
at-seat = à la table { $table }, siège { $seat }
with-match-loss = avec un match loss
with-bye = avec un bye
late-entry-means = Personne d’autre n’est apparié de nouveau : un siège complète une table plus petite, une défaite ou un bye ne change aucune table.
enter-player = Faire entrer le joueur

### Messages après une étape.

now-drafted = Le brouillon { $round-of } est fait. Seul le staff le voit jusqu’à sa publication.
now-published = { $round-public }.
now-published-and-running = { $round-public }, et le chrono tourne.
now-running = { $round-going }.
now-finished = { $round-over }.
now-running-again = { $number ->
    [one] { $round } est de nouveau en cours.
   *[other] { $round } sont de nouveau en cours.
}
now-published-only = { $round-public }, mais le chrono ne tourne pas.
now-draft-again = { $number ->
    [one] { $round } est de nouveau un brouillon.
   *[other] { $round } sont de nouveau un brouillon.
}
now-discarded = Le brouillon { $round-of } est supprimé.
now-paired-again = L’appariement { $round-of } est refait.
draft-kept = Le brouillon est gardé tel quel.
player-in-round = Le joueur joue { $round-in }.
now-begins = { $player } commence à la table { $table }. Les autres suivent dans l’ordre du tirage.
keep-unreadable = Garder : { $typed } est illisible. Écris des nombres et des intervalles, comme 1-20, 31.
choose-how = Choisis comment le joueur entre : un siège, un bye ou un match loss.
