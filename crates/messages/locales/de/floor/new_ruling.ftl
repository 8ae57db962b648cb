## Ein neues Ruling.

the-call = Der Ruf

### Die Spieler.

table-and-players = Tisch und Spieler
table-other-players = Tisch { $table }, andere Spieler
show-players = Spieler dort zeigen
players-of-round = Spieler der Runde { $round }
seat = Sitz { $number }
from-elsewhere = Spieler von anderswo
other-players = Andere Spieler
other-players-hint = Ihre Nummern, etwa 12, 45.
show-penalties = Ihre Strafen zeigen
show = Zeigen

### Regelverstoß und Strafe.

penalty-of = Strafe für { $name }
none-today = Heute noch keine Strafe.
earlier-today = Früher heute
earlier-penalty = { $infraction }: { $penalty }
all-about-them = Alle Rulings dazu: { $count }
players-page = Spielerseite
another = Anderer
from-list = aus der Liste
another-infraction = Anderer Regelverstoß
no-infraction = Keiner: ein Ruling ohne Strafe
proposed = Vorschlag:
also-names = Die Tabelle nennt auch: { $penalties }.
another-penalty = Andere Strafe
as-proposed = Wie vorgeschlagen
as-proposed-penalty = Wie vorgeschlagen: { $penalty }
dropped = Die Person ist dann nicht mehr im Turnier.

### Texte und Zeit.

texts-and-time = Was geschehen ist, Antwort, Zeit
now-or-later = jetzt oder später
timed = Am Tisch gemessen: { $times }.
no-time = Keine Zeit
as-long-as-call = So lange wie der Ruf
other-minutes = Andere Minuten
other-minutes-hint = Dauert ein Ruling länger als eine Minute, gibt es diese Zeit (MTR-A X.5A).

### Der Button.

record = Ruling festhalten
record-penalties = Festhalten: { $penalties }
record-waits-head-judge = Festhalten: { $penalties }, wartet auf den Head Judge
record-waits-organizer = Festhalten: { $penalties }, wartet auf die Turnierleitung
confirm-as-organizer = Im Team gibt es keinen Head Judge: Ich bestätige die Strafe als Turnierleitung ({ $penalty }).

### Hinweise und Fehler.

recorded = Ruling { $number } ist festgehalten.
nothing-recorded = Es wurde nichts festgehalten.
more-below = { $count ->
    [one] Und { $count } weiterer Fehler unten.
   *[other] Und { $count } weitere Fehler unten.
}
no-number = Andere Spieler: { $typed } ist keine Spielernummer. Gib Nummern ein, etwa 12, 45.
two-infractions = Es sind zwei Regelverstöße gewählt, einer oben und einer in der Liste: Lass nur einen.
