nobody = Personne de ce nom. Essaie avec moins de lettres.
many-players = Trop de joueurs. Écris plus de lettres.
show-it = Afficher
has-changed = Cela a changé depuis que tu as commencé à écrire.
offline = Hors ligne. État à { $time }.
signed-out = Ta session est fermée. Recharge la page pour te reconnecter.
moved = Cette page a changé d’adresse. Recharge-la pour continuer.
gone = Cette page n’existe plus.

## Feuilles et messages au-dessus d'une page.

close = Fermer
close-message = Fermer ce message

## Formulaires pas envoyés.

not-sent = Pas envoyé
not-sent-why = Le réseau ne répond pas. Ce que tu as écrit est encore là : renvoie-le dans un instant.
signed-out-unsent = Ta session est fermée. Rien n’a été enregistré, et ce que tu as écrit est encore là. Connecte-toi, reviens et renvoie-le.
sending-file = Le fichier est en cours d’envoi. Laisse cette page ouverte.
not-carried-out = Cela n’a pas été exécuté.

## Actions qui attendent le réseau.

acts-unsent = { $count ->
    [one] { $count } action pas encore envoyée
   *[other] { $count } actions pas encore envoyées
}
acts-ask = Pas envoyées : celles-ci attendent ta réponse
act-of-player = L’action est gardée sur ce téléphone et partira quand le réseau répondra. En attendant, lève la main.
may-have-arrived = L’action est peut-être déjà arrivée.
acts-of-staff = Elles sont gardées sur cet appareil et partiront dans cet ordre quand le réseau répondra. Tu peux fermer la page.
acts-moved = La table a avancé depuis que tu as appuyé, ou la page de suivi a une question. Rien n’est exécuté avant ta réponse.
acts-full = Il n’en est pas gardé plus de { $most } : la dernière ne l’a pas été.
act-made-by = Fait par { $name } : sa session doit être ouverte pour l’envoi.
somebody = quelqu’un
send-still = Envoyer quand même
do-not-send = Ne pas envoyer
