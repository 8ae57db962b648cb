## La liste des joueurs, pour le staff.

check-in = Check-in
add-many = Ajouter plusieurs
links-to-print = Liens à imprimer
registration-link = Lien d’inscription
add-player = Ajouter un joueur
add = Ajouter
more-fields = Plus de champs
add-the-player = Ajouter le joueur

### Sous des nombres.

in-tournament = dans le tournoi
checked-in = check-ins
places = places
free = libres

### Pas encore de joueurs.

none-yet = Pas encore de joueurs
none-yet-text = Ils s’affichent ici une fois ajoutés.
none-yet-add = Ils s’affichent ici une fois ajoutés : écris un nom ci-dessus, <a>colle une liste ou envoie un fichier</a>, ou <a>laisse-les s’inscrire</a>.

### Filtres et recherche.

which = Quels joueurs
filter-and-count = { $filter } ({ $count })
filter-all = Tous
filter-active = Dans le tournoi
filter-here = Avec check-in
filter-absent = Sans check-in
filter-pending = À approuver
filter-waiting = Liste d’attente
filter-gone = Droppés
filter-removed = Retirés
find = Chercher un joueur
nobody = Personne ici
nobody-fits = Aucun joueur ne correspond. Essaie avec moins de lettres, ou <a>regarde-les tous</a>.

### La liste.

sorted-by-name = Tri <b>par nom</b> ou <a>par numéro</a>.
sorted-by-number = Tri <a>par nom</a> ou <b>par numéro</b>.
column-number = N°
column-fixed-table = Table fixe
already-entered = Déjà dans la liste ? Le joueur { $number } a ce nom
same-person = Même personne
same-person-is = Même personne : { $player } est le joueur { $number }
another-person = Autre personne
another-person-named = Autre personne : { $player }
approve-player = Approuver { $player }

### Refuser beaucoup d'inscriptions.

take-off-waiting-list = { $count ->
    [one] Retirer { $count } joueur de la liste d’attente
   *[other] Retirer les { $count } de la liste d’attente
}
refuse-all = { $count ->
    [one] Refuser { $count } inscription
   *[other] Refuser les { $count }
}
refuse-all-means = Y compris ceux que cache une recherche. Qui s’inscrit entre-temps reste. Un seul bouton les rétablit tous. Si un script fait ces inscriptions, <a>demande un code</a>.
refused-at = Refusés à { $time }
at-once = { $count ->
    [one] { $count } joueur d’un coup.
   *[other] { $count } joueurs d’un coup.
}
bring-back = { $count ->
    [one] Réintégrer { $count } joueur
   *[other] Réintégrer les { $count }
}

### Messages et erreurs.

is-player = { $player } est le joueur { $number } : son navigateur ouvre maintenant cette page.
are-refused = { $count ->
    [one] { $count } inscription refusée. Un seul bouton la rétablit.
   *[other] { $count } inscriptions refusées. Un seul bouton les rétablit.
}
are-back = { $count ->
    [one] { $count } inscription rétablie, de nouveau en attente.
   *[other] { $count } inscriptions rétablies, de nouveau en attente.
}
names-no-player = Le formulaire n’indique aucun joueur. Rouvre la page et touche le bouton là-bas.
names-no-list = Le formulaire n’indique aucune liste. Rouvre la page et touche le bouton là-bas.

### Les personnes de la communauté du tournoi.

add-regulars = { $count ->
    [one] Ajouter { $count } joueur ({ $evening })
   *[other] Ajouter { $count } joueurs ({ $evening })
}
who-is-it = Est-ce l’une de ces personnes ?
somebody-new = Quelqu’un de nouveau
this-evening-only = Seulement cette soirée
has-entry = { $name } a déjà le numéro { $number } ici
who-is-this = Qui est-ce ?
is-person = Cette participation est à { $name }, personne { $number } de la communauté.
is-guest = Cette participation est celle d’une personne de passage à cette soirée.
is-unsaid = On ne sait pas encore de qui est cette participation.
is-known = C’est enregistré : on sait qui est { $name }.
called-hint = Chacun de ces joueurs a le même nom qu’exactement une personne de la communauté.
called = { $count ->
    [one] Associer { $count } joueur par son nom
   *[other] Associer { $count } joueurs par leur nom
}
are-called = { $count ->
    [one] { $count } joueur associé par son nom.
   *[other] { $count } joueurs associés par leur nom.
}
called-in-list = { $count ->
    [one] { $count } nom correspond à exactement une personne de la communauté :
   *[other] { $count } noms correspondent chacun à exactement une personne de la communauté :
}
called-are-meant = Associer ces joueurs par leur nom
