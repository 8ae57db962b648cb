for-a-stream = { $tournament }, pour un stream

## Instead of a clock.

find-your-seats = trouvez vos sièges
round-over = ronde terminée
paused = { $left } en pause

## Beside a player at the table.

won = gagné
drawn = nul
seed = Seed { $seed }
commander-damage = Blessures de commandant
more-players = et { $count } de plus

## The staff's page.

overlays = Overlays pour un stream
feature-table = Feature table
shown-table = { $round } : <b>table { $table }</b>.
first-table = { $round } : <b>table { $table }</b>, la première, tant que tu n’as pas choisi.
on-the-stage = À l’écran
show-table = Montrer la table { $table }
another-table = Une autre table
its-number = Son numéro.
show-it = Montrer
tables-appear-here = Les tables de la première ronde s’afficheront ici. La première est montrée tant que tu n’as pas choisi.
table-is-on-stage = La table { $table } est à l’écran.
go-back = Retour
type-its-number = { $field } : écris son numéro.

## The addresses.

addresses = Adresses pour le stream
how-to-use = Dans OBS ou un programme semblable, ajoute une source navigateur de 1920 × 1080 et colle une adresse. Les pages n’ont pas de fond et suivent la ronde automatiquement.
look-at-it = Voir
whole = Ronde, chrono et table
whole-explained = La scène entière : un en-tête, et en bas la table avec sa partie.
table-explained = Qui est à la table, dans l’ordre du tour, avec ses points et sa partie.
clock = Chrono
clock-explained = Les chiffres seuls, sans fond.
bracket-explained = La phase finale, une fois le cut annoncé.

game-of-table = Partie de la feature table
stream-shows-game = Aux deux premières adresses ci-dessous, un stream montre la partie en direct, telle que ses joueurs ou un arbitre la notent : points de vie, blessures de commandant, tours, qui est éliminé. Garde ces adresses pour le staff.
nobody-else-sees-it = Les spectateurs n’en voient rien, sur le projecteur non plus.
everybody-sees-it = Tout le monde la voit sur la page publique du stream, et les points de vie sur le projecteur, quelques secondes plus tard.
show-game-to-everybody = La montrer à tous
keep-game-to-stream = La montrer dans le stream seulement
everybody-sees-game = Tout le monde voit la partie de la feature table.
only-stream-sees-game = La partie de la feature table n’est montrée que dans le stream.
