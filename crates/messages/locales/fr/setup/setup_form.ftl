## Les réglages d'un tournoi.

new-tournament = Nouveau tournoi
create = Créer le tournoi
copy = Copier le tournoi
copy-intro = Un nouveau tournoi avec les réglages de celui-ci. Les joueurs et les rondes restent ici.
save = Enregistrer les réglages
start-from = Partir de
defaults = Valeurs par défaut de l’addendum
played-elsewhere = Pour un événement joué ailleurs, <a>pars de son fichier</a>.
penalties = Table des pénalités

### Messages.

saved = Les réglages sont enregistrés.
nothing-saved = Rien n’a été enregistré. Corrige les champs marqués.
cancelled = Le tournoi est annulé.
created = Le tournoi est créé.
created-with = { $count ->
    [one] Le tournoi est créé, avec { $count } joueur.
   *[other] Le tournoi est créé, avec { $count } joueurs.
}
look-at-names-first = Vérifie les noms. Rien n’est encore créé.

### Joueurs d'un nouveau tournoi.

look-at-names = Vérifier les noms
create-with-names = Créer avec ces noms
names-hint = Un nom par ligne. Si tu modifies la liste, tu la vérifies de nouveau.
players-hint = Un nom par ligne, si tu les connais déjà. Tu peux en ajouter à tout moment, et les joueurs peuvent s’inscrire.

### Ce qu'une copie emporte.

comes-along = À reprendre aussi
staff-along = { $count ->
    [one] Staff : { $count } personne en plus de toi, avec le même rôle
   *[other] Staff : { $count } personnes en plus de toi, avec les mêmes rôles
}
deck-rules = Règles des decklists
deck-rules-hint = Les listes se déposent jusqu’à la ronde 1, ou jusqu’à une date limite que tu fixes.
along-hint = Tous les réglages, la table des pénalités aussi.

### Premiers champs.

date = Date
place = Lieu
time-zone = Fuseau horaire
time-zone-hint = Écris une grande ville, comme Paris ou Bruxelles.
language = Langue
language-hint = Des impressions et du projecteur. Chacun lit les pages dans la sienne.
level-hint = Toutes les valeurs par défaut ci-dessous en dépendent. Les champs vides suivent l’addendum.
level-regular = Pods plus petits, 90 minutes, on finit le tour. À partir de 4 joueurs.
level-competitive = Byes, 75 minutes, tours additionnels. À partir de 16 joueurs.
level-professional = Comme Compétitif, avec les décisions les plus strictes. À partir de 16 joueurs.
until-first-round = Tu peux changer tout ce qui suit jusqu’à la première ronde.
as-level = Selon le niveau

### Rondes et phase finale.

