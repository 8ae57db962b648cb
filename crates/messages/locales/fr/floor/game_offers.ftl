### Les formulaires de la page de suivi.

## Groupes.

group-result = Résultat
group-later = Quitter plus tard
group-turns = Tours supplémentaires et passés
group-status = État
group-stacks = Piles et priorité
group-random = Pièces et dés
group-effects = Effets : victoire ou nul
group-objects = Objets et effets

## Libellés communs.

player = Joueur
name = Nom
object = Objet

## Un joueur dans une liste.

seat-and-player = { $seat }. { $player }
player-with-marker = { $player } (marqueur { $marker })

## Joueurs qui quittent la partie.

end-turn-of-marker = Finir le tour du marqueur { $marker }
eliminated = A perdu
conceded = A concédé
match-loss = Match loss
drawn-for-them = Nul pour ces joueurs
lost = A perdu
won-the-game = A gagné la partie
their-turn = C’est son tour
leave-hint = Coche qui quitte au même moment, et touche la raison. Un nom ouvre tout ce qui concerne son siège.
who-leaves = Qui quitte la partie
at-end-of-phase = À la fin de la phase
at-end-of-phase-hint = Quand un départ immédiat changerait ce qui se passe ou va se passer (MTR-A 2.4B).
who-leaves-then = Qui quitte alors
why = Pourquoi
in-turn-of = Pendant le tour de
leave-later = Quitter à la fin de la phase

## Fin du temps.

call-time = { $count ->
    [one] Fin du temps : encore { $count } tour
   *[other] Fin du temps : encore { $count } tours
}
call-time-hint = { $count ->
    [one] { $count } joueur en jeu est compté : autant de tours peuvent encore commencer, même si des joueurs quittent ensuite (2.5AA).
   *[other] { $count } joueurs en jeu sont comptés : autant de tours peuvent encore commencer, même si des joueurs quittent ensuite (2.5AA).
}
call-time-finish = Fin du temps : le tour se finit
call-time-finish-hint = On finit le tour en cours, et aucun autre ne commence (2.5AB).
whose-turn = À qui est le tour
had-passed = Avaient déjà passé le tour
not-counted = Pas comptés, tours passés (Slow Play)

## Fins rapides, et tours.

won-hint = Tous les autres ont perdu et quittent la partie.
agreed-hint = Tous les joueurs en jeu s’accordent sur un nul.
agreed = Nul d’un commun accord
turn-to-hint = Pour un arbitre qui arrive plus tard : les tours se terminent jusqu’à celui de ce joueur.
turn-to = C’est le tour de ce joueur
extra-turn = Tour supplémentaire
skip-turn = Passer le prochain tour

## Pièces et dés.

call-nothing = Rien : personne ne gagne le lancer
heads = Face
tails = Pile
coin = Pièce
called = Annoncé
even-die = Faces du dé pair convenu par tous, à défaut de pièce
flip = Lancer
die = Dé
sides = Faces
roll = Lancer

## Effets qui terminent la partie.

effect-wins = Un effet fait gagner
effect-wins-hint = Les adversaires à portée perdent (CR 104.3h).
who-wins = Qui gagne ainsi
win-by-effect = Victoire par un effet
effect-draws = Un effet fait un nul
effect-draws-hint = La partie est nulle pour ses contrôleurs et tous ceux à leur portée ; les autres continuent à jouer (CR 104.4e).
who-controls = Qui le contrôle
draw-by-effect = Nul par un effet

## L'état d'un joueur.

commander-of = Commandant ({ $player })
second-commander-of = Second commandant ({ $player })
status-hint = Ce qui reste vide ne change pas. Les blessures sont toutes celles reçues de ce commandant.
life = Points de vie
poison = Marqueurs poison
energy = Marqueurs énergie
experience = Marqueurs expérience
rad = Marqueurs radiation
commander = Commandant
damage = Ses blessures
casts = Commandant lancé
casts-of-second = Second commandant lancé
set-status = Enregistrer l’état
titles = Monarque et initiative
becomes-monarch = Devient le monarque
takes-initiative = Prend l’initiative

## Objets.

nothing = Rien
card = Carte
token = Jeton
note-object = Noter un objet
owner = Propriétaire
is-a = C’est
put-by = Mis par
its-owner = Son propriétaire
attached-to = Attaché à
note-the-object = Noter l’objet
no-longer-there = N’est plus là
is-gone = Il n’est plus là
until-it-ends = Jusqu’à sa fin
control-of = Contrôle : { $object }
goes-to = Va à
as-long-as = Tant que ceci est là
change-control = Changer le contrôle
no-longer-controls = { $player } ne contrôle plus { $object }
until-turn = Dure jusqu’à un prochain tour
until-turn-hint = Aussi pour un joueur parti : cela finit quand ce tour aurait commencé (CR 800.4m).
effect = Effet
next-turn-of = Prochain tour de
note-effect = Noter l’effet

## Ce qui est noté.

noted-card = { $object } : carte ({ $player }).
noted-token = { $object } : jeton ({ $player }).
noted-card-controlled = { $object } : carte ({ $player }), contrôlée par { $controller }.
noted-token-controlled = { $object } : jeton ({ $player }), contrôlé par { $controller }.
lasts-until = { $effect } dure jusqu’au prochain tour ({ $player }).
