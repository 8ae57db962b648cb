## La page d'un joueur, pour le staff.

here = Là
fee-collected = Frais encaissés
all-players = Tous les joueurs
link-and-code = Lien secret et QR code
message = Message à ce joueur

### Une inscription au nom déjà pris.

already-entered = Déjà dans la liste ?
same-name = Le joueur { $number } a le même nom. Si tu sais que c’est la même personne, son navigateur reçoit la page du joueur { $number }.
same-person = La même personne que le joueur { $number }
another-person = Approuver comme autre personne

### Boutons.

check-in = Check-in
check-out = Annuler le check-in
fee-not-collected = Frais non encaissés
refuse = Refuser
undo-drop = Annuler le drop
revoke-disqualification = Révoquer la disqualification
disqualified-by = Disqualification : décision { $number }

### Données.

data-removed = Les données personnelles de ce joueur ont été supprimées.
texts = Textes qui nomment peut-être encore ce joueur : { $count }
open-decklist = Ouvrir la decklist
mail = E-mail

### Décisions et notes.

rulings = Décisions et pénalités
none-yet = Aucune pour l’instant.
new-ruling = Nouvelle décision sur ce joueur
notes = Notes des arbitres
note-hint = Seul le staff la lit, aussi aux rondes suivantes.
keep-note = Garder la note

### Départ.

leaving = Départ
drop-while-playing = { $round-going } pour ce joueur ; ensuite, il n’est plus apparié. Tu peux l’annuler.
drop-means = Ce joueur n’est plus apparié. Les rondes précédentes restent telles quelles. Tu peux l’annuler.
can-undo = Tu peux l’annuler.
why = Pourquoi
their-matches = Ses matchs
drop = Dropper
remove-means = Comme si ce joueur n’était pas venu : le numéro n’est plus utilisé, et une réintégration est possible.
remove = Retirer de la liste

### Disqualification.

disqualify = Disqualifier
disqualify-the-player = Disqualifier le joueur
disqualify-means = Ce joueur quitte le tournoi et son classement, et compte encore pour ses adversaires. C’est au head judge de le faire ; à l’organisation s’il n’y en a pas.
list-publicly = L’indiquer sur la page publique des modifications

### Données personnelles.

forget = Supprimer les données personnelles
forget-the-data = Supprimer les données personnelles
forget-means = Nom, binôme, pronoms, adresse e-mail, decklist, commandant et groupe disparaissent pour de bon, aussi dans le journal, et le lien secret ne marche plus. Partout se trouve alors « Joueur { $number } », aussi là où quelqu’un a écrit le nom entier : appels, décisions, contestations, annonces, raisons. Les résultats restent.
forget-afterwards = Les textes avec une partie du nom sont ensuite listés, pour que tu puisses les modifier.
forget-id-stays = L’identifiant <bdi>{ $key }</bdi> dans les documents reste : les tirages sont calculés avec.
forget-is-person = Cette participation n’est alors plus celle d’aucune personne de la communauté : les saisons et les cotes perdent ses résultats. Pour les garder, supprime plutôt les données personnelles sur la page de la personne dans la communauté. Cela vaut pour toutes ses participations.
forget-copies = Les copies antérieures de la base de données, et les exports que quelqu’un possède, gardent ce qu’ils contiennent.
