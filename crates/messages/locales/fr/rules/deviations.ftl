## Écarts par rapport à l'addendum.

pod-size = Taille des pods
uneven-pods = Joueurs en trop pour remplir un pod
smaller-pods = Pods plus petits
games-to-win = Parties à gagner pour remporter un match
points-win = Points de match pour une victoire
points-draw = Points de match pour un nul
points-loss = Points de match pour une défaite
points-bye = Points de match pour un bye
tiebreakers = Départages
bye-opponents = Adversaires fictifs pour un bye
smaller-pod-opponents = Adversaires fictifs pour un pod plus petit
byes-in-percentages = Byes dans les pourcentages des adversaires
percentage-decimals = Arrondi des pourcentages
percentage-floor = Pourcentage minimal d’un adversaire
win-points-by = Points d’une victoire selon la taille du pod
wager = Points misés
place-points = Points par place
draw-points = Points d’une partie nulle
tied-places = Joueurs qui sortent ensemble
smaller-pods-once = Deuxième fois dans un pod plus petit
round-table = Rondes et cut selon le nombre de joueurs
round-kinds = Appariement des rondes
round-time = Durée des rondes
end-of-round = Fin d’une ronde suisse
playoff-time = Durée en phase finale
swiss-seats = Sièges en rondes suisses
drawn-elimination = Match nul en phase finale
draw-shared-by = Qui partage un nul
playoff-seats = Sièges en phase finale
playoff-places = Places à partir de la 2e
first-pods = Pods de la ronde 1
penalties = Pénalités
swiss-rounds = Rondes suisses
playoff-cut = Cut de la phase finale
met-twice = Adversaire rencontré deux fois (départages)
byes = Byes
rounds-at-1024 = Rondes recommandées à 1 024 joueurs
passed-player = Le joueur actif avait dit qu’il passait avant l’annonce de la fin du temps
grand-melee-turn = Quand un tour de Grande mêlée peut commencer

## Ce que dit l'addendum, et ce qui vaut ici.

players-at-table = { $count } joueurs
have-byes = ont des byes
in-smaller-pods = jouent dans des pods plus petits
in-larger-pods = jouent dans des pods plus grands
in-smaller-pods-then-byes = jouent dans des pods plus petits ; un seul au plus a un bye
among-lowest = parmi les scores les plus bas
among-highest = parmi les scores les plus hauts
tiebreakers-in-order = { $first }, puis { $then }
no-opponents = aucun
imaginary-opponents = { $count ->
    [one] { $count } à { $percentage }
   *[other] { $count } à { $percentage } chacun
}
byes-left-out = ne comptent pas
byes-as-wins = comptent comme matchs gagnés
compared-exactly = comparés sans arrondi
rounded-to = { $decimals ->
    [0] arrondis au pour cent près
    [one] arrondis à { $decimals } décimale
   *[other] arrondis à { $decimals } décimales
}
no-floor = aucun
win-in-every-pod = { $points } dans chaque pod
win-by-size = { $small } dans un pod de { $fewer }, { $large } dans un pod de { $more }
results-score = points fixes pour chaque résultat
wagered = tout le monde commence avec { $start } points et mise { $stake } des siens à chaque match
win-and-draw-score = une victoire vaut { $win }, un nul { $draw }
places-score = les places dans un pod de { $size } valent { $points }
left-score = { $left } joueurs : { $points } chacun
tied-by-turn-order = dans l’ordre du tour : le plus éloigné du joueur actif sort en premier
no-places = pas de places : un match est gagné ou nul
spared-at-no-cost = évitée là où cela ne coûte rien d’autre
spared-first = évitée en priorité, juste après les adversaires déjà rencontrés
by-appendix-e = selon l’Appendix E
up-to-players = { $players ->
    [one] jusqu’à { $players } joueur : { $plays }
   *[other] jusqu’à { $players } joueurs : { $plays }
}
more-players = au-delà : { $plays }
rounds-and-top = { $rounds ->
    [one] { $rounds } ronde, top { $cut }
   *[other] { $rounds } rondes, top { $cut }
}
rounds-alone = { $rounds ->
    [one] { $rounds } ronde, sans phase finale
   *[other] { $rounds } rondes, sans phase finale
}
no-limit = sans limite
limit-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
at-random = au hasard
strong-and-weak-mixed = forts et faibles mélangés
by-standings = selon le classement
strictly-by-standings = strictement selon le classement
kind-of-first = ronde 1 { $kind }
kind-of-second = ronde 2 { $kind }
kind-of-others = rondes suivantes { $kind }
kind-of-last = dernière ronde { $kind }
drawn-replayed = est rejoué
drawn-best-seed = qualifie le meilleur seed
shared-by-all = tous ceux qui ont commencé le match
shared-by-still-in = ceux qui sont encore dans la partie au moment du nul
seats-by-seed = par seed, le meilleur d’abord
playoff-seats-chosen = au hasard, et le meilleur seed choisit qui commence
places-by-seed = par seed
places-played = jouées entre les autres finalistes
overtime = Prolongation
overtime-shown = Prolongation sur les chronos
end-step-turn = Fin du temps pendant une étape de fin
unfinished-games = Partie sans victoire à la fin
drawn-games = Partie nulle s’il reste du temps
conceding = Concession
no-show-minutes = Début sans les joueurs absents
shown-to-everyone = visible par tous
shown-to-staff = visible par le staff seulement
that-turn-is-last = ce tour est le dernier
next-turn-is-last = le tour suivant est le dernier
unfinished-is-drawn = est nulle
most-life-wins = est gagnée par qui a le plus de points de vie
another-game-follows = est suivie d’une autre partie
match-is-drawn = termine le match sur un nul
at-any-time = à tout moment
on-own-turn = seulement pendant son propre tour
no-time-said = ne dit pas quand
seats-balanced = répartis au fil des rondes de chacun
pods-of-draft = ceux du draft
recommended-for = { $number } pour { $players } joueurs
counts-unsaid = ne dit pas combien de fois compte un tel adversaire
counts-once = compte une fois
byes-to-lowest = vont aux derniers du classement
byes-here = pas de second bye avant que tout le monde en ait eu un ; tirés au sort en ronde 1
rounds-by-formula = 6 d’après la formule, 7 d’après la note à côté
rounds-here = 6, et 7 à partir de 1 025 joueurs
pass-settled = réglé seulement quand on finit le tour
pass-here = le tour du joueur suivant est le tour en cours, y compris avant les tours additionnels
melee-unsaid = ne dit pas comment comptent les sièges vides et un joueur déjà dans son tour
melee-here = un siège vide compte tant qu’un marqueur s’y trouve ; personne ne joue deux tours à la fois
