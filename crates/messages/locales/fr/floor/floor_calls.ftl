## Appels d'arbitre.

### Où en est un appel.

waits = attend un arbitre
waits-for-head-judge = attend le head judge depuis { $time }
you-have-it = À toi depuis { $time }
has-it = Pris par { $judge } depuis { $time }
you-handed = Confié par toi à { $judge } à { $time }
handed-to-you = { $judge } te l’a confié à { $time }
handed = { $from } l’a confié à { $to } à { $time }
you-ask = Tu demandes : { $note }
judge-asks = { $judge } demande : { $note }
you-stay = Tu restes à la table.
judge-stays = { $judge } reste à la table.

### Qui a appelé.

noted-by-you = noté par toi
noted-by = noté par { $judge }

### Temps pour la table.

no-time = Pas de temps
its-length = Sa durée

### Lignes de la salle.

line-handed = Confié à { $judge } : { $caller }, depuis { $time }
line-taken = { $judge } s’en occupe : { $caller }, depuis { $time }
line-head-judge = Head judge appelé : { $caller }, depuis { $time }
line-call = Appel : { $caller }, depuis { $time }

### La page des appels.

none-open = aucun ouvert
open = ouverts : { $count }
disputed = contestés : { $count }
nobody-waits = Personne n’attend d’arbitre
new-calls = Les nouveaux appels s’affichent ici.
silent = Cet appareil reste silencieux à l’arrivée d’un nouvel appel.
call-at-table = Appel à la table { $table }
call-of = Appel de : { $place }
call-away = Appel hors des tables
away = Ailleurs
disagree = Des joueurs contestent un résultat
note-a-call = Nouvel appel
no-table-hint = Laisse vide pour un appel hors des tables.
what-about = De quoi il s’agit
note-it = Ajouter l’appel
ended = Terminés
answer-was = Réponse : <bdi>{ $answer }</bdi>
away-from-tables = Hors des tables
withdrawn-at = retiré à { $time }
resolved-at = réglé par { $judge } à { $time }

### Messages.

noted = L’appel est noté.
claimed = L’appel est à toi.
given-back = L’appel attend de nouveau.
escalated = Le head judge est appelé.
handed-over = L’appel est confié.
resolved = Réglé.
resolved-with-time = Réglé. La table a { $minutes } min de plus.
