## Nouvelle décision.

the-call = L’appel

### Les joueurs.

table-and-players = Table et joueurs
table-other-players = Table { $table }, autres joueurs
show-players = Voir ses joueurs
players-of-round = Joueurs de la ronde { $round }
seat = siège { $number }
from-elsewhere = Joueurs d’ailleurs
other-players = Autres joueurs
other-players-hint = Leurs numéros, comme 12, 45.
show-penalties = Voir les pénalités de ces joueurs
show = Voir

### Infraction et pénalité d'un joueur.

penalty-of = Pénalité : { $name }
none-today = Aucune pénalité plus tôt aujourd’hui.
earlier-today = Plus tôt aujourd’hui
earlier-penalty = { $infraction } : { $penalty }
all-about-them = Toutes ses décisions : { $count }
players-page = Page du joueur
another = Autre
from-list = dans la liste
another-infraction = Autre infraction
no-infraction = Aucune : décision sans pénalité
proposed = Proposition :
also-names = La table indique aussi : { $penalties }.
another-penalty = Autre pénalité
as-proposed = Comme proposé
as-proposed-penalty = Comme proposé : { $penalty }
dropped = S’y ajoute un drop du tournoi.

### Textes et temps.

texts-and-time = Ce qui s’est passé, réponse, temps
now-or-later = maintenant ou après
timed = Temps mesuré à la table : { $times }.
no-time = Pas de temps
as-long-as-call = La durée de l’appel
other-minutes = Autres minutes
other-minutes-hint = Une décision de plus d’une minute donne sa durée (MTR-A X.5A).

### Le bouton.

record = Enregistrer la décision
record-penalties = Enregistrer : { $penalties }
record-waits-head-judge = Enregistrer : { $penalties }, attend le head judge
record-waits-organizer = Enregistrer : { $penalties }, attend l’organisation
confirm-as-organizer = Il n’y a pas de head judge dans le staff : je confirme la pénalité { $penalty } au titre de l’organisation.

### Messages et erreurs.

recorded = La décision { $number } est enregistrée.
nothing-recorded = Rien n’a été enregistré.
more-below = { $count ->
    [one] Et { $count } autre plus bas.
   *[other] Et { $count } autres plus bas.
}
no-number = Autres joueurs : { $typed } n’est pas un numéro de joueur. Écris des numéros, comme 12, 45.
two-infractions = Deux infractions sont choisies, une en haut et une dans la liste : n’en laisse qu’une.
