### Les piles d'une partie suivie.

## Sur une pile.

on-stack = Sur la pile du marqueur { $marker }, depuis le haut : { $objects }.
object = { $object } ({ $player })
object-with-targets = { $object } ({ $player }), cible : { $targets }

## Ce que fait un joueur.

passes = { $player } passe
passes-at = { $player } passe (marqueur { $marker })
does-nothing = { $player } n’en fait rien
does-nothing-at = { $player } n’en fait rien (marqueur { $marker })
announces = { $player } annonce
announces-at = { $player } annonce (marqueur { $marker })
casts-spell = { $player } lance un sort
casts-spell-at = { $player } lance un sort (marqueur { $marker })
activates-ability = { $player } active une capacité
activates-ability-at = { $player } active une capacité (marqueur { $marker })
has-triggered-ability = { $player } a une capacité déclenchée
has-triggered-ability-at = { $player } a une capacité déclenchée (marqueur { $marker })
makes-copy = { $player } fait une copie
makes-copy-at = { $player } fait une copie (marqueur { $marker })

## Formulaires.

priority = Priorité
priority-hint = Quand tous ceux qui y participent passent à la suite, l’objet du dessus se résout ou la phase se termine (CR 117.4).
onto-stack = Sur une pile
who-does-what = Qui fait quoi
put = Mettre sur la pile
put-there = Mettre sur cette pile
with-targets = Avec des cibles
caused-by-something = Causé par quelque chose
caused-by = Causé par
targets-if-any = Cibles, s’il y en a
targets = Cibles
target-players = Joueurs ciblés
controller = Contrôleur
what-it-is = Ce que c’est
spell = Sort
activated = Capacité activée
triggered = Capacité déclenchée
copy = Copie
marker-and-player = Marqueur { $marker }, { $player }
on-stack-of = Sur la pile de
off-stack = Hors d’une pile
leaves-stack = Il la quitte sans se résoudre

## Boucles.

loop-asked = Boucle : à { $player } de répondre
loop-so-far = { $player } a annoncé { $iterations } itérations de { $points } points ; pour l’instant, elle finit à l’itération { $iteration } après le point { $point }.
nothing-earlier = Ne propose rien avant
stop-in-iteration = Arrêt à l’itération
after-point = Après le point
proposes-stop = Propose cet arrêt
loop-title = Boucle
who = Qui
iterations = Itérations
points-of-iteration = Points par itération
announce-loop = Annoncer la boucle
