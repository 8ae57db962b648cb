entered-in = arrivée à la ronde { $round }
commander = Commandant
this-is-me = C’est moi
this-is-not-me = Ce n’est pas moi
no-round = Pas encore de ronde
no-round-text = Les tables, sièges et adversaires s’affichent ici quand une ronde est publiée.
rounds = Rondes
rounds-latest-first = Rondes, la plus récente d’abord
seats-had = Sièges occupés pendant les rondes suisses : { $seats }.
seat-times = { $seat-m } { $times } ×
seats-balanced = Les sièges sont répartis aussi également que possible, ce qui s’écarte de l’addendum.
points-over-rounds = Points au fil des rondes
points-after-each = Points après chaque ronde
round-short = R{ $number }
decklist = Decklist
where-from = D’où viennent les nombres

## Words under a large number.

stat-final-place = Place finale
stat-rank = Rang
stat-rank-after-swiss = Rang après les rondes suisses
stat-points = Points
stat-record = Victoires–défaites–nuls
stat-seed = Seed en phase finale

## How a round went for the player.

result-void = Annulé
result-seated = À table
result-playing = En jeu
result-none = Sans résultat
