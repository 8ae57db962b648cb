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
round-time = Durée des rondes
end-of-round = Fin d’une ronde suisse
playoff-time = Durée en phase finale
swiss-seats = Sièges en rondes suisses
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
compared-exactly = comparés exactement
rounded-to = { $decimals ->
    [0] arrondis au pour cent entier
    [one] arrondis à { $decimals } décimale
   *[other] arrondis à { $decimals } décimales
}
no-floor = aucun
no-limit = sans limite
limit-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
at-random = au hasard
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
