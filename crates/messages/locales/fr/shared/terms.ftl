## Names of rounds.

round-swiss = Ronde { $number }
round-final = Finale
round-semi-finals = Demi-finales
round-quarter-finals = Quarts de finale
round-of = Ronde des { $players }
round-playoff = Ronde { $number } de la phase finale

## The same inside a sentence.

inside-swiss = la ronde { $number }
    .in = à la ronde { $number }
    .of = de la ronde { $number }
inside-final = la finale
    .in = en finale
    .of = de la finale
inside-semi-finals = les demi-finales
    .in = en demi-finales
    .of = des demi-finales
inside-quarter-finals = les quarts de finale
    .in = en quarts de finale
    .of = des quarts de finale
inside-round-of = la ronde des { $players }
    .in = à la ronde des { $players }
    .of = de la ronde des { $players }
inside-playoff = la ronde { $number } de la phase finale
    .in = à la ronde { $number } de la phase finale
    .of = de la ronde { $number } de la phase finale

## The same in a label.

label-swiss = ronde { $number }
label-final = finale
label-semi-finals = demi-finales
label-quarter-finals = quarts de finale
label-round-of = ronde des { $players }
label-playoff = ronde { $number } de la phase finale

## The same at the beginning of a sentence.

opening-swiss = La ronde { $number }
    .of = { inside-swiss.of }
    .over = La ronde { $number } est terminée
    .open = La ronde { $number } n’est pas terminée
    .going = La ronde { $number } est en cours
    .public = La ronde { $number } est publiée
    .draft = La ronde { $number } est un brouillon
opening-final = La finale
    .of = { inside-final.of }
    .over = La finale est terminée
    .open = La finale n’est pas terminée
    .going = La finale est en cours
    .public = La finale est publiée
    .draft = La finale est un brouillon
opening-semi-finals = Les demi-finales
    .of = { inside-semi-finals.of }
    .over = Les demi-finales sont terminées
    .open = Les demi-finales ne sont pas terminées
    .going = Les demi-finales sont en cours
    .public = Les demi-finales sont publiées
    .draft = Les demi-finales sont un brouillon
opening-quarter-finals = Les quarts de finale
    .of = { inside-quarter-finals.of }
    .over = Les quarts de finale sont terminés
    .open = Les quarts de finale ne sont pas terminés
    .going = Les quarts de finale sont en cours
    .public = Les quarts de finale sont publiés
    .draft = Les quarts de finale sont un brouillon
opening-round-of = La ronde des { $players }
    .of = { inside-round-of.of }
    .over = La ronde des { $players } est terminée
    .open = La ronde des { $players } n’est pas terminée
    .going = La ronde des { $players } est en cours
    .public = La ronde des { $players } est publiée
    .draft = La ronde des { $players } est un brouillon
opening-playoff = La ronde { $number } de la phase finale
    .of = { inside-playoff.of }
    .over = La ronde { $number } de la phase finale est terminée
    .open = La ronde { $number } de la phase finale n’est pas terminée
    .going = La ronde { $number } de la phase finale est en cours
    .public = La ronde { $number } de la phase finale est publiée
    .draft = La ronde { $number } de la phase finale est un brouillon

## How far a player came in a playoff.

reached-champion = Victoire
reached-final = Finaliste
reached-semi-finals = Demi-finaliste
reached-quarter-finals = Quart-de-finaliste
reached-round-of = Ronde des { $players }
reached-inside-champion = victoire
reached-inside-final = finaliste
reached-inside-semi-finals = demi-finaliste
reached-inside-quarter-finals = quart-de-finaliste
reached-inside-round-of = ronde des { $players }

## Places.

ordinal = { NUMBER($number, type: "ordinal") ->
    [one] { $number }re
   *[other] { $number }e
}
    .m = { NUMBER($number, type: "ordinal") ->
        [one] { $number }er
       *[other] { $number }e
    }
