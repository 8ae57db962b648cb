### Les comptes, pour l'administration du site.

title = Comptes
find-name = Chercher un nom
nobody-by-name = Personne de ce nom
caption = Toutes les personnes qui peuvent se connecter ici. Heures en UTC.
role-on-site = Rôle sur le site
role = Rôle
state = État
since = Depuis
disabled = Désactivé
can-sign-in = Peut se connecter
command-line = ligne de commande

## Inviter quelqu'un.

invite = Inviter quelqu’un
make-invitation = Créer une invitation
administrator-hint = Tout : chaque tournoi, et tous les comptes.
organizer-hint = Crée ses propres tournois.
staff-hint = N’agit que dans les tournois qui l’invitent.
choose-role = Choisis un des rôles.
until-utc = Jusqu’à (UTC)
invitation = Invitation
for-one-new = Pour une nouvelle personne au rôle « { $role } » sur ce site.
back-to-accounts = Retour aux comptes
invitation-revoked = Invitation révoquée.

## Second facteur de l'administration.

factor-of-administrators = Second facteur de l’administration
demanded = Exigé
demanded-what = Sans second facteur, l’administration doit d’abord le configurer.
stop-demanding = Ne plus l’exiger
not-demanded = Le mot de passe de l’administration ouvre tout ici. Exige aussi le code d’une application d’authentification.
demand = L’exiger
set-up-own = <a>Configure d’abord le tien</a>.
now-demanded = Tous les comptes d’administration ont désormais besoin d’un second facteur.
no-longer-demanded = L’administration peut se connecter avec son seul mot de passe.

## Un compte.

since-utc = depuis : { $since } UTC
on-staff-of = Dans le staff de
change-role = Modifier le rôle
enable-heading = Réactiver le compte
enable-what = Il peut de nouveau se connecter avec son ancien mot de passe.
enable = Réactiver
lost-password = Mot de passe perdu
lost-password-what = Crée un lien valable une heure, pour choisir un nouveau mot de passe. Les liens précédents ne sont plus valables.
make-link = Créer un lien
lost-phone = Téléphone perdu
lost-phone-what = Désactive le second facteur et ferme toutes les sessions du compte. Assure-toi de savoir qui demande : ensuite, le mot de passe seul suffit.
disable-heading = Désactiver le compte
disable-what = Ferme toutes les sessions du compte et l’empêche de se connecter. Son nom reste dans les journaux, et tu peux le réactiver.
disable = Désactiver
type-name = Écris { $name } exactement comme c’est affiché ici.
not-disabled = Le compte n’a pas été désactivé.
no-account = Il n’y a pas de compte à cette adresse.
to-accounts = Voir les comptes
reset-title = Lien pour un mot de passe perdu
reset-what = Pour { $name }, qui s’en sert pour choisir un nouveau mot de passe.
back-to-account = Retour au compte
only-administrators = Seule l’administration du site peut gérer les comptes.

## Messages.

role-changed = { $name } a maintenant le rôle « { $role } ».
is-disabled = { $name } : compte désactivé, toutes ses sessions sont fermées.
is-enabled = { $name } peut de nouveau se connecter.
factor-removed = { $name } se connecte avec le seul mot de passe, et toutes ses sessions sont fermées.

## Dans la liste de tous les tournois.

