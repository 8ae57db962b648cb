## Les règles des decklists.

title = Règles des decklists
deck-format = Format

### Formats.

commander = Commander
commander-draft = Commander Draft
another-format = autre format
another = Autre
commander-hint = 100 cartes avec le commandant, une de chaque, dans les couleurs du commandant (CR 903.5).
commander-draft-hint = Au moins 60 cartes, sans limite d’exemplaires.
another-hint = La vérification ne cherche que les cartes bannies.
highest-bracket = Bracket le plus élevé
any-bracket = Tous
highest-bracket-hint = Seulement pour Commander : les joueurs indiquent le bracket de leur deck, et la vérification compte ses Game Changers.

### Quand.

deadline-hint = Heure du fuseau { $zone }. Vide : jusqu’à la ronde 1. Le staff lit les listes ensuite.
deadline-problem = Date limite : { $problem }
choose-format = Choisis le format dans la liste.

### Avec quoi les listes sont vérifiées.

checked-by = Avec quoi les listes sont vérifiées
checked-by-means = La vérification indique ce qu’elle n’a pas pu vérifier faute de données.
loaded = Chargé
banned-list = { $count ->
    [one] Une liste de cartes bannies avec { $count } nom.
   *[other] Une liste de cartes bannies avec { $count } noms.
}
card-data = { $count ->
    [one] Données de { $count } carte.
   *[other] Données de { $count } cartes.
}
forget = Oublier
site-banned-used = { $count ->
    [one] Ce site a une liste de cartes bannies du { $date } avec { $count } nom ; elle est utilisée.
   *[other] Ce site a une liste de cartes bannies du { $date } avec { $count } noms ; elle est utilisée.
}
site-banned-not-used = { $count ->
    [one] Ce site a une liste de cartes bannies du { $date } avec { $count } nom ; celle du tournoi prend sa place.
   *[other] Ce site a une liste de cartes bannies du { $date } avec { $count } noms ; celle du tournoi prend sa place.
}
site-cards-used = { $count ->
    [one] Ce site a des données de { $count } carte du { $date } ; elles sont utilisées.
   *[other] Ce site a des données de { $count } cartes du { $date } ; elles sont utilisées.
}
site-cards-not-used = { $count ->
    [one] Ce site a des données de { $count } carte du { $date } ; celles du tournoi prennent leur place.
   *[other] Ce site a des données de { $count } cartes du { $date } ; celles du tournoi prennent leur place.
}
banned-cards = Cartes bannies
banned-hint = Un nom par ligne : la liste propre au tournoi. Elle remplace celle qui est chargée et, si elle bannit des cartes, les cartes bannies des données de cartes. Écris + et une espace devant une carte autorisée quoi que disent les données, et (companion) après une carte bannie seulement comme compagnon.
cards-file = Données de cartes
cards-hint = JSON, 8 Mo au plus : chaque nom avec son identité couleur, si c’est un terrain de base, et combien d’exemplaires son texte permet. Seuls les noms qui s’y trouvent sont admis dans les listes.
save = Enregistrer les règles
back-to-decklists = Retour aux decklists
back-to-rules = Retour aux règles
saved = Les règles des decklists sont enregistrées.

### Plus de decklists.

stop = Ne plus demander de decklists
stop-means = Le format, la date limite et les données chargées sont supprimés. Les listes déposées restent.
stopped = Les decklists ne sont plus demandées. Celles déjà déposées restent sur la page de leurs joueurs.
