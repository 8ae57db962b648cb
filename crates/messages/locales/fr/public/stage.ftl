for-a-stream = { $tournament }, pour un stream

## Instead of a clock.

find-your-seats = trouvez vos sièges
round-over = ronde terminée
paused = { $left } en pause

## Beside a player at the table.

won = gagné
drawn = nul
seed = Seed { $seed }
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
how-to-use = Dans OBS ou un programme semblable, ajoute une source navigateur de 1920 × 1080 et colle une adresse. Les pages n’ont pas de fond, montrent ce que tout le monde peut voir et suivent la ronde automatiquement.
look-at-it = Voir
whole = Ronde, chrono et table
whole-explained = La scène entière : un en-tête, et la table en bas.
table-explained = Qui est à la table, dans l’ordre du tour, avec ses points.
clock = Chrono
clock-explained = Les chiffres seuls, sans fond.
bracket-explained = La phase finale, une fois le cut annoncé.
