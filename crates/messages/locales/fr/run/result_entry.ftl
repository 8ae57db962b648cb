## La saisie des résultats.

results-of = Résultats : { $round }
reported-of = Reçus : <b>{ $reported }</b> sur { $all }
not-started = pas encore en cours : le premier résultat lance la ronde et son chrono
finish-round = Terminer la ronde
one-key-per-game = Une touche par partie, dans l’ordre : 1D1, c’est le siège 1, une partie nulle, le siège 1.
keys-still-in = <kbd>=</kbd> et des sièges : nul entre ceux encore dans la partie, comme =124
keys-places = Sièges dans l’ordre des places, avec <kbd>&gt;</kbd> entre eux et <kbd>=</kbd> entre ceux qui sont sortis ensemble, comme 3&gt;1=4&gt;2
table-is-reported = Le résultat de la table { $table } est saisi.
can-be-undone = Ce que tu saisis peut être annulé pendant quelques secondes.

### Pas de ronde en cours.

no-round = Aucune ronde n’attend de résultats
no-round-text = Les résultats se saisissent ici dès qu’une ronde est publiée.
corrected-at-tables = Les résultats des rondes terminées se corrigent à <a>leurs tables</a>.

### Décisions.

rulings = Décisions
rulings-to-agree = Décisions que les résultats doivent respecter
reminder = Table { $table } : <bdi>{ $player }</bdi>, { $text } (<a>décision { $ruling }</a>)

### Annonces des joueurs.

players-report = Ce que les joueurs annoncent
to-confirm = { $count } à confirmer
more-reports = { $count ->
    [one] { $count } autre attend la réponse de sa table.
   *[other] { $count } autres attendent la réponse de leurs tables.
}
entered-otherwise = Saisis autrement qu’un joueur ne l’a annoncé :
link-table = table { $table }
disputed = Contesté
ruled-out = Impossible
waits = En attente
button-at-table = { $label }, table { $table }

### Les tables.

which-tables = Quelles tables
list-outstanding = À recevoir : { $count }
list-reported = Reçus : { $count }
tables = Tables
seats = Sièges
reported = annoncé
undo = Annuler
change = Modifier
draw = Nul
drawn-game = Partie nulle
losses = Concession, drop…
games-done = Fini
undo-game = Annuler une partie
games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
games-and-drawn = { $count ->
    [one] { $count } partie, { $drawn } nulle
   *[other] { $count } parties, { $drawn } nulles
}
overrule-it = Remplacer

### Messages.

already-so = La table { $table } avait déjà ce résultat.
undo-clears-result = L’annulation efface seulement le résultat : un drop s’annule sur la page du joueur.
reported-before = Quelqu’un l’a annoncé avant : { $stored }. Le tien n’est pas enregistré.
at-table = Table { $table } : { $sentence }
unknown-entry = Saisie inconnue : { $typed }. Écris C et un siège pour une concession, M et un siège pour un match loss, D et un siège pour un drop, comme c2 m3 d4.
