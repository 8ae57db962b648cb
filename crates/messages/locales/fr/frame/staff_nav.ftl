## Groups.

group-run = Déroulement
group-floor = Salle
group-people = Personnes
group-set-up = Réglages
group-account = Compte

## The pages.

desk = Bureau
rounds = Rondes
results = Résultats
clock = Chrono
playoff = Phase finale
announcements = Annonces
stage = Stream
statistics = Statistiques
floor = Salle
calls = Appels
rulings = Décisions
games = Parties
shift = Relève
times = Durées
references = Références
check-in = Check-in
players = Joueurs
decklists = Decklists
staff = Staff
settings = Réglages
event-page = Page du tournoi
log = Journal
exports = Exports
more = Plus

## Words after the number of things that wait on a page.

waiting = en attente
for-head-judge = pour le head judge
to-decide = à décider
handed-to-you = pour toi
disputed = { $count ->
    [one] contesté
   *[other] contestés
}
late = en retard
outstanding = à recevoir
to-approve = à approuver
not-here = pas là
missing = { $count ->
    [one] manquante
   *[other] manquantes
}
waits-on-page = { $page } : { $count } { $what }
attention = Son et vibration
