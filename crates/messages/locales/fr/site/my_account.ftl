### Ton compte.

your-tournaments = Tes tournois
your-role = Ton rôle

## Le calendrier.

your-calendar = Ton calendrier
calendar-what = Un calendrier abonné à cette adresse montre les tournois où tu fais partie du staff, y compris ceux qui ne sont pas encore ouverts. Garde-la pour toi : qui l’a peut les voir.
calendar-address = Adresse de ton calendrier
calendar-subscribe = <a>S’abonner avec le calendrier de cet appareil</a> : le programme s’ouvre et demande avant d’ajouter le calendrier. Si rien ne s’ouvre, copie l’adresse dans le programme. Renouveler l’adresse met fin à l’ancienne : les calendriers qui l’utilisent deviennent vides.
renew-address = Renouveler l’adresse
address-renewed = Ton calendrier a une nouvelle adresse. L’ancienne ne montre plus rien.

## Le mot de passe.

change-password = Changer le mot de passe
current-password = Mot de passe actuel
password-hint = Au moins 12 caractères. Tes sessions ailleurs sont fermées, et tes jetons d’accès révoqués.
password-changed = Le mot de passe est changé. Tes sessions ailleurs sont fermées, et les jetons d’accès d’avant révoqués. Les notifications sur tes autres appareils sont désactivées.
password-not-changed = Le mot de passe n’a pas été changé. Corrige ce qui est marqué.

## Le second facteur.

second-factor = Second facteur
on = Actif
off = Inactif
on-since = depuis : { $since } UTC.
password-alone = Ton mot de passe seul suffit pour te connecter.
set-it-up = Configurer

## Sessions.

signed-in-where = Où tu as une session ouverte
in-browsers = { $count ->
    [one] Seulement dans ce navigateur.
   *[other] Dans { $count } navigateurs.
}
see-browsers = { $count ->
    [one] Le voir
   *[other] Les voir
}
sign-out = Se déconnecter
browsers-line = Heures en UTC. Après 30 jours sans utilisation, la session d’un navigateur est fermée.
browser = Navigateur
address = Adresse
last-used = Dernier usage, environ
signed-in = Connexion
unknown-browser = Navigateur inconnu
unknown = inconnue
this-browser = Ce navigateur
sign-it-out = Fermer sa session
sign-out-here = Se déconnecter ici
sign-out-elsewhere = Fermer les autres sessions
not-yours = Un navigateur qui n’est pas à toi ? Ferme sa session, puis <a>change ton mot de passe</a>.
browser-signed-out = La session de ce navigateur est fermée.
others-signed-out = { $count ->
    [one] { $count } autre session est fermée. Les notifications sur tes autres appareils sont désactivées.
   *[other] { $count } autres sessions sont fermées. Les notifications sur tes autres appareils sont désactivées.
}
nowhere-else = Tu n’avais pas d’autre session ouverte.

## Jetons d'accès.

programs = { $count ->
    [one] { $count } programme peut agir à ta place.
   *[other] { $count } programmes peuvent agir à ta place.
}
no-program = Aucun programme n’agit à ta place.
all-accounts = Tous les comptes de ce site
your-account = Ton compte
no-such-account = Ce compte n’existe plus.