rounds-and-playoff = Rondes et phase finale
recommended = Pour { $players } joueurs : { $rounds } rondes suisses, puis le top { $cut }.
recommended-with-byes = { $byes ->
    [one] Pour { $players } joueurs avec { $byes } bye : { $rounds } rondes suisses, puis le top { $cut }.
   *[other] Pour { $players } joueurs avec { $byes } byes : { $rounds } rondes suisses, puis le top { $cut }.
}
recommended-later = Selon le nombre de joueurs, byes compris.
swiss-rounds-hint = Vide : comme recommandé (MTR-A Appendix E).
playoff-hint = Avec un top 7, 10, 13 ou 40, les meilleurs seeds sautent la première ronde de phase finale.
cut-recommended = Comme recommandé
cut-none = Pas de phase finale
cut-top = Top { $cut }
uneven = Si les joueurs ne remplissent pas les pods
uneven-level = Convivial : pods plus petits. Compétitif et Professionnel : byes (MTR-A 10.4A).
uneven-byes = Byes
uneven-byes-hint = Les pods sont pleins ; les derniers sans bye en ont un. Conseillé en Commander (MTR-A X.1B).
smaller-pods = Pods plus petits
uneven-smaller-hint = Tout le monde joue ; certains pods ont un joueur de moins.
uneven-larger = Pods plus grands
uneven-larger-hint = Tout le monde joue ; certains pods ont un joueur de plus. Les pods complets sont alors les « pods plus petits ».
uneven-then-byes = Pods plus petits, puis un bye
uneven-then-byes-hint = Autant de pods complets que possible ; les autres ont un joueur de moins, pour qu’un seul joueur au plus ait un bye.
smaller-pods-hint = De quel côté du classement. Sans effet si l’on donne des byes.
at-bottom = En bas
at-top = En haut
seating = Sièges en rondes suisses
seats-random = Au hasard
seats-balanced = Répartis au fil des rondes (écart)
draft-pods = Les pods d’un draft sont gardés pour la première ronde (MTR-A X.6A)
house-pods = Pods et rondes selon d’autres règles
house-pods-hint = Pour d’autres règles que l’addendum : qui joue dans les pods plus petits, combien de rondes il y a, et comment chacune est appariée.
smaller-pods-once = Personne n’est deux fois dans un pod plus petit tant que d’autres n’y ont pas été
smaller-pods-once-hint = Seul le fait d’éviter un adversaire déjà rencontré passe avant. Sans cocher, on l’évite là où cela ne coûte rien d’autre.
round-table-hint = Une ligne par nombre de joueurs : 16: 2 rounds, top 4. Elle vaut jusqu’à 16 joueurs. La dernière peut valoir pour tous au-delà : more: 5 rounds, no playoff. Vide : comme recommandé (MTR-A Appendix E).
round-kinds-hint = La ronde 1 est tirée au sort. Choisis comment les autres sont appariées ; l’addendum suit le classement.
round-kind-second = Ronde 2
round-kind-others = Rondes suivantes
round-kind-last = Dernière ronde

### Match et points.

