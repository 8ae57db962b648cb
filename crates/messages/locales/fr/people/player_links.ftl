## Les liens secrets des joueurs.

secret-link-title = Lien secret
secret-link-means = Avec ce lien, le joueur trouve sa table, fait son check-in et droppe, sans compte. Qui a ce lien agit à sa place : ne le donne à personne d’autre.
secret-link = Lien secret
to-type = À taper : <span>{ $address }</span>
wrong-hands = Le lien est tombé en de mauvaises mains ?
new-one = Un nouveau lien invalide l’ancien, sur papier et dans chaque navigateur qui l’utilisait.
of-person = Le lien du joueur dans la communauté ne marche plus non plus. Ceux de ses autres soirées restent valables : pour les remplacer aussi, renouvelle les liens sur la page de la personne dans la communauté.
renew = Renouveler le lien
renewed = Le lien est renouvelé. L’ancien, sur papier et dans les navigateurs, ne marche plus.
no-player = Il n’y a pas de joueur numéro { $number } avec un lien dans ce tournoi.

## Tous les liens.

to-print = Liens à imprimer
how-to-use = Huit par feuille, par nom. Chaque lien n’appartient qu’à un joueur : découpe-les et donne à chacun le sien.
back-to-prints = Retour aux autres impressions
also-on-page = Le lien d’un joueur est aussi sur sa page parmi les <a>joueurs</a>.
none-yet = Pas encore de joueurs
none-yet-text = Leurs liens s’affichent ici une fois leur inscription faite.
print = { $part } : { $players }, { $sheets }
everybody = Tout le monde
sheets = { $count ->
    [one] { $count } feuille
   *[other] { $count } feuilles
}
your-own-page = Ta propre page : table, siège, classement, check-in, drop. Garde-la pour toi.
without-camera = Sans caméra, tape : <span>{ $address }</span>
