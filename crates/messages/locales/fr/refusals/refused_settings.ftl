## Noms de champs.

label-place = Lieu
label-description = Description
label-code-of-conduct = Code de conduite
label-date = Date
label-preset = Nom du modèle
label-announcement = Annonce
label-pod-size = Taille des pods
label-points = Points
label-games-to-win = Parties à gagner
label-tiebreakers = Départages
label-playoff-time = Durée en phase finale

## Réglages d'un tournoi.

unknown-time-zone = Fuseau horaire inconnu : « { $zone } ». Prends une plus grande ville proche de toi, ou un nom comme Europe/Lisbon.
first-table = Première table : choisis un nombre de 1 à 90000.
registrations-per-address = Inscriptions par adresse : choisis un nombre de 1 à 100000.
lists-name-commanders = Decklists : une liste indique son commandant, et les commandants ne sont montrés à personne. Garde les listes fermées, ou montre les commandants après le tournoi.
profile-not-stored = Les règles ne peuvent pas être enregistrées : { $problem }
may-not-create = Ton compte ne peut pas créer de tournois, seulement entrer dans le staff là où on t’invite. Demande à l’administration de ce site.
settings-changed = Quelqu’un a modifié les réglages entre-temps. Compare avec leur état actuel, puis renvoie les tiens.
open-already = Le tournoi est déjà ouvert.
cancel-reason = Écris pourquoi il est annulé : tout le monde peut le lire.
new-not-there = Le nouveau tournoi est introuvable.
fixed-once-paired = { $label } : des joueurs ont été appariés ainsi, donc cela ne change plus.
commanders-staff-only = Commandants : pour l’instant, seul le staff les voit. Dès que la ronde 1 est appariée, on peut en montrer moins, mais jamais plus qu’à ce moment-là.
commanders-after-event = Commandants : pour l’instant, tout le monde les voit après le tournoi. Dès que la ronde 1 est appariée, on peut en montrer moins, mais jamais plus qu’à ce moment-là.
lists-stay-closed = Decklists : seul le staff les lit. Les joueurs ont déposé les leurs à cette condition, donc elles restent fermées dès que la ronde 1 est appariée.
results-as-they-come = Résultats d’une ronde en cours : tout le monde les voit dès leur arrivée. Les joueurs ont commencé ainsi, donc ce réglage ne change plus : garde-le.
results-when-finished = Résultats d’une ronde en cours : tout le monde les voit quand la ronde est terminée. Les joueurs ont commencé ainsi, donc ce réglage ne change plus : garde-le.

## Modèles de réglages.

presets-of-everybody = Seule l’administration de ce site garde des modèles pour tout le monde.
name-preset = Nom du modèle : écris-en un, comme « Vendredi ».
too-many-presets = Il y a déjà { $most } modèles. Supprimes-en un d’abord, sur la page de tes tournois.
settings-not-stored = Les réglages ne peuvent pas être enregistrés : { $problem }
preset-needs-account = Un modèle appartient à un compte : connecte-toi d’abord.
preset-removed = Ce modèle est déjà supprimé.
preset-removed-meanwhile = Le modèle a été supprimé entre-temps. Ce qui suit est tel que tu l’as laissé : crée le tournoi avec.
preset-is-everybodys = Ce modèle est celui de tout le monde. Demande à l’administration de ce site de le supprimer.

## Nom proposé pour un modèle.

preset-minutes = { $minutes } min
preset-untimed = sans limite de temps
preset-pods = pods de { $size }
preset-rounds = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}
preset-no-playoff = sans phase finale
preset-top = top { $cut }

## Annonces.

announcement-empty = Annonce : écris ce que tout le monde, ou les personnes concernées, doivent lire.
time-past = Affichée à partir de : ce moment est passé. Laisse le champ vide pour afficher l’annonce tout de suite.
time-far = Affichée à partir de : c’est dans plus d’un an. Vérifie la date.
whom-everybody = Tout le monde
one-of-both = Seulement le joueur : une annonce est pour une table ou pour un joueur. Laisse l’un des deux champs vide.
no-round-played = Seulement la table : aucune ronde n’est en cours. Attends les appariements, ou indique un joueur.
no-such-table = Seulement la table : il n’y a pas de table { $typed } { $round-in }. Écris son numéro.
nobody-called = Seulement le joueur : personne ne s’appelle { $typed }. Écris le nom entier, ou le numéro du joueur.
several-called = Seulement le joueur : plusieurs s’appellent { $typed }. Écris un numéro : { $numbers }.
no-player-number = Seulement le joueur : il n’y a pas de joueur numéro { $number }.
announcement-gone = Cette annonce n’est plus sur les pages.

## Webhooks.

choose-events = Événements : choisis-en au moins un.
no-webhook = Ce webhook n’existe pas (ou plus) ici.
address-taken = Adresse : le webhook { $webhook } l’a déjà. Modifie plutôt ses événements.
no-event-here = Événements : un webhook ne peut pas recevoir { $event } ici. Choisis-en d’autres.
too-many-webhooks = Il y a déjà { $most } webhooks : supprimes-en d’abord un qui ne sert plus.
webhook-changed = Quelqu’un a modifié ce webhook entre-temps. Regarde-le tel qu’il est maintenant, puis renvoie le formulaire.
too-many-secrets = { $most } secrets de signature de ce webhook sont valables en ce moment. Attends que ceux d’avant le plus récent expirent, un jour après sa création.
webhook-active = Ce webhook est déjà actif.
webhook-disabled = Ce webhook est désactivé. Réactive-le d’abord.
no-delivery = Cet envoi n’existe pas (ou plus).
not-public-yet = Ce n’est pas encore public. L’envoi se fait quand cela le devient.
address-paste = Adresse : colle celle que montre ton récepteur ou ton chat, comme https://bot.example/podium.
address-letters = Adresse : écris-la sans espaces et sans autres lettres que a à z, telle qu’un navigateur la montre quand tu la copies.
address-http = Adresse : elle doit commencer par https://, sinon ce qui est envoyé pourrait être lu en route.
address-https = Adresse : elle doit commencer par https://.
address-fragment = Adresse : enlève « # » et ce qui suit : ce n’est jamais envoyé.
address-password = Adresse : enlève le nom et le mot de passe avant « @ ». À la place, ce qui est envoyé est signé.
address-host = Adresse : son hôte est invalide. Écris-la comme https://bot.example/podium.
address-own-network = Adresse : elle mène au réseau de cette machine, ce que cette installation n’autorise pas.
discord-chat = Ce qui est envoyé : c’est l’adresse d’un salon Discord, qui ne prend que des messages. Choisis « Pour un chat ».
event-not-stored = Impossible de l’enregistrer : { $problem }

## Documents importés ou exportés.

round-finished-without-results = La ronde { $number } est terminée, mais { $missing } de ses pods n’ont pas de résultat.
round-not-finished = La ronde { $number } n’est pas terminée, mais une autre la suit.
draft-with-results = La ronde { $number } est un brouillon avec des résultats.
clock-without-begin = La ronde { $number } n’a pas commencé mais a un chrono.
no-player-with-id = Aucun joueur n’a l’identifiant « { $id } ».
part-not-written = La partie du tournoi à montrer ne peut pas être écrite.
