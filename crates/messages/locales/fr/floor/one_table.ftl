## La page d'une table.

no-round = Aucune ronde n’est aux tables maintenant.
no-such-table = Il n’y a pas de table { $table } { $round-in }.
to-floor = Aller à la salle

### Le haut.

with-extension = dont { $minutes } min de plus
deck-check-mark = Deck check
by = par <bdi>{ $judge }</bdi>
call-label = Appel d’arbitre
reports-label = Ce que les joueurs annoncent
decide-result = Trancher le résultat

### Pénalités à appliquer ou à lever.

to-do = À faire à la table
task-skip-turn = Dis à la table : cette personne passe son prochain tour.
task-game-loss = Dis à la table : cette personne quitte la partie maintenant, et les autres continuent à jouer.
task-match-loss = Dis à la table : cette personne quitte le match maintenant, et les autres continuent à jouer.
undo-skip-turn =
    Dis à la table : aucun tour n’est à passer. S’il est déjà passé, la partie continue à partir d’ici.
undo-went-on =
    La partie suivie a continué sans cette personne. Annule ses étapes sur la page de suivi, jusqu’à la pénalité, et saisis de nouveau ce qui tient encore ; ou dis à la table qu’elle reste hors de cette partie.
undo-followed =
    Dis à la table : cette personne continue à jouer. Elle est de nouveau dans la partie suivie, et les tours restent tels quels.
undo-not-followed = Dis à la table : cette personne est de nouveau dans la partie, dès maintenant. Les tours restent tels quels.
ruling-number = Décision { $number }
done-at-table = Fait à la table

### Les sièges.

seats = Sièges
is-out = <s><bdi>{ $player }</bdi></s> est hors jeu : { $why }
is-out-by-ruling = <s><bdi>{ $player }</bdi></s> est hors jeu : { $why }, <a>décision { $number }</a>
result-is = Résultat : <b><bdi>{ $result }</bdi></b>
starts-now = Il faut commencer sans attendre
note-missing = Il manque quelqu’un
note-missing-means = Les arbitres et les joueurs de cette table le voient jusqu’à l’arrivée de la personne ou la saisie du résultat. Ce n’est pas une pénalité.
is-here = { $player } est là
loss-and-drop = Match loss et drop : { $player }
no-show = Quelqu’un n’est pas venu
no-show-means =
    L’absence donne un match loss à cette ronde et un drop. Les autres avancent d’un siège et jouent ; une partie suivie recommence.
did-not-come = Absence :

### Liens et boutons.

time-and-turns = Temps et tours
game-desk = Suivi
games = Parties
follow-game = Suivre cette partie
report-result = Saisir le résultat
change-result = Modifier le résultat
message-table = Message à cette table

### Temps supplémentaire.

time = Temps
reason-judge-call = Appel d’arbitre
reason-late-start = Début tardif
reason-accident = Incident
reason-deck-problem = Problème de deck
other-time = Autres minutes, autre raison
given = { $minutes } min
given-for = { $minutes } min, { $why }
withdraw-minutes = Retirer { $minutes } min

### Deck check.

deck-check = Deck check
what-was-found = Constat : <bdi>{ $player }</bdi>
found-hint = Vide : rien.
end-check = Terminer le deck check : sa durée et 4 min de plus
whose-deck = Quels decks
nobody-ticked = rien de coché : tous
was-checked = déjà vérifié
all-deck-checks = Tous les deck checks

### À la fin du temps.

when-time-is-called = À la fin du temps ici
other-rules = Règles de ce tournoi
end-is = { $end }.
end-is-otherwise = { $end } (pas comme aux autres tables : <bdi>{ $reason }</bdi>).
decide-otherwise = En décider autrement pour cette table
reason-hint = Tout le monde peut la lire parmi les écarts.
instead = À la place : { $end }

### Mesure du jeu lent.

watch = Mesure du jeu lent
watch-of = Mesure du jeu lent : <bdi>{ $player }</bdi>
have-acted = L’action est faite
time-player = Chronométrer { $player }
slow-play = Slow Play
slow-play-of = Slow Play : { $player }

### Décisions et notes.

rulings = Décisions à cette table
none-yet = Aucune pour l’instant.
notes = Notes
no-notes = Aucune sur cette table et ses joueurs.
write-note = Écrire une note
about = Sujet
this-table = Cette table
note-hint = Seul le staff la lit, aussi aux rondes suivantes.
keep-note = Garder la note

### Qui couvre la table.

cover = Couverture
you-cover = Tu couvres cette table.
judge-covers = <bdi>{ $judge }</bdi> couvre cette table.
nobody-covers = Personne ne couvre cette table.
handed-over = Transmise par <bdi>{ $judge }</bdi>, { $time }.
handed-over-with-note = Transmise par <bdi>{ $judge }</bdi>, { $time } : <bdi>{ $note }</bdi>
cover-it = Couvrir cette table
release-it = La rendre

### En bas.

beside = Tables voisines
