## Noms d'utilisateur et mots de passe.

type-name = Écris un nom d’utilisateur : il sert à te connecter.
name-too-long = Le nom d’utilisateur a { $length } caractères : { $most } au plus.
name-invisible = Le nom d’utilisateur contient un caractère invisible : écris-le de nouveau.
name-taken = Il y a déjà un compte { $name } : choisis un autre nom, ou connecte-toi.
no-account-named = Il n’y a pas de compte « { $name } ». `podium user list` les montre tous.
password-too-short = Le mot de passe a { $length } caractères : il en faut au moins { $least }. Trois ou quatre mots à la suite se retiennent facilement.
password-too-long = Le mot de passe a { $length } caractères : { $most } au plus.
password-is-name = Le mot de passe est le nom d’utilisateur : choisis-en un autre.
password-guessed = Ce mot de passe se devine vite : il est courant, ou fait de morceaux courants. Prends trois ou quatre mots sans rapport entre eux.
password-not-current = Ce n’est pas ton mot de passe actuel. Rien n’a été modifié.
password-not-yours = Ce n’est pas ton mot de passe. Rien n’a encore été fait.
password-changed = Ton mot de passe vient de changer, donc rien n’a été fait. Renvoie le formulaire avec le nouveau.
wrong-pair = Nom d’utilisateur ou mot de passe incorrect. Les majuscules comptent dans le mot de passe.
account-disabled = Ce compte est désactivé. L’administration du site peut le réactiver.

## Le second facteur.

wrong-code = Ce n’est pas le code que l’application affiche maintenant, ou il a déjà servi. Attends le suivant et écris-le.
begin-again = { $minutes ->
    [one] Le code doit suivre le mot de passe dans la minute. Reprends la connexion depuis le début.
   *[other] Le code doit suivre le mot de passe dans les { $minutes } minutes. Reprends la connexion depuis le début.
}
code-asked = Un code est demandé.
factor-there = Ton compte a déjà un second facteur. Désactive-le d’abord, puis configure une autre application.
no-factor-begun = Aucun second facteur n’est en cours de configuration. Recommence sur la page de ton compte.
not-code-of-app = Ce n’est pas le code de l’application. Écris les six chiffres qu’elle affiche maintenant ; s’ils sont de nouveau refusés, vérifie que le téléphone règle son heure automatiquement.
nothing-to-recover = Ton compte n’a pas de second facteur : il n’y a rien à récupérer.
own-factor-first = Configure d’abord ton propre second facteur, sur la page de ton compte : tu sauras ainsi ce que tu demandes aux autres.
no-own-factor = Ton compte n’a pas de second facteur.
own-factor-elsewhere = C’est ton propre second facteur : désactive-le sur la page de ton compte, avec un code.
has-no-factor = { $name } n’a pas de second facteur.

## Les comptes, pour l'administration.

no-such-account = Ce compte n’existe plus.
account-changed = Quelqu’un a modifié { $name } entre-temps. Regarde le compte tel qu’il est maintenant, puis décide de nouveau.
last-administrator = { $name } est le dernier compte d’administration qui peut se connecter. Donne d’abord ce rôle à quelqu’un d’autre.
enable-first = { $name } : ce compte est désactivé. Réactive-le d’abord.
session-ended = Cette session est déjà terminée.

## Jetons d'accès.

name-token = Donne un nom au jeton : à quoi il sert.
choose-scopes = Choisis à quoi le jeton peut servir.
choose-days = Choisis de 1 à { $most } jours, ou rien pour un jeton qui n’expire pas.
no-role-there = Tu n’as pas de rôle dans ce tournoi.
too-many-tokens = Tu as { $most } jetons, le maximum pour un compte. Révoques-en un qui ne sert plus.
token-revoked = Ce jeton est déjà révoqué.

## Liens qui servent une fois.

link-unknown = Lien inconnu : il est incomplet, révoqué ou remplacé par un plus récent. Demande un nouveau lien.
link-used = Ce lien a déjà servi, et il ne sert qu’une fois. Si c’était toi, connecte-toi. Sinon, contacte la personne qui te l’a donné.
link-expired = Ce lien a expiré. Demande un nouveau lien.
link-no-longer = La personne qui a créé cette invitation ne peut plus donner ce rôle. Demande un nouveau lien.
link-set-up = Cette installation est déjà configurée. Connecte-toi, ou demande une invitation à l’administration du site.
link-not-for-account = Ce lien n’est pas pour un compte connecté.
invitation-gone = Cette invitation a déjà servi ou a été révoquée.
role-here-already = Tu as déjà le rôle « { $role } » dans ce tournoi. L’invitation n’a pas servi : donne-la à la personne concernée.
role-on-site-already = Tu as déjà le rôle « { $role } » sur ce site. L’invitation n’a pas servi : donne-la à la personne concernée.

## Le staff d'un tournoi.

not-on-staff = Tu n’es pas dans le staff de ce tournoi.
who-chooses-staff = Seuls l’organisation et le head judge choisissent le staff.
cannot-give-role = Avec le rôle « { $own } », tu ne peux ni donner ni retirer le rôle « { $other } ». Demande à l’organisation.
has-become = { $name } a reçu entre-temps le rôle « { $role } ». Décide de nouveau.
is-already = { $name } a déjà le rôle « { $role } ».
not-on-staff-any-more = Cette personne n’est plus dans le staff.
last-organizer = C’est la dernière personne de l’organisation de ce tournoi. Donne d’abord ce rôle à quelqu’un d’autre.
