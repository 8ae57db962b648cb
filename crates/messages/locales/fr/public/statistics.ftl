## The page.

matches-so-far = { $count ->
    [one] { $count } match jusqu’ici
   *[other] { $count } matchs jusqu’ici
}
of-tournaments = { $count ->
    [one] de { $count } tournoi
   *[other] de { $count } tournois
}
with-others = Avec d’autres tournois
none-yet = Pas encore de statistiques
not-yet = Les statistiques sont publiques une fois le tournoi terminé.
not-yet-staff = Elles sont calculées ici dès que la première table a un résultat. Tout le monde les voit une fois le tournoi terminé.
choose = Choisis des tournois terminés : ils sont comptés ensemble.
choose-first = Choisis d’abord des tournois terminés.
to-statistics = Voir les statistiques
parts = Sections
phone-shows = Un téléphone montre les colonnes principales ; les fichiers les ont toutes.
how-counted = Méthode de calcul
table-named = Tableau : { $caption }
more-in-file = Il y en a { $count } de plus dans le fichier.
as-csv = { $section } en CSV

## The choice of tournaments.

choose-tournaments = Choisir des tournois
none-to-choose = Tu peux choisir des tournois terminés qui sont affichés en page d’accueil.
finished-at-most = Tournois terminés, { $most } au plus
older-ones = Tournois plus anciens, à choisir depuis leurs propres pages de statistiques : { $count }.
count-together = Les compter ensemble
nothing-chosen = Rien n’est choisi : coche au moins un tournoi.

## Words under a large number.

stat-tournaments = { $count ->
    [one] tournoi
   *[other] tournois
}
stat-entries = { $count ->
    [one] participation
   *[other] participations
}
stat-matches = { $count ->
    [one] match
   *[other] matchs
}
stat-drawn = nuls

## Heads of columns.

column-matches = Matchs
label-matches = matchs
column-won = Gagnés
label-won = gagnés
column-drawn = Nuls
label-drawn = nuls
column-lost = Perdus
label-lost = perdus
label-rank = rang
label-between = entre
column-draws-left-out = Hors nuls
label-draws-left-out = hors nuls
column-draws-counted = Nuls compris
label-draws-counted = nuls compris
column-share = Part
label-share = part
column-minutes = Minutes
label-minutes = min
column-longest = Max.
label-longest = max.
label-longest-minutes = max., min
column-share-drawn = % de nuls
column-counted = Nombre
label-counted = comptés
column-shortest = Min.
label-shortest = min.
column-middle = Médiane
label-middle = médiane
column-average = Moyenne
label-average = moyenne
column-entries = Particip.
label-entries = participations
column-points-a-match = Pts/match
label-points-a-match = points par match
column-against-mean = Vs moyenne
label-against-mean = vs moyenne
column-cuts = Cuts
label-cuts = cuts
column-share-won = % gagnés
column-by-chance = Au hasard
label-by-chance = cuts au hasard
column-conversion = Conversion
label-conversion = conversion
column-commander = Commandant
column-against = Contre
label-against = contre
column-meetings = Rencontres
label-meetings = rencontres
column-first-won = 1er gagne
label-first-won = le 1er gagne
column-second-won = 2nd gagne
label-second-won = le 2nd gagne
column-share-of-first = % du 1er
column-events = Tournois
label-events = tournois
column-byes = Byes
label-byes = byes
label-opponents = adversaires
column-ended = Fin
column-what = Objet
range = { $least }–{ $most }
intervals = Un trait est l’intervalle de Wilson à 95 % : avec bien plus de matchs, le point se placerait sans doute quelque part dessus.

## Seats.

seats = Sièges
seats-none-drawn = { $matches ->
    [one] { $matches } match en pods de { $size }, aucun nul.
   *[other] { $matches } matchs en pods de { $size }, aucun nul.
}
seats-drawn = { $matches ->
    [one] { $matches } match en pods de { $size }, dont { $drawn } nul.
   *[other] { $matches } matchs en pods de { $size }, dont nuls : { $drawn }.
}
seats-apart = Les pods d’une autre taille sont comptés à part, de même que les matchs de phase finale, où le meilleur seed a le premier siège.
wins-by-seat = Victoires par siège
wins-draws-left-out = Victoires par siège, hors nuls
wins-draws-counted = Victoires par siège, un nul compté comme non gagné
equal-share = La ligne pointillée est une part égale, { $share }.
seat-of-pods = Pods de { $size }, siège { $number }
seat-of-playoff = Phase finale, pods de { $size }, siège { $number }
test-too-few = Trop peu de matchs pour tester si les sièges se valent : il faut { $least } matchs gagnés par siège, et dix sièges au plus.
test-differs = Test d’égalité des sièges, sur les matchs gagnés : χ² = { $statistic }, { $degrees } degrés de liberté, p = { $p } : les sièges diffèrent plus que le hasard ne l’explique d’habitude.
test-chance = Test d’égalité des sièges, sur les matchs gagnés : χ² = { $statistic }, { $degrees } degrés de liberté, p = { $p } : le hasard seul pourrait bien expliquer une telle différence.
less-than = moins de { $number }

