### La page de suivi d'une partie.

## Adresses qui ne mènent nulle part.

no-round = Aucune ronde n’est publiée : il n’y a pas de table à suivre.
no-such-table = Il n’y a pas de table { $table } dans cette ronde.
to-rounds = Voir les rondes

## Titre, et parties de la table.

title = Partie à la table { $table }
game = Partie { $number }
game-given-up = Partie { $number } (abandonnée)
game-and-variant = Partie { $number }, { $variant }
grand-melee = Grande mêlée
free-for-all = Chacun pour soi
line = { $players ->
    [one] { $players } joueur, { $playing } en jeu
   *[other] { $players } joueurs, { $playing } en jeu
}
line-confirmed = { $players ->
    [one] { $players } joueur, { $playing } en jeu ; partie confirmée
   *[other] { $players } joueurs, { $playing } en jeu ; partie confirmée
}
line-given-up = { $players ->
    [one] { $players } joueur, { $playing } en jeu ; suivi abandonné
   *[other] { $players } joueurs, { $playing } en jeu ; suivi abandonné
}
line-not-followed = { $players ->
    [one] { $players } joueur, partie non suivie
   *[other] { $players } joueurs, partie non suivie
}
not-followed = pas suivie
match-result = Le match : <b><bdi>{ $result }</bdi></b>.
result-of-table = Résultat de la table
step-through = Parcourir cette partie

## Les tours en cours.

turns = Tours
acts = Actions
end-turn = Finir le tour<span> ({ $player })</span>
next-phase = Phase suivante<span> ({ $player })</span>
end-the-turn-of = Finir le tour :
end-turn-of-marker = <span>Finir le tour du marqueur </span>{ $marker } <bdi>{ $player }</bdi>
marker-waits = Marqueur { $marker }, <bdi>{ $player }</bdi> : { $state }
to-turns = Voir les tours

## Les sièges.

leaves = { $player } quitte la partie
as-picture = La table en image

## Ce qui est montré.

what-is-shown = Ce qui est montré
quick = Rapide
everything = Tout

## L'historique.

history = Historique
earlier-steps = { $count ->
    [one] { $count } étape précédente
   *[other] { $count } étapes précédentes
}
the-service = le service
undone-by = annulé par { $who }, { $time }
step-of-ruling = { $penalty } : { $what } (décision { $ruling })
step-of-withdrawn-ruling = { $what } (c’était la pénalité { $penalty } de la décision { $ruling }, qui ne tient plus)
done-since = { $time }, { $who } : { $what }
done-and-undone-since = { $time }, { $who } : { $what } ({ $undone })
undone-since = { $what } : { $undone }

## Annuler, arrêter le suivi.

undo = Annuler
undo-before = Annuler l’action précédente
undo-confirmation = Annuler la confirmation
undo-several = Annuler plusieurs étapes
undo-from = Tout annuler à partir de cette étape
undo-these = Annuler ces étapes
stop-title = Arrêter le suivi de cette partie
stop-means = Son historique reste. Saisis le résultat sur la page des résultats, ou suis de nouveau la partie depuis le début.
stop-button = Arrêter le suivi
stopped = La partie n’est plus suivie. Son historique reste.

## Questions avant une action.

end-turn-title = Finir le tour maintenant ?
still-on-stack = { $player } finirait son tour avec { $objects } sur sa pile.
still-on-stack-of-marker = { $player } (marqueur { $marker }) finirait son tour avec { $objects } sur sa pile.
end-turn-means = Une phase se termine avec une pile vide (CR 500.2). Si un effet termine le tour, ce qui est sur la pile est exilé. Sinon, laisse d’abord cela se résoudre, ou enlève-le de la pile.
end-turn-button = Finir le tour, exiler la pile
call-time-title = Annoncer la fin du temps maintenant ?
time-is-left = La table { $table } a encore { $minutes } min. La fin du temps n’est pas encore annoncée.
call-time-button = Annoncer la fin avec { $minutes } min restantes
done-meanwhile = Fait entre-temps
send-again = Renvoyer le mien
kept = Ce que tu as envoyé est gardé : renvoie-le si cela convient encore.

