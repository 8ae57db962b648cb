## Le staff d'un tournoi.

nobody-yet = Personne n’est encore dans le staff.
nobody-yet-text = Crée une invitation ci-dessous et transmets son lien.
times-in = Heures du fuseau { $zone }.
column-since = Depuis
column-role = Rôle
you = (toi)
account-disabled = Compte désactivé
role-of = Rôle : { $name }
change = Modifier
change-role-of = Modifier le rôle : { $name }
remove-member = Retirer { $name } du staff
invite = Inviter quelqu’un
role = Rôle dans ce tournoi
role-hint = Le lien ne sert qu’une fois.
valid-for = Valable
valid-for-hint = Tu peux révoquer ci-dessous une invitation qui n’a pas servi.
hours = 24 heures
week = Une semaine
until-over = Jusqu’à la fin de l’événement
make = Créer une invitation
until = Jusqu’à
command-line = ligne de commande
choose-role = Choisis un des rôles.

## Ce que veulent dire les rôles.

organizer-means = Tout dans ce tournoi, réglages et staff compris. En salle, l’organisation tranche s’il n’y a pas de head judge.
head-judge-means = En salle, tout ce que font les arbitres, et le dernier mot : appels, Game Loss et au-delà. Aussi les joueurs, les rondes, les résultats, les corrections, le journal.
judge-means = En salle : appels, décisions, deck checks, temps des tables, parties suivies. Aussi les résultats de la ronde en cours.
scorekeeper-means = Les joueurs, les rondes, et les résultats de la ronde en cours. En salle, lecture seule : ni appels, ni décisions.

## Le lien d'une invitation.

invitation = Invitation
invitation-for = Pour une seule personne, avec le rôle « { $role } » dans le tournoi { $tournament }, et avec un nouveau compte ou un compte existant.
back = Retour au staff

## Messages.

revoked = Invitation révoquée.
role-now = Le rôle est maintenant : { $role }.
removed = Cette personne n’est plus dans le staff. Ce qu’elle a fait reste dans le journal.
