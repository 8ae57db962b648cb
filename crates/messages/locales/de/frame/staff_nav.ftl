## Die Seiten des Turnierteams.

group-run = Ablauf
group-floor = Saal
group-people = Personen
group-set-up = Einrichten
group-account = Konto

## Die Seiten.

desk = Übersicht
rounds = Runden
results = Ergebnisse
clock = Uhr
playoff = Playoff
announcements = Durchsagen
stage = Stream
statistics = Statistik
floor = Saal
calls = Rufe
rulings = Rulings
games = Partien
shift = Schicht
times = Zeiten
references = Regelwerke
check-in = Check-in
players = Spieler
decklists = Decklisten
staff = Team
settings = Optionen
event-page = Turnierseite
log = Log
exports = Exporte
more = Mehr

## Wörter nach der Zahl.

waiting = offen
for-head-judge = für Head Judge
to-decide = zu entscheiden
handed-to-you = dir übergeben
disputed = strittig
late = überfällig
outstanding = ausstehend
to-approve = zu bestätigen
not-here = nicht da
missing = { $count ->
    [one] fehlt
   *[other] fehlen
}
waits-on-page = { $page }: { $count } { $what }
attention = Ton und Vibration
