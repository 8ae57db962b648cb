## Messages dans un chat.

round-published = { $opening } : c’est publié, { $tables }.
round-unpublished = { $opening } : la publication est annulée.
round-running = { $opening } : c’est en cours.
round-unstarted = { $opening } : le début est annulé.
round-finished = { $opening } : c’est terminé.
round-reopened = { $opening } : c’est rouvert et de nouveau en cours.
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
test = Un test : ce salon reçoit les nouvelles du tournoi { $event }.

## Joueurs.

players-added = Joueurs, ajout : { $who }.
players-changed = Joueurs, modification : { $who }.
players-dropped = Joueurs, drop : { $who }.
players-disqualified = Joueurs, disqualification : { $who }.
players-back = Joueurs, retour : { $who }.
players-removed = Joueurs, retrait : { $who }.
player-number = numéro { $number }
