### Mode temps.

ask-extra-turns = Touche à qui est le tour : encore un tour par joueur toujours en jeu (2.5AA).
ask-finish-turn = Touche à qui est le tour : on le finit, et aucun ne suit (2.5AB).
inside-table = table { $table }
problem-at = Table { $table } : { $problem }
no-button = Ce formulaire ne dit pas ce qui a été touché. Touche un bouton d’une table.
reported-before = La table avait déjà un résultat : { $result }. Rien n’a été enregistré : s’il est faux, remplace-le sur la page des résultats.

## Ce que dit une carte.

judge-is-called = arbitre appelé
another-end = autre fin ici
done = terminé
turns-follow = { $count ->
    [one] { $count } tour suit
   *[other] { $count } tours suivent
}
the-last-turn = le dernier tour
look-at-reports = Regarde ce qu’annoncent ses joueurs.
game-is-confirmed = Une partie de ce match est confirmée.
has-won = { $player } a gagné
is-drawn = La partie est nulle
overtime-is-over = La prolongation est terminée : la partie est nulle
overtime-life = La prolongation est terminée : qui a le plus de points de vie gagne
no-turn-is-left = Il n’y a plus de tour : qui a le plus de points de vie gagne
most-life = Le plus de points de vie : { $player }
in-end-step = Quelqu’un agit pendant l’étape de fin : le tour suivant est le dernier
turns-of = { $played } sur { $all }
last-turn = Dernier tour
turns-left = { $count ->
    [one] { $count } tour restant
   *[other] { $count } tours restants
}
then = puis { $player }
waits-for = attend le marqueur { $marker }
no-more-turn = ne joue plus de tour
finishes-turn = finit son tour
several-turns = Plusieurs tours se jouent ici à la fois, et personne ne les suit.
time-is-up = Temps écoulé

## Questions et boutons.

seats = Sièges
whose-turn = À qui est le tour ?
who-has-won = Qui a gagné ?
turn-of-gone = tour<span> ({ $player }, hors jeu)</span>
seat-turn = <bdi>{ $player }</bdi><span> : c’est son tour</span>
seat-won = <bdi>{ $player }</bdi><span> a gagné</span>
seat-goes-out = <bdi>{ $player }</bdi><span> quitte la partie</span>
out = hors jeu
lost = A perdu
conceded = A concédé
not-counted = Slow Play : <bdi>{ $player }</bdi> ne compte pas
undo-at = Annuler<span> à la table { $table }</span>
undo-result = Annuler<span> le résultat de la table { $table }</span>
draw-at = Nul<span> à la table { $table }</span>
time-is-called = Fin du temps<span> à la table { $table }</span>
next-turn = +1 tour<span> à la table { $table }</span>
ends-drawn = C’est fini : nul<span> à la table { $table }</span>
extra-turn = Tour en plus<span> pour { $player } à la table { $table }</span>
turn-ends = Fin du tour<span> ({ $player })</span>
confirm = Confirmer<span> le résultat de la table { $table }</span>
count-at = <bdi>{ $result }</bdi><span> à la table { $table }</span>
call-early = Annoncer la fin avant l’heure
has-finished = C’est fini
follow-it = Suivre
result = Résultat
