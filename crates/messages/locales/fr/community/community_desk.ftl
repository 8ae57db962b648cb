## Les pages du staff d’une communauté.

### Navigation.

group = Communauté
page-desk = Bureau
page-home = Page publique
page-people = Personnes
page-doubts = Même personne ?
page-merges = Fusions
page-log = Journal
page-staff = Staff
page-settings = Réglages

### La soirée qui reprend la précédente.

next-evening = Prochaine soirée
like-last = Reprend les réglages, le staff et les joueurs de { $last }, à la date d’aujourd’hui et inscriptions ouvertes.
start-evening = Lancer la soirée d’aujourd’hui
evening-started = { $count ->
    [one] { $name } : la soirée est ouverte, avec { $count } joueur.
   *[other] { $name } : la soirée est ouverte, avec { $count } joueurs.
}
is-open = déjà ouverte
first-evening = Crée le premier tournoi et choisis cette communauté dans ses réglages. Ensuite, tu pourras lancer chaque soirée ici, d’un seul bouton.
open-now = Tournois ouverts

### La liste des personnes.

add-person = Ajouter une personne
add = Ajouter
find = Chercher une personne
nobody-yet = Personne pour l’instant
nobody-yet-text = Les personnes s’affichent ici quand elles jouent dans un tournoi de la communauté.
nobody-found = Personne de ce nom
count-people = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
column-number = N°
column-name = Nom
column-last = Dernière venue
column-events = Soirées
removed = données supprimées
added = { $name } est la personne { $number }.
two-people = Ce sont des personnes différentes
as-csv = Personnes en CSV

### Une personne.

save = Enregistrer la personne
saved = La personne est enregistrée.
email-hint = Seul le staff la voit. Quand quelqu’un s’inscrit avec cette adresse, cette personne est proposée.
link = Lien secret
show-link = Afficher le lien secret
link-also-on-page = Le lien d’une personne est aussi sur sa page, dans la liste des <a>personnes</a>.
card-opens = Ta page à chaque soirée de la communauté : table, siège, classement, check-in. Garde ce lien pour toi.
link-means = Le lien ouvre la page de la personne, et sa page de joueur à chaque soirée de la communauté. Quiconque a ce lien agit à sa place.
wrong-hands = Lien perdu ou partagé ?
new-one = Renouveler remplace ce lien, et ceux de toutes ses participations.
renew = Renouveler les liens
renewed = Les liens sont renouvelés. Les anciens ne marchent plus.
entries = Participations
same-as = Fusionner avec une autre personne
same-as-text = Les participations de l’autre personne passent à celle-ci. Tu peux annuler la fusion.
other-number = Numéro de l’autre personne
why = Raison (pour le journal)
merge = Fusionner
merged = La fusion est faite. Tu peux annuler la fusion { $number } sur la page « Fusions ».
erase = Supprimer les données personnelles
erase-text = Le nom, le nom de classement et l’adresse e-mail disparaissent ici, de toutes les participations et des textes. Les résultats restent, sous un numéro. C’est irréversible.
erase-now = Supprimer les données personnelles
erased = { $entries ->
    [one] Les données personnelles sont supprimées ici et dans { $entries } participation.
   *[other] Les données personnelles sont supprimées ici et dans { $entries } participations.
}
erased-mentions = { $mentions ->
    [one] { $mentions } texte d’un tournoi nomme peut-être encore cette personne. Vérifie-le sur la page du joueur, dans ce tournoi.
   *[other] { $mentions } textes de tournois nomment peut-être encore cette personne. Vérifie-les sur les pages des joueurs, dans ces tournois.
}
erased-in-community = { $count ->
    [one] { $count } texte de la communauté nomme peut-être encore cette personne. Vérifie-le ci-dessous.
   *[other] { $count } textes de la communauté nomment peut-être encore cette personne. Vérifie-les ci-dessous.
}
also-theirs = Ces participations sont-elles aussi les siennes ? Les données de celles que tu coches sont supprimées aussi.
entry-in = { $name }, numéro { $number } dans { $tournament }
back-to-people = Retour aux personnes
back-to-person = Retour à la personne

### Les doutes.

doubts-intro = Un nom ou une adresse e-mail identiques ne prouvent pas qu’il s’agit de la même personne. Chaque question n’est posée qu’une fois.
no-doubts = Aucune question
no-doubts-text = Quand quelqu’un s’inscrit sous un nom que la communauté connaît déjà, on te demande ici s’il s’agit de la même personne.
is-entry = { $entry } (numéro { $number } dans { $tournament }) et { $person } (n° { $of }), est-ce la même personne ?
are-people = { $one } (n° { $first }) et { $other } (n° { $second }), est-ce la même personne ?
because-name = Même nom
because-look = Nom semblable
because-mail = Même adresse e-mail
seen = { $events ->
    [one] { $events } soirée, le { $date }
   *[other] { $events } soirées, la dernière le { $date }
}
never-seen = Aucune soirée terminée
same = Même personne
other = Personnes différentes
answered = La réponse est enregistrée. La question ne sera plus posée.

### Les fusions.

merges-intro = La plus récente d’abord. Annuler une fusion remet ses participations où elles étaient.
no-merges = Aucune fusion
no-merges-text = Tu peux fusionner deux personnes sur la page de l’une d’elles.
merge-line = Fusion { $number } : { $gone } rejoint { $kept }
moved = { $entries ->
    [one] { $entries } participation déplacée
   *[other] { $entries } participations déplacées
}
undone-on = Annulée le { $date }
undo = Annuler la fusion
split = { $name } est de nouveau une personne à part. Les participations rendues ont de nouveaux liens.
older = Fusions plus anciennes

### Staff et réglages.

staff-intro = Les rôles valent ici pour les pages de la communauté. Chaque tournoi a son propre staff.
new-member = Compte
new-member-hint = Tu peux choisir des comptes du staff d’un tournoi de cette communauté.
give-role = Donner le rôle
role-given = Le rôle est donné.
role-removed = Cette personne n’est plus dans le staff de la communauté.
nobody-else = Il n’y a personne à ajouter : les comptes viennent du staff des tournois de cette communauté.
new-community = Nouvelle communauté
create = Créer la communauté
created = La communauté est créée.
save-settings = Enregistrer les réglages
settings-saved = Les réglages sont enregistrés.
names-hint = Si un tournoi de cette communauté montre des initiales, les pages de la communauté doivent en montrer aussi.
description-hint = Affichée sur la page de la communauté.
your-communities = Tes communautés
