### Liens qui servent une fois.

set-up-podium = Configurer Podium
join-tournament = Rejoindre { $tournament }
join-site = Rejoindre ce Podium
new-password-title = Choisir un nouveau mot de passe

## Ce qu'offre le lien.

set-up-what = Crée le premier compte. Tu auras l’administration du site : tu crées des tournois et tu invites les autres.
join-what = Invitation au staff, avec le rôle : { $role }.
join-as-administrator = Invitation à l’administration du site : tu gères les tournois et les comptes.
join-as-organizer = Invitation à l’organisation : tu peux créer tes propres tournois.
join-as-staff = Invitation à créer un compte ; des tournois t’invitent ensuite dans leur staff.
reset-what = Pour le compte { $account }. Ses sessions ailleurs sont fermées, et ses jetons d’accès révoqués.
from-until = Lien créé par { $name }. Il ne sert qu’une fois, jusqu’au { $until } ({ $zone }).
until = Le lien ne sert qu’une fois, jusqu’au { $until } ({ $zone }).

## Les formulaires.

signed-in-as = Ta session est ouverte avec le compte <b>{ $name }</b>.
join-with-this = Rejoindre avec ce compte
not-you = Ce n’est pas toi ? Déconnecte-toi sur <a>la page de ton compte</a>, puis rouvre le lien.
new-password = Nouveau mot de passe
password-hint = Au moins 12 caractères, comme trois ou quatre mots.
set-password = Enregistrer le mot de passe
user-name-hint = Ce qui te sert à te connecter ; le reste du staff le voit.
make-account = Créer le compte
have-account = Tu as déjà un compte ? <a>Connecte-toi</a>, et c’est ce compte qui servira.

## Messages.

signed-in = Ta session est ouverte.
first-account-made = Le compte est créé. Maintenant le premier tournoi : son nom suffit.
password-changed = Le mot de passe est changé. Connecte-toi avec lui et un code.
link-still-works = Rien n’a été modifié, et le lien est encore valable. Corrige ce qui est marqué.
joined = Tu fais maintenant partie du staff.

## Un nouveau lien.

shown-once = <b>Cette page montre le lien une seule fois.</b> Copie-le, ou fais scanner le code maintenant. Il ne sert qu’une fois et reste valable { $holds }.
link-label = Lien
