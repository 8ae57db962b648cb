## Refus faute de droits.

not-on-staff = Tu n’es pas dans le staff de ce tournoi, et il faut pour cela quelqu’un qui peut { $what }. Demande à l’organisation.
is-organizer = Tu fais partie de l’organisation, et il faut pour cela quelqu’un qui peut { $what }. Demande au reste de l’organisation.
is-head-judge = Tu es head judge ici, et il faut pour cela quelqu’un qui peut { $what }. Demande à l’organisation.
is-judge = Tu es arbitre ici, et il faut pour cela quelqu’un qui peut { $what }. Demande à l’organisation.
is-scorekeeper = Tu es scorekeeper ici, et il faut pour cela quelqu’un qui peut { $what }. Demande à l’organisation.

## Ce que quelqu'un peut faire.

may-see-inside = voir les pages du staff
may-enter-results = saisir des résultats
may-manage-players = gérer les joueurs
may-pair = apparier et publier les rondes
may-judge = arbitrer
may-choose-table-ends = choisir comment une table termine sa ronde
may-run-clock = gérer le chrono
may-correct = corriger des rondes terminées
may-read-records = lire tout le journal et les exports privés
may-choose-stage = choisir ce que montre un stream
may-announce = écrire des annonces
may-change-settings = modifier les réglages
may-remove-personal-data = supprimer des données personnelles
may-choose-staff = choisir le staff

## Autres refus.

sign-in-first = Connecte-toi d’abord.
only-administrator = Seule l’administration du site peut gérer les comptes.
not-signed-in-any-more = Ta session est fermée, donc rien n’a été modifié. Connecte-toi et renvoie le formulaire.
password-too-long-ago = Tu as écrit ton mot de passe il y a trop longtemps, donc rien n’a été modifié. Renvoie le formulaire, et il te sera demandé.
factor-due = L’administration a besoin d’un second facteur ici, et ton compte n’en a pas. Configure-le d’abord sur la page de ton compte.
link-not-valid = Ce lien n’est plus valable, donc rien n’a été modifié. Demande le nouveau au staff.
link-of-tournament = Le lien d’un joueur est valable pour un tournoi.
only-player = Seul un joueur peut le faire, par son lien secret.

## Jetons d'accès.

token-ended = Ce jeton a été révoqué ou a expiré, donc rien n’a été modifié.
token-is-no-password = Cela demande ton mot de passe, qu’aucun jeton ne remplace. Fais-le dans un navigateur, avec une session ouverte.
token-elsewhere = Ce jeton est pour un seul tournoi, et ce n’est pas celui-ci.
token-lacks-scope = Il manque à ce jeton la portée « { $scope } ». Crées-en un qui l’a sur la page de ton compte.

## Pages qui ne sont plus à jour.

no-such-tournament = Ce tournoi n’existe pas ici.
tournament-cancelled = Ce tournoi a été annulé.
no-round-now = Le tournoi a changé depuis que tu l’as regardé, et n’a plus de ronde. Regarde-le tel qu’il est maintenant, puis décide de nouveau.
round-is-draft = { $round-draft } maintenant : les rondes ont changé depuis que tu as regardé, peut-être parce que tu as envoyé ceci deux fois. Regarde le tournoi tel qu’il est maintenant, puis décide de nouveau.
round-is-published = { $round-public } maintenant : les rondes ont changé depuis que tu as regardé, peut-être parce que tu as envoyé ceci deux fois. Regarde le tournoi tel qu’il est maintenant, puis décide de nouveau.
round-is-running = { $round-going } maintenant : les rondes ont changé depuis que tu as regardé, peut-être parce que tu as envoyé ceci deux fois. Regarde le tournoi tel qu’il est maintenant, puis décide de nouveau.
round-is-finished = { $round-over } maintenant : les rondes ont changé depuis que tu as regardé, peut-être parce que tu as envoyé ceci deux fois. Regarde le tournoi tel qu’il est maintenant, puis décide de nouveau.
