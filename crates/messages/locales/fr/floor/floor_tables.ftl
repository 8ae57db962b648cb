## La salle.

floor-of = Salle : { $round }

### À côté du titre.

not-started = pas commencée
all-have-results = toutes les tables ont leur résultat
outstanding-of = { $count } sur { $all } à recevoir

### Quelles tables.

view-all = Toutes
view-outstanding = En jeu
view-time = Temps
view-calls = Appels
view-mine = À moi
which-tables = Quelles tables

### Appels hors de cette ronde.

calls-earlier = Appels d’une ronde précédente
calls-away = Appels hors des tables

### Ce qui t'a été confié.

handed-label = Confié à toi
handed = <b>Confié à toi</b> par <bdi>{ $judge }</bdi>, { $time } : { $what }
handed-with-note = <b>Confié à toi</b> par <bdi>{ $judge }</bdi>, { $time } : { $what }. <bdi>{ $note }</bdi>

### La liste des tables.

no-round = Aucune ronde n’est aux tables
tables-appear = Toutes les tables s’affichent ici quand une ronde est publiée, les plus en retard d’abord.
table-number = Numéro de table
go = Aller
no-such-table = Il n’y a pas de table { $table } dans cette ronde. Rien d’autre n’a été modifié.
no-table-matches = Aucune table ne correspond.
every-table-done = Toutes les tables ont leur résultat.
urgent-first = Les plus urgentes d’abord,
covered-by = couverte par
turn-of = tour : { $player }
turns-in-progress = { $count } tours en cours
long-turn = { $player } : { $minutes } min pour ce tour
own-time-used = { $player } a épuisé son temps propre : { $minutes } min sur { $own }
turn-since = { $player } depuis { $time }
has-life = { $player } { $life }
is-out = { $player } hors jeu
games-of-tables = Parties aux tables
games-followed = { $count ->
    [one] { $count } table avec une partie
   *[other] { $count } tables avec une partie
}
no-games = Aucune partie n’est notée ni suivie aux tables en ce moment.
deck-check-since = Deck check depuis { $time }
call-mark = Appel

### Pénalités à appliquer ou à lever.

carry-out = À appliquer : { $penalty }, { $player }
undo-withdrawn = À lever à la table : { $penalty } ({ $player }), pénalité retirée
undo-overturned = À lever à la table : { $penalty } ({ $player }), pénalité annulée
undo-no-penalty = À lever à la table : { $penalty } ({ $player }) n’est plus une pénalité
undo-lighter = À lever à la table : { $penalty } ({ $player }) devient { $lighter }

### Mode temps.

not-done = Pas fait : { $what }
tap-is-kept = Ton action est gardée : renvoie-la si elle est toujours juste.
send-again = Renvoyer la mienne
result-is-entered = Son résultat est saisi.

### Qui couvre quoi.

who-covers-what = Qui couvre quoi
judges-caption = Arbitres, leurs tables et leurs appels
column-judge = Arbitre
column-tables = Tables
column-calls = Appels
you = (toi)
no-tables = aucune
nobody = Personne
take-tables = Couvrir des tables
calls-note-one = Nouvel appel