## Suivre une partie.

start-title = Suivre une partie
plays-grand-melee = { $players ->
    [one] { $players } joueur en Grande mêlée, avec une portée d’influence de 1 et des attaques vers la gauche, sauf accord contraire.
   *[other] { $players } joueurs en Grande mêlée, avec une portée d’influence de 1 et des attaques vers la gauche, sauf accord contraire.
}
plays-free-for-all = { $players ->
    [one] { $players } joueur en Chacun pour soi, avec une portée illimitée, sauf accord contraire.
   *[other] { $players } joueurs en Chacun pour soi, avec une portée illimitée, sauf accord contraire.
}
something-else = Autre accord
variant = Variante
influence = Portée d’influence
attacks = Attaques
edition = Édition des règles
by-number-of-players = Selon le nombre de joueurs
of-variant = Celle de la variante
unlimited = Illimitée
attack-left = Gauche
attack-right = Droite
attack-several = Plusieurs joueurs
edition-now = Règles actuelles (CR 807)
edition-2007 = 2007 (608)
follow-this = Suivre cette partie
follow-another = Suivre une autre partie

## La fin d'une partie.

won-the-game = { $player } a gagné la partie.
game-is-drawn = La partie est nulle.
out-in-order = Hors jeu, dans l’ordre : { $players }.
out-in-turn = { $players } (tour { $turn }, { $why })
out-because = { $players } ({ $why })
if-match-ends = Si le match se termine maintenant :
score-won = { $points ->
    [one] { $players } : match gagné, { $points } point
   *[other] { $players } : match gagné, { $points } points
}
score-others = { $points ->
    [one] { $players } : { $points } point
   *[other] { $players } : { $points } points
}
score-drew = { $points ->
    [one] { $players } : match nul, { $points } point chacun
   *[other] { $players } : match nul, { $points } points chacun
}
score-out = { $points ->
    [one] { $players } : concession ou match loss, { $points } point
   *[other] { $players } : concession ou match loss, { $points } points
}
score-takes-stakes = { $players } : match gagné, et toutes les mises
score-shares-stakes = { $players } : match nul, mises rendues et celles des autres partagées
score-loses-stake = { $players } : mise perdue
playoff-goes-on = Un match de phase finale doit être gagné : une autre partie se joue, avec des sièges tirés de nouveau (2.5B).
too-few = Il reste moins de trois joueurs dans le match, et une partie multijoueur commence à trois (CR 800.1). S’ils jouent encore, saisis le résultat sur la page de résultat de la table.
conceded-match = Concession de tout le match
next-game = Commencer la partie suivante
another-game = Autre partie
confirm-result = Confirmer le résultat
overrule = Remplacer l’annonce
result-stored = Le résultat de la table { $table } est enregistré.
next-is-followed = La partie suivante est suivie. Ses sièges sont tirés : regarde qui est assis où.
reported-before = La table { $table } avait déjà un résultat annoncé : { $result }. L’issue de la partie n’est pas enregistrée. Si l’annonce est fausse, remplace-la ci-dessous, ou arrête le suivi de la partie.

## Formulaires illisibles.

no-button = Touche un des boutons de cette page.
no-seat = { $typed } n’est pas un siège de cette table : elle a les sièges 1 à { $seats }.
no-whole-number = { $label } : { $typed } n’est pas un nombre entier.
empty-status = Écris ce qui change : points de vie, marqueurs, blessures ou lancements. Un champ vide reste tel quel.
not-resolving = { $object } n’est pas en train de se résoudre et ne cause donc rien.
no-target = { $object } n’est plus sur une pile et n’est donc pas une cible.
