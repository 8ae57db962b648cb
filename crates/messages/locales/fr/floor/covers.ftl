### Tables couvertes, mesures, notes.

## La page où l'on prend des tables.

empty-means = Les arbitres peuvent prendre des tables quand une ronde est publiée.
caption = Arbitres et leurs tables
tables = Tables
ranges-hint = Nombres et intervalles : 1-20, 31.
take-them = Les prendre
release-them = Les rendre
everybody-as-before = Tous comme avant
mine-as-before = Les miennes comme avant
release-all = Tout rendre
give-title = Donner des tables à quelqu’un
their-tables = Ses tables
give-them = Les donner

## Ce qui a changé.

no-button = Ce formulaire ne dit pas quoi faire. Touche un de ses boutons.
nothing-changed = Rien n’a changé : c’était déjà ainsi.
one-yours = Table { $table } : à toi.
all-yours = Tables { $tables } : à toi.
one-released = Table { $table } : rendue.
all-released = Tables { $tables } : rendues.
one-given = Table { $table } : donnée.
all-given = Tables { $tables } : données.
one-as-before = Table { $table } : comme à la ronde précédente.
all-as-before = Tables { $tables } : comme à la ronde précédente.
kept = Déjà couvertes, elles le restent : { $tables }.
kept-table = { $table } ({ $judge })

## Autres messages.

end-is-public = Tout le monde peut le lire parmi les écarts.
watch-runs = La mesure de son temps est en cours.
watch-ended = Son temps est noté.
no-show = { $player } a un match loss à cette ronde et un drop. En cas d’arrivée malgré tout, annule le drop sur sa page : son siège lui revient si le match n’a pas encore de résultat.

## Notes des arbitres.

notes = Notes
notes-mean = Sur des joueurs et des tables, sans décision. Seul le staff les lit, à toutes les rondes.
note = Note
players-number = Numéro du joueur
or-table = Ou une table
keep-note = Garder la note
no-note = Pas encore de note
no-note-means = Ce que les arbitres notent sur un joueur ou une table s’affiche ici, et sur la page de ce joueur et de cette table.
note-kept = La note est gardée.
note-removed = La note est supprimée.
