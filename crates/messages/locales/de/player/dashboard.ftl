## Die eigene Seite auf dem Handy.

### Was jetzt zu tun ist.

last-match = Du bist ausgestiegen: Das ist dein letztes Match.
check-in = Einchecken: Ich bin da
show-code = Code am Orga-Tisch zeigen
ruling = Ruling
report-again = Was vorher gemeldet wurde, zählt nicht: Melde das Ergebnis noch einmal.
did-you-concede = Hast du aufgegeben?
others-say-conceded = Die anderen melden, dass du das Match aufgegeben hast.
conceded-means = Es zählt nur, wenn du es selbst sagst: Dann bekommst du keine Punkte aus diesem Match.
i-conceded = Ich habe aufgegeben
i-did-not = Nein, habe ich nicht
confirm-result = Ergebnis bestätigen
that-is-wrong = Das stimmt nicht
or-say-what = Oder schreib, was daran nicht stimmt
or-say-what-hint = Ein Satz. Das Turnierteam liest ihn und entscheidet.
dispute = Ergebnis anfechten
game-ended-report = Die Partie ist zu Ende: Sieg melden
conceded-or-earlier-games = Jemand hat aufgegeben, oder es gab vorher Partien
if-it-differs = Wenn es vom gemeldeten Ergebnis abweicht, entscheidet das Turnierteam.
withdraw-report = Meine Meldung zurückziehen
already-so = Dein Tisch hatte dieses Ergebnis schon.
you-wrote = Du hast geschrieben: „{ $text }“
seats = Sitze in Zugreihenfolge
our-table = Unser Tisch: Leben und Züge
seat-out = raus: { $why }

### Nach dem Ende.

share = Deinen Platz teilen
share-link = Deine Runden, zum Teilen

### Einen Judge rufen.

judge = Judge
with-note = Sagen, worum es geht
add-note = Notiz hinzufügen
withdraw-call = Ruf zurückziehen
your-table = Dein Tisch

### Der Rest der Seite.

hand-in-decklist = Deckliste abgeben
change-commander = Ändern
name-commander = Commander angeben
table-picture = Der Tisch als Bild
more = Deine Runden, weiteres Handy
more-with-drop = Ausstieg, deine Runden, weiteres Handy
on-another-phone = Diese Seite auf einem anderen Handy
drop = Aussteigen
drop-after-round = Du spielst noch { $round }; danach wirst du nicht mehr gepaart.
drop-now = Du wirst nicht mehr gepaart. Was du gespielt hast, bleibt bestehen.
drop-undo = Nur das Turnierteam kann das rückgängig machen.
drop-button = Aus dem Turnier aussteigen
not-dropped = Du bist nicht ausgestiegen. Gib { $word } ein, um es zu bestätigen.
not-you = Bist du das nicht?
from-link = Diese Seite wurde mit dem geheimen Link von <bdi>{ $name }</bdi> geöffnet.
forget-link = Link hier vergessen
link-forgotten = Dieser Browser hat den Link vergessen.
