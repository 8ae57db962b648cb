## Messages dans un chat.

round-published = { $opening-public } : { $tables }.
round-unpublished = La publication { $opening-of } est annulée.
round-running = { $opening-going }.
round-unstarted = Le début { $opening-of } est annulé.
round-finished = { $opening-over }.
round-reopened = { $opening-going } de nouveau, après réouverture.
result-won = Table { $table }, { $round } : { $winner } gagne.
result-draw = Table { $table }, { $round } : match nul.
result-cleared = Table { $table }, { $round } : le résultat a été effacé.
cut = Le cut est annoncé : le top { $size } continue.
cut-revoked = Le cut annoncé a été révoqué.
event-finished = { $event } : le tournoi est terminé.
event-reopened = { $event } : le tournoi a été rouvert.
event-cancelled = { $event } : le tournoi a été annulé.
champion = { $player } gagne { $event } !
announcement-withdrawn = Une annonce a été retirée.
test = Un test : ce salon reçoit les nouvelles de « { $event } ».

## Joueurs.

players-added = { $count ->
    [one] Joueur, ajout : { $who }.
   *[other] Joueurs, ajout : { $who }.
}
players-changed = { $count ->
    [one] Joueur, modification : { $who }.
   *[other] Joueurs, modification : { $who }.
}
players-dropped = { $count ->
    [one] Joueur, drop : { $who }.
   *[other] Joueurs, drop : { $who }.
}
players-disqualified = { $count ->
    [one] Joueur, disqualification : { $who }.
   *[other] Joueurs, disqualification : { $who }.
}
players-back = { $count ->
    [one] Joueur, retour : { $who }.
   *[other] Joueurs, retour : { $who }.
}
players-removed = { $count ->
    [one] Joueur, retrait : { $who }.
   *[other] Joueurs, retrait : { $who }.
}
player-number = numéro { $number }

## Communautés.

evening-opened = { $evening } : la soirée est ouverte.
evening-finished = { $evening } : la soirée est terminée.
evening-reopened = { $evening } : la soirée est rouverte.
evening-cancelled = { $evening } : la soirée est annulée.
season-changed = Saison { $season } : le classement ou les soirées ont changé.
season-closed = { $season } : la saison est close.
season-reopened = { $season } : la saison est rouverte.
free-pod-won = Table { $table }, { $evening } : { $winner } gagne.
free-pod-drawn = Table { $table }, { $evening } : match nul.
free-pod-void = Table { $table }, { $evening } : le pod est annulé et ne compte pour personne.
