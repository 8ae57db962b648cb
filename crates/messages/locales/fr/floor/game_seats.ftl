### Sièges et tours d'une partie suivie.

## Sièges.

out = hors jeu : { $why }
won-the-game = a gagné la partie
takes-turn = joue son tour
takes-extra-turn = joue un tour supplémentaire
takes-turn-with = joue son tour (marqueur { $marker })
takes-extra-turn-with = joue un tour supplémentaire (marqueur { $marker })
waits-for-turn = attend un tour
waits-for-turn-with = attend un tour (marqueur { $marker })
marker-designated = le marqueur { $marker } est désigné pour être retiré
monarch = monarque
has-initiative = a l’initiative
extra-turns-to-come = { $count ->
    [one] un tour supplémentaire à venir
   *[other] { $count } tours supplémentaires à venir
}
turns-to-skip = { $count ->
    [one] passe son prochain tour
   *[other] { $count } tours à passer
}
leaves-after-phase = quitte à la fin de la phase ({ $why })
life = { $life } PV
poison = poison { $count }
energy = énergie { $count }
experience = expérience { $count }
rad = radiation { $count }
damage-from = { $damage } du commandant ({ $player })
damage-from-second = { $damage } du second commandant ({ $player })
casts = { $count ->
    [one] commandant lancé { $count } fois
   *[other] commandant lancé { $count } fois
}
casts-of-second = { $count ->
    [one] second commandant lancé { $count } fois
   *[other] second commandant lancé { $count } fois
}
would-lose = perdrait : { $why }
no-life-left = plus de points de vie
ten-poison = dix marqueurs poison ou plus
damage-of-21 = 21 blessures ou plus du commandant ({ $player })
in-range = à portée
in-range-attackable = à portée, peut subir une attaque

## Au milieu de l'image.

middle-won = victoire
middle-drawn = nul
middle-in-game = en jeu
middle-turns = { $turns } tours sur { $markers }
middle-turns-left = { $count ->
    [one] tour restant
   *[other] tours restants
}

## Après la fin du temps.

turns-left = { $count ->
    [one] { $count } tour restant
   *[other] { $count } tours restants
}
last-turn = dernier tour
last-turns = derniers tours
time-called = Fin du temps annoncée.
time-called-last = { $count ->
    [one] Fin du temps annoncée : le tour en cours est le dernier.
   *[other] Fin du temps annoncée : les { $count } tours en cours sont les derniers.
}
time-called-more = { $count ->
    [one] Fin du temps annoncée : { $count } tour peut encore commencer.
   *[other] Fin du temps annoncée : { $count } tours peuvent encore commencer.
}

## Tours dans une liste.

turn = joue son tour
turn-extra = joue un tour supplémentaire
turn-left = hors jeu ; le tour continue
designated = désigné pour être retiré
waits = attend
waits-extra = attend avec un tour supplémentaire
waits-first-to-seat = attend le marqueur { $marker } ({ $player }), arrivé en premier à ce siège
waits-within-three = attend le marqueur { $marker } ({ $player }), à trois sièges au plus à gauche
waits-extra-first-to-seat = attend avec un tour supplémentaire le marqueur { $marker } ({ $player }), arrivé en premier à ce siège
waits-extra-within-three = attend avec un tour supplémentaire le marqueur { $marker } ({ $player }), à trois sièges au plus à gauche
waits-no-more = attend : aucun tour ne commence plus
waits-extra-no-more = attend avec un tour supplémentaire : aucun tour ne commence plus
waits-receiver = attend que le joueur suivant puisse le recevoir : un marqueur est à trois sièges au plus

## Phases d'un tour.

phase-beginning = phase de début
phase-precombat-main = phase principale d’avant combat
phase-combat = phase de combat
phase-postcombat-main = phase principale d’après combat
phase-ending = phase de fin

## Pourquoi un joueur a quitté la partie.

left-lost = a perdu
left-conceded = a concédé
left-match-loss = match loss
left-drawn = nul
