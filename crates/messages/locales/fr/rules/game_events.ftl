## Ce qui a suivi une étape d’une partie suivie

with-marker = { $clause } ({ $marker })
player-in-seat = le joueur au siège { $seat }
numbered-object = objet { $number }

## Tours

turn-began = { $player } commence un tour
extra-turn-began = { $player } commence un tour supplémentaire
turn-ended = fin du tour ({ $player })
turn-skipped = tour passé ({ $player })
extra-turn-skipped = tour supplémentaire passé ({ $player })
phase-began = { $marker } : début de la { $phase }
marker-passed = { $marker } : { $player } → { $to }
marker-kept = { $player } garde le { $marker } pour un tour supplémentaire
extra-turns-wait = { $count ->
    [one] un marqueur est proche à droite : { $player } jouera plus tard un tour supplémentaire
   *[other] un marqueur est proche à droite : { $player } jouera plus tard { $count } tours supplémentaires
}
designated = { $marker } désigné pour être retiré : { $players }, { $markers }
designated-again = { $marker } désigné { $count } fois pour être retiré : { $players }, { $markers }
players-in-game = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
markers-in-game = { $count ->
    [one] { $count } marqueur
   *[other] { $count } marqueurs
}
marker-removed = { $marker } retiré ({ $player })
extra-turn-owed = { $player } obtient un tour supplémentaire
skip-owed = { $player } passe son prochain tour

## Des joueurs quittent la partie

left-lost = { $player } perd et quitte la partie
left-conceded = { $player } concède et quitte la partie
left-match-loss = { $player } quitte la partie avec un match loss
left-drawn = { $player } quitte la partie, nulle pour ce joueur
departure-deferred = { $player } quitte la partie à la fin de la phase en cours du { $marker }

## Fin du temps et de la partie

time-called-finish = fin du temps annoncée : les tours en cours se terminent
time-called-next = fin du temps ; le tour suivant est le dernier
time-called-turns = { $count ->
    [0] fin du temps annoncée : aucun autre tour ne peut commencer
    [one] fin du temps annoncée : { $count } tour peut encore commencer
   *[other] fin du temps annoncée : { $count } tours peuvent encore commencer
}
game-won = { $player } gagne la partie
game-drawn = la partie est nulle

## Pile

put-on-stack = { $player } met sur la pile du { $marker } : { $object }
priority-passed = { $player } passe la priorité
priority-void = { $player } : la demande de priorité ne compte pas
has-priority = { $player } a la priorité
resolved = { $object } se résout
left-stack = { $object } quitte la pile du { $marker }
stack-exiled = le tour se termine avec un objet sur la pile du { $marker } : { $object } part en exil
stack-moved = { $object } va sur la pile du { $marker }

## Boucles

loop-announced = { $player } annonce une boucle, { $iterations } fois
stop-proposed = { $player } l’arrêterait à l’itération { $iteration } après le point { $point }
loop-ran = la boucle va jusqu’à l’itération { $iteration }
loop-ran-to-point = la boucle va jusqu’à l’itération { $iteration }, point { $point }
loop-abandoned = la boucle n’a pas lieu : un joueur dont elle a besoin a quitté la partie

## Ce qu’on sait d’un joueur

status-set = changement d’état ({ $player })
would-lose-life = { $player } n’a plus de points de vie et perdrait
would-lose-poison = { $player } a dix marqueurs poison ou plus et perdrait
would-lose-damage = { $player } a 21 blessures ou plus du commandant ({ $owner }) et perdrait

## Permanents et autres objets

object-appeared = { $object } est là (contrôle : { $player })
object-removed = { $object } n’est plus là
object-left = { $object } quitte la partie avec son propriétaire, { $player }
object-ceased = { $object } cesse d’exister
object-exiled = { $object } part en exil
object-removed-from-game = { $object } est hors de la partie
object-to-graveyard = { $object } va au cimetière ({ $player })
control-changed = { $player } contrôle : { $object }
control-unchanged = { $object } reste sous le même contrôle ({ $player })
effect-lasts = { $object } dure jusqu’au prochain tour ({ $player })
effect-ended = { $object } se termine

## Pièces et dés

flipped = { $player } lance une pièce : { $outcome }
rolled-as-coin = { $player } fait { $result } sur un dé à { $sides } faces, comme convenu : { $outcome }
heads = face
tails = pile
heads-won = face, annoncé : gagné
tails-won = pile, annoncé : gagné
heads-lost = face, pile annoncé : perdu
tails-lost = pile, face annoncé : perdu
rolled = { $player } fait { $result } sur un dé à { $sides } faces
