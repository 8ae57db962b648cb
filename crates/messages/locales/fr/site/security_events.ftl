### Le journal de sécurité.

title = Journal de sécurité
intro = Connexions et essais ratés, et modifications de comptes, du staff, de liens et de données personnelles. Le plus récent d’abord, heures en UTC ; les entrées sont supprimées après { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
what-happened = Ce qui s’est passé
network-address = Adresse réseau
show = Afficher
everything = Tout
nothing-fits = Aucun résultat
change-filter = Change ce qui est cherché, ou <a>regarde tout</a>.
nothing-yet = Rien pour l’instant
next-sign-in = La prochaine connexion s’affichera ici.
nothing-older = Rien de plus ancien
to-latest = <a>Voir les dernières entrées</a>
caption = Événements de sécurité, le plus récent d’abord
who = Qui
from = D’où
when-utc = Quand (UTC)
when = Quand
refused = Refusé
older = Entrées plus anciennes
no-such-account = Aucun compte n’a ce nom d’utilisateur. Les essais sous des noms sans compte sont listés par leur adresse.
no-address = Ce n’est pas une adresse : écris-la comme 192.0.2.7 ou 2001:db8::7.

## Sortes d'entrées.

group-sign-ins = Connexions
group-failures = Connexions ratées et refus
group-passwords = Mots de passe et seconds facteurs
group-accounts = Comptes
group-staff = Staff de tournois
group-players = Liens et données de joueurs
group-keys = Clés de l’installation

## Ce qui s'est passé.

account-gone = un compte supprimé
no-account = un nom sans compte
player = joueur { $number }
role = rôle
signed-in = Connexion
sign-in-failed = Mauvais mot de passe pour { $whom }
second-factor-failed = Bon mot de passe et mauvais code pour { $whom }
sign-in-refused = Bon mot de passe pour { $whom }, compte désactivé
player-tries-limited = Trop d’essais pour l’adresse à taper de : { $player }. Les suivants attendent
tries-limited = Trop d’essais pour { $whom } : les suivants attendent
signed-out = Déconnexion
sessions-ended = { $count ->
    [one] Fermeture de { $count } session
   *[other] Fermeture de { $count } sessions
}
password-confirmed = Mot de passe redonné
password-not-confirmed = Mauvais mot de passe à la nouvelle demande
password-changed = Changement de son mot de passe
password-reset = Nouveau mot de passe choisi pour { $whom }, l’ancien étant perdu
second-factor-on = Second facteur activé : { $whom }
second-factor-off = Second facteur désactivé : { $whom }
recovery-codes-made = Nouveaux codes de secours pour { $whom }
recovery-code-used = { $count ->
    [one] Code de secours utilisé : { $whom } ; il en reste { $count }
   *[other] Code de secours utilisé : { $whom } ; il en reste { $count }
}
account-made = Création du compte { $whom }, { $role }
account-role-changed = Rôle sur le site pour { $whom } : { $role }
account-disabled = Désactivation : { $whom }
account-enabled = Réactivation : { $whom }
reset-link-made = Lien créé pour un mot de passe perdu : { $whom }
site-invitation-made = Invitation au site : { $role }
site-invitation-withdrawn = Invitation au site retirée
staff-invited = Invitation au staff : { $role }
staff-invitation-withdrawn = Invitation au staff retirée
staff-joined = { $whom } entre dans le staff : { $role }
staff-role-changed = Rôle pour { $whom } : { $role }
staff-removed = Retrait du staff : { $whom }
right-refused = Formulaire envoyé sans le droit « { $right } »
left-out = Trop d’entrées de la sorte « { $kind } » pour { $whom } : les suivantes sont seulement dans le journal du service
player-link-renewed = Lien secret renouvelé : { $player }
player-links-shown = { $count ->
    [one] Lien secret de { $count } joueur affiché
   *[other] Liens secrets de { $count } joueurs affichés
}
personal-data-removed = Données personnelles supprimées : { $player }
private-export = Export : { $what }
calendar-renewed = Adresse de son calendrier renouvelée
keys-replaced = Remplacement : { $what }
access-token-made = Jeton d’accès créé : { $token }
access-token-revoked = Jeton d’accès révoqué : { $token }
