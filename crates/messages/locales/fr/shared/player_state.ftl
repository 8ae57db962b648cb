## The player has no place in the tournament yet.

pending = En attente d’approbation
pending-text = Ton inscription est enregistrée. L’organisation ne l’a pas encore approuvée ; cette page changera quand ce sera fait.
waitlisted = C’est complet
waitlisted-text = Tu as le numéro { $number } sur la liste d’attente et tu auras une place dès qu’une place se libérera.
removed = Tu ne participes pas à ce tournoi
removed-text = Si c’est une erreur, préviens l’organisation.

## Before the rounds.

checked-in = Check-in fait
registered = Inscription faite
not-open = Le tournoi n’est pas encore ouvert.
check-in-at-venue = Fais ton check-in quand tu es sur place.
table-with-round-one = Ta table s’affichera ici dès la publication des appariements de la ronde 1.
late-entry = Tu joues à partir de la ronde { $round }
late-entry-text = Ta table s’affichera ici dès la publication de ses appariements.

## At a table.

table-word = Table
out-of-game = Tu ne joues plus dans cette partie : tu la regardes jusqu’à sa fin, comme le public (MTR-A 1.10A).
your-turn = C’est ton tour.
turn-of = C’est à { $player } de jouer.
time-is-up-extra-turns = Le temps est écoulé. Finissez ce tour, puis encore un tour par joueur toujours en jeu. L’arbitre arrive.
time-is-up-finish-turn = Le temps est écoulé. Finissez ce tour ; il n’y en aura pas d’autre. L’arbitre arrive.
time-is-up-overtime = { $minutes ->
    [one] Le temps est écoulé. Finissez ce tour en { $minutes } minute au plus ; il n’y en aura pas d’autre. L’arbitre arrive.
   *[other] Le temps est écoulé. Finissez ce tour en { $minutes } minutes au plus ; il n’y en aura pas d’autre. L’arbitre arrive.
}
overtime-is-over = La prolongation est terminée : arrêtez de jouer. L’arbitre met fin à la partie.
time-called-last-turn = Fin du temps annoncée. Finissez ce tour ; il n’y en aura pas d’autre.
time-called-turns = Fin du temps annoncée. Finissez ce tour ; tours restants ensuite : { $turns }. L’arbitre les compte.
time-called-several-turns = Fin du temps annoncée. Finissez les tours en cours ; tours qui peuvent encore commencer : { $turns }. L’arbitre les compte.
game-ended = La partie est finie ; l’arbitre confirme.

## Why a player is out of the game.

out-lost = a perdu
out-conceded = a concédé
out-drawn = nul
out-game-loss = game loss
out-match-loss = match loss
out-disqualified = disqualification

## Reports of the table's result by its players.

waiting-for-others = On attend les autres
you-reported-at = Tu as annoncé à { $when } : { $result }. Cela comptera quand quelqu’un d’autre à la table l’aura confirmé sur sa page.
reported-this = Annoncé par { $player } à { $when }. C’est bien ça ?
another-reported-this = Annoncé par quelqu’un d’autre à { $when }. C’est bien ça ?
staff-decides = Le staff décide
stay-at-table = Reste à ta table.
you-reported = Tu as annoncé : { $result }.
another-reported = Quelqu’un d’autre a annoncé : { $result }.
you-dispute = Tu contestes : « { $objection } »
another-disputes = Quelqu’un d’autre conteste : « { $objection } »
result-entered = Le résultat est enregistré, saisi par le staff.
result-you-reported = Le résultat est enregistré, annoncé par toi, confirmé par { $confirmer }.
result-you-confirmed = Le résultat est enregistré, annoncé par { $reporter }, confirmé par toi.
result-reported = Le résultat est enregistré, annoncé par { $reporter }, confirmé par { $confirmer }.
another-player = quelqu’un d’autre
your-concession-disputed = Ta concession est contestée : le staff décide.
concession-disputed = Concession contestée ({ $players }) : le staff décide.
wrong-call-judge = S’il est faux, appelle l’arbitre.

## A round is played without the player.

bye = Bye
bye-text = { $points ->
    [one] Pas de match à cette ronde ; elle te rapporte { $points } point.
   *[other] Pas de match à cette ronde ; elle te rapporte { $points } points.
}
match-loss = Match loss
match-loss-text = Tu n’as pas de table à cette ronde : elle compte comme un match loss. Si c’est une erreur, préviens l’organisation tout de suite.
unpaired = Tu ne joues pas cette ronde
unpaired-text = Si c’est une erreur, préviens l’organisation tout de suite.

## Between rounds.

pairings-soon = Appariements bientôt
how-it-went = { $over } : { $result }.
round-is-over = { $round-over }
had-bye = tu avais un bye
had-match-loss = tu avais un match loss
table-is-void = la table { $table } est annulée et ne compte pour personne
you-won = tu as gagné à la table { $table }
player-won = { $player } a gagné à la table { $table }
table-drawn = match nul à la table { $table }
table-no-result = pas de résultat à la table { $table }
next-table = Ta prochaine table s’affichera ici dès la publication des appariements { $round-of }.

## After the Swiss rounds.

rounds-over = Les rondes sont terminées
rounds-over-text = Le classement final sera bientôt publié.
swiss-over = Les rondes suisses sont terminées
swiss-over-text = Prochaine étape : l’annonce du top { $cut }, ici même.
wait-for = Tu attends { $round }
play-in = Tu joues { $round-in }
seeded = Tu as le seed { $seed }. Ta table s’affichera ici dès la publication de ses appariements.
missed-cut = Cut manqué
missed-cut-text = Tu finis les rondes suisses à la { $place } place sur { $count }. Merci d’avoir joué.

## At the end.

champion = Victoire !
champion-text = Tu as gagné le tournoi.
finished = Tu finis à la { $place } place sur { $count }
tournament-over = Le tournoi est terminé
thank-you = Merci d’avoir joué.

## The player has left, or there is no tournament.

dropped = Tu as droppé
dropped-after = Tu as droppé après { $round }
dropped-text = Aucune table n’est prévue pour toi. Si c’est une erreur, préviens le staff.
disqualified = Disqualification
disqualified-text = Aucune table n’est prévue pour toi. Le head judge répond à tes questions.
cancelled = Ce tournoi a été annulé
