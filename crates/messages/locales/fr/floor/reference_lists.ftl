## Listes de référence pour les arbitres.

information = Informations
before-the-game = Avant la partie
penalties = Pénalités

### Ce que les joueurs se disent.

status = État
status-means = Annonce tout changement immédiatement, et garde-le visible pour la table (MTR-A 4.1).
status-life = Totaux de points de vie
status-counters = Marqueurs sur les joueurs
status-effects = Effets sans fin sur les joueurs, comme le monarque ou un emblème
status-mana = Mana non dépensé
status-dungeon = La position d’un joueur dans un donjon
status-commander-damage = Blessures de commandant, par commandant
free = Libre
free-means = Les joueurs répondent aux questions complètement et sans mentir (MTR-A 4.1).
free-actions = Les actions en cours, et les précédentes qui comptent encore
free-names = Le nom de tout objet visible
free-objects = Sortes et nombres de marqueurs, états et zones des objets
free-score = Le score du match
free-phase = La phase, et à qui est le tour ; avec plusieurs tours à la fois, pour chacun
free-commander = Combien de fois un commandant a été lancé
derived = Dérivée
derived-means = Les joueurs ne sont pas tenus d’aider les autres à la trouver, et ne peuvent pas mentir à ce sujet.
derived-counts = Combien de cartes d’une sorte sont dans une zone publique
derived-objects = Les caractéristiques d’objets visibles qui ne sont pas des informations libres
derived-rules = Les règles et les textes de cartes, tels qu’un arbitre les énonce
private = Privée
private-means = Ce que seuls certains joueurs peuvent voir. Ils peuvent en dire ce qu’ils veulent, vrai ou non. Montrer la carte est une autre question.
shortcuts = Raccourcis (MTR-A 4.2)
shortcut-non-active = Si un raccourci parle du joueur non actif, il désigne chacun d’eux, dans l’ordre du tour.
shortcut-attacks = À plus de deux joueurs en jeu, rien n’est supposé pour les attaques : nomme le joueur, le planeswalker ou la bataille, même pour des créatures qui arrivent attaquantes.
shortcut-earlier = Un joueur qui veut agir avant un moment proposé doit le dire à temps.
shortcut-priority = Un joueur qui demande la priorité puis ne fait rien n’y gagne rien : voir <a>qui a la priorité</a>.

### Avant une partie.

before = Avant une partie de Commander (MTR-A X.4A)
before-players = Les bons joueurs à la bonne table, dans l’ordre de l’appariement ; le premier siège commence (MTR-A 2.2A).
before-companions = Les compagnons se révèlent d’abord, dans l’ordre du tour : chaque joueur qui en a un le montre, et que le deck remplit sa condition (CR 103.2b).
before-commanders = Puis les commandants vont face visible dans la zone de commandement (CR 103.2c, 903.6).
before-shuffle = On mélange et présente les decks ; chaque adversaire peut mélanger ou couper.
before-life = 40 points de vie chacun (CR 903.7) ; sept cartes.
before-mulligans = Mulligans, dans l’ordre du tour ; le premier d’un joueur ne coûte pas de carte (CR 103.5c).
before-opening-hands = Actions avec les mains de départ, dans l’ordre du tour (CR 103.6).
before-draw = Le premier joueur ne saute pas sa pioche : on joue à plus de deux (CR 103.8c).

### Deck check.

check = Deck check
check-timer = Lance le chronomètre à la table : le deck check donne sa durée et quatre minutes de plus (MTR-A X.5A).
check-sleeves = Prends les decks avant la pioche des mains de départ ; compte et regarde d’abord les protège-cartes.
check-count = 100 cartes avec les commandants ; en Commander Draft, au moins 60.
check-commanders = Les commandants peuvent être commandants, seuls ou à deux.
check-twice = Aucune carte en double, sauf les terrains de base et les cartes qui le permettent elles-mêmes. Pas en Commander Draft.
check-colours = Chaque carte dans l’identité couleur des commandants.
check-banned = Rien de la liste de cartes bannies du tournoi.
check-companion = Un compagnon : sa condition, et sa présence sur la liste.
check-list = La liste dit la même chose, carte par carte.
check-marks = Marques, motifs, cartes foil courbées : lesquelles, et un joueur y gagnerait-il ?
check-give-back = Mélange, rends les decks, arrête le chronomètre, dis aux joueurs combien de temps ils reçoivent.
check-found = Si tu as trouvé quelque chose : <a>3.4, 3.5, 3.8 dans la table des pénalités</a>. Un problème de deck est montré à chaque adversaire.