match-and-points = Match et points
pod-size = Taille des pods
pod-size-hint = 4, comme en Commander.
games-to-win = Parties à gagner pour un match
games-to-win-hint = Une en Commander (MTR-A X.1A).
points-win = Points pour une victoire
points-win-hint = Vide : taille du pod + 1.
points-draw = pour un nul
points-draw-hint = Vide : 1.
points-loss = pour une défaite
points-loss-hint = Vide : 0.
points-bye = pour un bye
points-bye-hint = Vide : comme une victoire.
players-report = Les joueurs annoncent leurs résultats
players-report-hint = En Convivial, les joueurs annoncent ; au-dessus, le staff. Le staff a le dernier mot.
players-report-yes = Oui : un résultat compte quand un autre joueur du pod le confirme
players-report-no = Non : seul le staff saisit les résultats
running-results = Résultats d’une ronde en cours
running-results-hint = En Convivial, tout le monde les voit dès leur arrivée ; au-dessus, quand la ronde est terminée. Ne se change plus une fois la ronde 1 appariée.
running-results-yes = Tout le monde les voit dès leur arrivée
running-results-no = Tout le monde les voit quand la ronde est terminée
table-games = Parties notées aux tables
table-games-hint = Les joueurs notent sur leur téléphone les points de vie, les tours et les éliminations à leur table, et les arbitres le voient. Par défaut, ils le peuvent en Convivial ; au-dessus, seuls les arbitres suivent des parties.
table-games-yes = Les joueurs peuvent noter la partie de leur table
table-games-no = Seuls les arbitres suivent des parties
long-turn = Minutes d’un tour long
long-turn-hint = Un tour plus long est signalé sur les pages des arbitres. Vide : aucun ne l’est.
long-turns-at-table = Signaler aussi les tours longs à la table
own-time = Minutes de temps propre par joueur
own-time-hint = À la table, les tours de chaque joueur dans une partie sont décomptés de ce temps, et les arbitres voient qui l’a épuisé ; ils décident de la suite. Vide : seul le temps utilisé est affiché.
tiebreakers = Départages
tiebreakers-hint = Vide : Match points, MW%, OAMP, OMW% (MTR-A 3.1A). Pour un autre ordre, écris les noms séparés par des virgules ; il y a aussi W%, OW%, H2H, Seat, Games won.
house-rules = Règles maison
house-rules-hint = Ce que d’autres documents de règles décident autrement que l’addendum. Le règlement choisi fixe certains de ces réglages ; les autres suivent l’addendum.
percentages = Pourcentages du classement
percentages-hint = Pour d’autres règles que l’addendum. Les adversaires fictifs ont un pourcentage et aucun point de match : ils comptent dans OMW%, pas dans OAMP, et ne changent aucun appariement.
opponents-hint = Vide : aucun, comme dans l’addendum.
opponents-percentage = avec un pourcentage de
opponents-percentage-hint = Par exemple 1/5, 20 % ou 0.33.
byes-in-percentages = Un bye compte comme match gagné dans le pourcentage que reçoivent les adversaires
percentage-decimals-hint = Nombre de décimales (de 1), de 2 à 4, le 5 arrondi vers le haut : avec 4, on compare 31,50 %. Vide : comparés sans arrondi.
percentage-floor-hint = Par exemple 1/5, 1/3 ou 1/7 ; 0 veut dire aucun. Vide : 1 / points d’une victoire.
scoring = Points selon la taille du pod, points misés
scoring-hint = Pour d’autres règles que l’addendum.
win-points-by-hint = Selon le nombre de joueurs à la table, une victoire dans un pod de trois vaut 4 ou 5. Laisse vides les points d’une victoire et d’un bye : ils en découlent.
win-points-tournament = Les mêmes dans chaque pod
win-points-plus-one = Nombre de joueurs à la table + 1
win-points-twice = Deux fois le nombre de joueurs à la table − 1
wager-start = Points misés : au départ
wager-start-hint = Par exemple 1000. Vide : points fixes pour chaque résultat.
wager-stake = Mise à chaque match
wager-stake-hint = La part de leurs propres points que les joueurs misent, par exemple 10 % ou 1/10.
place-points-hint = Une ligne par taille de pod : le nombre de joueurs, puis les points à partir de la première place, comme 4: 6 3 2 1. Une taille sans ligne prend celle de la taille supérieure. Laisse vides les points d’une victoire et d’un bye : ils en découlent.
draw-points-hint = Une ligne par nombre de joueurs encore dans la partie : ce nombre, puis les points de chacun, comme 2: 3. Vide : les points de la dernière de leurs places.
tied-last = Points de la dernière de leurs places
tied-turn-order = Placés dans l’ordre du tour
draws = Matchs nuls et sièges en phase finale
draws-hint = Pour d’autres règles que l’addendum. Le premier choix de chaque liste est celui de l’addendum.
draw-shared-by-hint = Avec le second choix, qui saisit un nul indique qui était encore dans la partie.
draw-shared-all = Tous ceux qui ont commencé le match, sauf concession
draw-shared-still-in = Seulement ceux qui sont encore dans la partie au moment du nul
drawn-elimination-replay = On rejoue jusqu’à une victoire
drawn-elimination-seed = Le meilleur seed de ceux qui partagent le nul se qualifie
playoff-seats-seed = Par seed, le meilleur d’abord (2.2B)
playoff-seats-chosen = Au hasard, et le meilleur seed de la table choisit qui commence
playoff-places = Une fois la finale gagnée, les autres continuent à jouer pour les places suivantes
playoff-places-hint = Le résultat de la finale dit qui a quitté la partie et dans quel ordre.
ending = Prolongation, parties inachevées et nulles
overtime-hint = Minutes pour le tour en cours après la fin du temps. Vide : pas de limite.
end-step-turn = Si quelqu’un agit pendant l’étape de fin quand la fin du temps est annoncée, le tour suivant est le dernier
no-show-hint = Minutes depuis le début de la ronde. Vide : les arbitres décident.

### Temps.

