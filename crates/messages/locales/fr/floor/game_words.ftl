## Ce qui s'est passé dans une partie suivie.

turn-of = tour ({ $player })
nobody = personne
turn-ends = fin du { $turn }
next-phase = { $turn } : { $phase }
last-phase-ends = { $turn } : fin
next-phase-unknown = { $turn } : phase suivante

## Joueurs qui quittent la partie.

lose = { $count ->
    [one] { $players } perd
   *[other] { $players } perdent
}
concede = { $count ->
    [one] { $players } concède
   *[other] { $players } concèdent
}
leave-with-match-loss = { $count ->
    [one] { $players } quitte la partie avec un match loss
   *[other] { $players } quittent la partie avec un match loss
}
leave-drawn = { $count ->
    [one] { $players } quitte la partie : elle est nulle pour cette personne
   *[other] { $players } quittent la partie : elle est nulle pour ces personnes
}
at-end-of-phase = { $leave } à la fin de la phase du { $marker }

## Tours et fin du temps.

extra-turn = { $player } obtient un tour supplémentaire
skips-turn = { $player } passe son prochain tour
time-extra-turns = fin du temps annoncée, avec tours additionnels
time-finish-turn = fin du temps annoncée, le tour se termine
time-next-turn = fin du temps, le tour suivant est le dernier
had-been-passed = { $turn } : il avait été passé
not-counted = sans compter : { $players }

## Sorts et capacités.

casts = { $player } lance { $object } ({ $marker })
casts-at = { $player } lance { $object }, cible : { $targets } ({ $marker })
activates = { $player } active { $object } ({ $marker })
activates-at = { $player } active { $object }, cible : { $targets } ({ $marker })
triggers = { $player } : { $object } se déclenche ({ $marker })
triggers-at = { $player } : { $object } se déclenche, cible : { $targets } ({ $marker })
copies = { $player } copie { $object } ({ $marker })
copies-at = { $player } copie { $object }, cible : { $targets } ({ $marker })
passes-priority = { $player } passe la priorité ({ $marker })
does-nothing = { $player } ne fait rien de sa priorité ({ $marker })
leaves-stack = { $object } quitte sa pile
announces-loop = { $player } annonce une boucle, { $iterations } fois avec { $points } points
would-stop = { $player } s’arrêterait à l’itération { $iteration } après le point { $point }
lets-loop-run = { $player } laisse la boucle se dérouler

## Points de vie, poison, etc.

status = { $player } : { $changes }
life = { $life } PV
poison = poison { $poison }
damage = blessures du { $commander } : { $amount }
commander-casts = commandant lancé { $casts } fois
second-commander-casts = second commandant lancé { $casts } fois
commander-of = commandant ({ $owner })
second-commander-of = second commandant ({ $owner })

## Autres événements.

becomes-monarch = { $player } devient le monarque
takes-initiative = { $player } prend l’initiative
wins-by-effect = victoire par un effet : { $players }
draw-by-effect = partie nulle par un effet ({ $players })
noted = note : { $object } ({ $player })
gone = { $object } n’est plus là
gains-control = { $player } acquiert le contrôle : { $object }
control-ends = fin du contrôle : { $object }
lasts-until-turn = { $object } dure jusqu’au prochain tour ({ $player })
flips-heads = { $player } lance une pièce et annonce face
flips-tails = { $player } lance une pièce et annonce pile
flips = { $player } lance une pièce
rolls = { $player } lance un dé à { $sides } faces

## État d'une table.

table-not-started = pas commencée
table-playing = en jeu
table-paused = en pause
table-extension = temps supplémentaire
table-time-is-up = temps écoulé
table-turn-zero = tour 0, { $of } à venir
table-turn = tour { $turn } sur { $of }
table-turns-left = { $count ->
    [one] { $count } tour restant
   *[other] { $count } tours restants
}
table-last-turn = dernier tour
table-overtime-over = prolongation terminée
table-drawn = nul, à confirmer
table-decided = décidée, à confirmer
table-reported = annoncé par un joueur, à confirmer
table-disputed = contesté
table-done = terminée