equal-places = Ex æquo { $first }–{ $last }
equal-places-inside = ex æquo { $first }–{ $last }

## A player's result in a round.

scored-won = Gagné
scored-drawn = Nul
scored-lost = Perdu
scored-bye = Bye
scored-match-loss = Match loss

## The numbers that rank players.

tiebreaker-match-points = Points de match
tiebreaker-match-win = MW%
tiebreaker-opponents-points = OAMP
tiebreaker-opponents-match-win = OMW%
tiebreaker-win = W%
tiebreaker-opponents-win = OW%
tiebreaker-head-to-head = H2H
tiebreaker-average-seat = Siège
tiebreaker-games-won = Parties gagnées
tiebreaker-long-match-points = Points de match
tiebreaker-long-match-win = Pourcentage de matchs gagnés
tiebreaker-long-opponents-points = Moyenne des points de match des adversaires
tiebreaker-long-opponents-match-win = Pourcentage de matchs gagnés des adversaires
tiebreaker-long-win = Pourcentage de victoires avec les byes
tiebreaker-long-opponents-win = Pourcentage de victoires des adversaires avec les byes
tiebreaker-long-head-to-head = Confrontation directe
tiebreaker-long-average-seat = Siège moyen
tiebreaker-long-games-won = Parties gagnées
tiebreaker-inside-match-points = points de match
tiebreaker-inside-match-win = pourcentage de matchs gagnés
tiebreaker-inside-opponents-points = moyenne des points de match des adversaires
tiebreaker-inside-opponents-match-win = pourcentage de matchs gagnés des adversaires
tiebreaker-inside-win = pourcentage de victoires avec les byes
tiebreaker-inside-opponents-win = pourcentage de victoires des adversaires avec les byes
tiebreaker-inside-head-to-head = confrontation directe
tiebreaker-inside-average-seat = siège moyen
tiebreaker-inside-games-won = parties gagnées

## Rules enforcement levels.

level-regular = Convivial
level-competitive = Compétitif
level-professional = Professionnel

## The state of a tournament.

state-setup = En préparation
state-registration = Inscriptions
state-swiss = Rondes suisses
state-cut-announced = Cut annoncé
state-playoff = Phase finale
state-finished = Terminé
state-cancelled = Annulé
state-not-started = Pas commencé
state-registration-open = Inscriptions ouvertes

## The state of a round.

round-draft = Brouillon
round-published = Publiée
round-running = En cours
round-finished = Terminée

## The state of a player's registration.

player-registered = Inscription faite
player-pending = À approuver
player-waitlisted = Liste d’attente
player-removed = Retrait

## What is played after time is called.

end-extra-turns = encore un tour par joueur toujours en jeu
end-finish-turn = le tour en cours est terminé

## Whether a player makes the cut.

outlook-in = dedans
outlook-out = dehors

## Roles of the staff.

role-organizer = Organisation
role-head-judge = Head judge
role-judge = Arbitre
role-scorekeeper = Scorekeeper
role-administrator = Administration
role-staff = Staff
role-inside-organizer = organisation
role-inside-head-judge = head judge
role-inside-judge = arbitre
role-inside-scorekeeper = scorekeeper
role-inside-administrator = administration
role-inside-staff = staff

## Penalties.

penalty-none = Aucune pénalité
penalty-caution = Caution
penalty-warning = Warning
penalty-skip-turn = Skip Turn
penalty-game-loss = Game Loss
penalty-match-loss = Match Loss
penalty-disqualification = Disqualification
penalty-and-drop = { $penalty } et drop

## Categories of infractions.

category-game-play = Erreur de jeu
category-tournament = Erreur de tournoi
category-conduct = Conduite antisportive

## Parts of a decklist.

section-commander = Commandant
section-companion = Compagnon
section-deck = Deck
section-sideboard = Réserve
section-aside = À part

## Magic's colours.

colour-white = blanc
colour-blue = bleu
colour-black = noir
colour-red = rouge
colour-green = vert
colourless = incolore