## Draws.

draws = Nuls
draws-of-matches = { $matches ->
    [one] Nuls : { $drawn } sur { $matches } match.
   *[other] Nuls : { $drawn } sur { $matches } matchs.
}
draws-and-minutes = Nuls et minutes par ronde
draws-by-round = Nuls par ronde
all-together = La ligne pointillée est l’ensemble des rondes, { $share }.
playoff = Phase finale

## How matches ended.

endings = Comment les matchs se sont terminés
when-ended = Quand les matchs se sont terminés
when-ended-drawn = Quand les matchs se sont terminés, et combien ont été nuls
after-time-means = Hors temps : encore en jeu quand le temps de la table était écoulé, selon son chrono ou sur annonce de l’arbitre.
ended-in-time = À temps
ended-after-time = Hors temps
ended-not-known = Inconnu
extra-turns = { $matches ->
    [one] Des tours additionnels ont été suivis dans { $matches } match : de { $least } à { $most }, médiane { $middle }.
   *[other] Des tours additionnels ont été suivis dans { $matches } matchs : de { $least } à { $most }, médiane { $middle }.
} { $won ->
    [one] { $won } d’entre eux a été gagné pendant ces tours.
   *[other] { $won } d’entre eux ont été gagnés pendant ces tours.
}
conceded = { $count ->
    [one] Des résultats ou des parties suivies signalent une concession dans { $count } match ; la plupart des résultats ne le disent pas.
   *[other] Des résultats ou des parties suivies signalent une concession dans { $count } matchs ; la plupart des résultats ne le disent pas.
}
conceded-where-followed = { $followed ->
    [one] Sur { $followed } match avec une partie suivie par un arbitre jusqu’à la fin, c’est arrivé dans { $conceded }.
   *[other] Sur { $followed } matchs avec une partie suivie par un arbitre jusqu’à la fin, c’est arrivé dans { $conceded }.
}

## Lengths of time.

lengths = Durées
minutes-of-round = Minutes par ronde, médiane
bar-minutes = { $minutes } min
lengths-means = Minutes entières : la moyenne est arrondie vers le bas, de même que la médiane quand elle tombe entre deux valeurs. Une ronde va de son lancement à sa fin ; un match, du lancement de la ronde à l’arrivée de son résultat ; une partie est une partie qu’un arbitre a suivie du premier tour à la fin.
a-round = Une ronde
a-match = Un match
a-game = Une partie

## Commanders.

commanders = Commandants
won-by-commander = Matchs gagnés par commandant
won-by-commander-caption = Matchs gagnés par commandant, pour ceux qui ont un rang et dans cet ordre : selon les points par rapport à la moyenne. Un nul n’est pas gagné.
commanders-ranked = Seuls ont un rang ceux qui comptent au moins { $least } matchs suisses ; les autres suivent par nom.
against-mean-means = Les points par match sont ceux des matchs suisses, sans les byes ; « vs moyenne » les divise par ce que tout le monde a marqué dans les mêmes tournois : 1 veut dire dans la moyenne.
conversion-means = La conversion est le nombre de cuts réussis divisé par celui que donnerait le hasard seul (Σ cut / taille du tournoi) ; ce second nombre doit atteindre { $least }.
commanders-known = { $entries ->
    [one] Le commandant est connu pour { $known } participation sur { $entries }.
   *[other] Le commandant est connu pour { $known } participations sur { $entries }.
}
commanders-withheld = { $count ->
    [one] Les commandants de { $count } participation ne sont pas montrés : son tournoi ne les affiche pas.
   *[other] Les commandants de { $count } participations ne sont pas montrés : leur tournoi ne les affiche pas.
}

## Commanders that met at a table.

pairs = Commandant contre commandant
pairs-most-frequent = Commandants qui se sont rencontrés, les rencontres les plus fréquentes d’abord
pairs-means = À chaque table, chaque participation de l’un rencontre chacune de l’autre. La part porte sur les rencontres que l’un des deux a gagnées, et elle est donnée à partir de { $least } rencontres ; les autres ont été gagnées par quelqu’un d’autre, ou par personne.

## Players.

players = Joueurs
players-ranked = Le rang dépend des points par rapport à la moyenne, à partir de { $least } matchs suisses ; les autres suivent par nom. Adversaires : la moyenne de ce que leurs adversaires ont marqué par rapport à la moyenne ; 1 : dans la moyenne.
same-names = Les joueurs de plusieurs tournois comptent comme une seule personne si leurs noms s’écrivent pareil, sauf si deux d’un même tournoi ont ce nom.
