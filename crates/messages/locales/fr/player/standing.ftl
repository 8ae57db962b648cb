your-record = Ton bilan
after-round = Classement après la ronde { $round }
place-of = { $place } sur { $count }
all-standings = Tout le classement

## Words with a large figure.

final-place = place finale
points = points
rank-after-swiss = place après les rondes suisses
place = place
record = gagnés–perdus–nuls

## What a player sends to friends after the tournament.

share-champion = { $player } : victoire parmi { $count } joueurs, { $tournament }, { $record }
share-place = { $player } : { $place } place sur { $count }, { $tournament }, { $record }
