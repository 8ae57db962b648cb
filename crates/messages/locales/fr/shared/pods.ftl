## The result of a table in words.

won = { $winner } a gagné
drawn = Nul
drawn-nobody-scores = Nul, personne ne marque de points
drawn-among = Nul entre { $names }
advances-by-seed = { $result } ; { $player } se qualifie au seed
best-seed-chooses = { $player }, meilleur seed de la table, choisit qui commence.
begins = { $player } commence
with-games = { $result } (parties : { $games })
game-drawn = nulle
with-conceded = { $result } ; concession : { $names }
with-match-loss = { $result } ; match loss : { $names }
with-places = { $result } ; places : { $places }
place-of = { $place }. { $names }
ask-places = Dans quel ordre sont-ils sortis de la partie ?
ask-places-hint = 1 pour la victoire, 2 pour la dernière personne à sortir, et ainsi de suite. Le même nombre pour ceux qui sont sortis ensemble, et 1 pour tous ceux qui partagent un nul.
ask-turn-order-hint = Parmi ceux qui sont sortis ensemble, le plus éloigné du joueur actif dans l’ordre du tour est sorti en premier.
press-out = Touche chaque joueur au moment où il quitte la partie. Le dernier qui reste a gagné.
missing = Manque : { $players }
next-places = Vérifier les places
void = Annulé : le match ne compte pour personne, car une personne de la table a été retirée du tournoi
result-and-void = { $result }. { $void }

## At a player's seat.

seat-won = gagné
seat-out = out
seat-disqualified = disqualification
seat-disqualified-by = disqualification, décision { $number }
seat-match-loss = match loss, décision { $number }
seat-game-loss = game loss, décision { $number }