time = Temps
round-minutes = Minutes d’une ronde suisse
round-minutes-hint = Vide : 90 en Convivial, 75 au-dessus (MTR-A Appendix B). 0 : sans limite.
end-of-round = À la fin du temps
end-of-round-hint = Tours additionnels jusqu’à 75 minutes, finir le tour au-delà.
end-as-limit = Selon la limite de temps
end-extra-turns = Tours additionnels (2.5AA)
end-finish-turn = Finir le tour (2.5AB)
playoff-minutes = Minutes d’un match de phase finale
playoff-minutes-hint = Vide : sans limite, comme conseillé (MTR-A 2.5B).
breaks-hint = Une par ligne : round 2: 45 minutes, Déjeuner. Pour un second jour : round 4: until 10:00. Une pause commence quand sa ronde est terminée.

### Inscription et noms.

registration-and-names = Inscription et noms
registration = Inscription par les joueurs
registration-closed = Fermée
registration-closed-hint = Le staff inscrit les joueurs.
registration-approval = Sur approbation
registration-approval-hint = Les joueurs s’inscrivent par lien ; le staff approuve chacun.
registration-open = Ouverte
registration-open-hint = Les joueurs s’inscrivent par lien ou QR code.
max-players = Nombre maximal de joueurs
max-players-hint = Les inscriptions suivantes vont sur la liste d’attente. Vide : sans limite.
per-address = Inscriptions par heure depuis une adresse
per-address-hint = Tous les téléphones du Wi-Fi d’un lieu partagent une adresse : autorises-en autant que tu attends de joueurs. Un script ne peut pas non plus dépasser ce nombre.
names-shown = Noms sur les pages publiques
names-full = Noms entiers
names-initial = Prénom et initiale
commanders = Commandants sur les pages publiques
commanders-hint = En Convivial, avec les premiers appariements ; au-dessus, après le tournoi. Avant la ronde 1, seul le staff les voit. Une fois celle-ci appariée, on ne peut plus en montrer davantage.
commanders-with-pairings = Tout le monde les voit avec les appariements
commanders-after = Tout le monde les voit une fois le tournoi terminé
commanders-never = Seul le staff les voit
decklists = Tout le monde peut lire les decklists après le tournoi
decklists-hint = Sur les pages des joueurs, dans les exports et au format TopDeck. D’ici là, seul le staff peut les lire. À choisir avant la ronde 1.
listed = Sur la page d’accueil
listed-hint = Une fois le tournoi ouvert.
indexed = Les moteurs de recherche peuvent montrer ses pages

### Tables et textes.

tables-and-texts = Tables et textes
first-table = Numéro de la première table
first-table-hint = Le premier pod y est assis, les autres aux tables suivantes.
skipped = Tables à sauter
skipped-hint = Nombres et intervalles : 13, 20-24.
description-hint = Elle est sur la page d’accueil du tournoi, pour tout le monde.
code-of-conduct-hint = Montré à tout le monde ; une violation est une Conduite antisportive (MTR-A 5.4).

### Sous le formulaire.

deviations-hint = Tout le monde peut lire cette liste.
deviation = { $what } : { $here } (addendum : { $addendum })
for-next = Pour le prochain tournoi
preset-name = Nom du modèle
preset-name-hint = Garde les réglages enregistrés, sauf le nom, la date et la description. Un modèle du même nom est remplacé.
preset-for-everybody = Pour tous ceux qui créent des tournois ici
keep-preset = Garder comme modèle
preset-kept = « { $name } » est gardé : un nouveau tournoi peut en partir.
preset-removed = Le modèle « { $name } » est supprimé.
cancel = Annuler le tournoi
cancel-means = Rien n’est supprimé, mais rien de plus ne peut être saisi. Tout le monde peut lire la raison.

### La communauté du tournoi.

community = Communauté
community-hint = Les joueurs deviennent des personnes de la communauté. Ils y ont un historique, et tu les retrouves la prochaine fois.
no-community = Aucune communauté
community-leaves = Si le tournoi quitte la communauté, il disparaît de ses saisons, et ses résultats de l’historique des personnes. S’il revient, ses joueurs restent associés aux mêmes personnes.
choose-community = Enregistrer la communauté
community-chosen = La communauté est enregistrée.