### Ce qui met fin à la partie d'un joueur.

loss = Ce qui met fin à la partie d’un joueur en Commander
loss-life = 0 point de vie ou moins ; dix marqueurs poison ; piocher dans une bibliothèque vide (CR 104.3).
loss-commander = 21 blessures de combat d’un même commandant, chacun compté à part (CR 903.10a).
loss-command-zone = Un commandant qui irait en main, dans la bibliothèque, au cimetière ou en exil peut aller dans la zone de commandement (CR 903.9).

### Infractions et pénalités.

levels-in-order = { $table }. De la plus légère à la plus lourde : { $levels }.
at-regular = Au niveau Convivial, il y a la pédagogie et la Caution, rien de plus.
to-head-judge = Un Game Loss ou plus va au head judge ; seul le head judge disqualifie.
instead-of = (au lieu de { $penalty })
case = { $case } : { $penalty }
case-and-dropped = { $case } : { $penalty }, et drop
may-also-be = Peut aussi être : { $penalties }.
upgrade = Warning n° { $number } de la journée : { $penalty }.
in-multiplayer = En multijoueur : { $change }
conduct = Le code de conduite de l’organisation vaut aussi ; l’enfreindre est une Conduite antisportive (MTR-A 5.4) : <a>Règles et écarts</a>.

### La fin d'une ronde.

here-extra-turns = Ici : { $limit }, puis encore un tour par joueur toujours en jeu.
here-finish-turn = Ici : { $limit }, puis on finit le tour en cours.
called = Fin du temps annoncée
called-extensions = Chaque table a d’abord son temps supplémentaire : un deck check donne sa durée plus quatre minutes, une décision de plus d’une minute sa durée (MTR-A X.5A).
called-turn = Le tour en cours est le tour 0. Si le joueur actif avait déjà dit passer, ce tour se termine d’abord, et le tour en cours est celui du joueur suivant.
called-count = Compte les joueurs en jeu à ce moment : autant de tours suivent (MTR-A 2.5AA). Les joueurs qui partent ensuite ne changent pas ce nombre.
called-effects = Les tours supplémentaires dus à des effets comptent ; les tours passés non.
called-slow-play = Un joueur qui reçoit ensuite une pénalité pour Slow Play passe ses tours et n’est pas compté.
called-draw = Si personne n’a gagné à la fin du dernier tour, la partie est nulle.
called-no-other = À la fin des tours en cours, aucun autre ne commence, et la partie est nulle (MTR-A 2.5AB).
drawn = Une partie nulle
drawn-again = S’il reste du temps, tous ceux qui sont encore dans le match jouent une autre partie, avec des sièges tirés de nouveau (MTR-A 2.2A).
drawn-most-games = Si le temps est écoulé, le plus grand nombre de parties gagnées l’emporte ; à égalité, le match est nul.
drawn-match = Si le temps est écoulé, le match est nul.
drawn-points = Un match nul donne { $points } à chaque personne qui l’a commencé, même éliminée dans la partie, et 0 aux joueurs qui ont concédé le match ou ont un Match Loss.
drawn-points-still-in = Un match nul donne { $points } à ceux qui étaient encore dans la partie au moment du nul, et 0 aux autres.
won-points = Un match gagné donne { $win } pour la victoire, { $loss } aux autres.
won-points-by-size = Un match gagné donne, pour la victoire, { $points } ; aux autres, { $loss }.
won-stakes = Qui gagne un match prend les mises de toute la table.
drawn-stakes = En cas de match nul, tous ceux qui ont commencé le match récupèrent leur mise et se partagent celles des joueurs qui l’ont concédé ou ont un Match Loss.
drawn-playoff = Un match de phase finale doit être gagné : une partie nulle est rejouée, avec des sièges au hasard (MTR-A 2.5B).
floor = En salle
floor-outstanding = La page de la salle montre les tables sans résultat, les plus en retard d’abord.
floor-count = Un arbitre à chaque table dit qui est actif et combien de tours il reste, et compte à voix haute.
floor-result = Saisis le résultat, et les drops, avant que les joueurs quittent la table.
