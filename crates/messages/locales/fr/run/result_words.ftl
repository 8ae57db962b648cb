## Le résultat d'une table en quelques mots.

not-reported = pas annoncé
won-by = gagné par { $winner }
drawn = nul
drawn-among = nul entre { $names }
drawn-nobody-scores = nul, personne ne marque de points
none-report-again = aucun : annoncez-le de nouveau
games = parties : { $games }
no-games = parties : aucune
conceded = concession : { $names }
match-loss = match loss : { $names }
entered-by = { $result }, saisi par { $name }
the-players = les joueurs
the-service = le service

## Par sièges.

none = aucun
no-game-won = aucune partie gagnée
seat-won = siège { $seat } a gagné
games-by-seat = parties { $games }
drawn-among-seats = nul entre les sièges { $seats }
places = places : { $places }
seat-conceded = siège { $seat } a concédé
