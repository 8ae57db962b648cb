## Die Spielerseite, für das Team.

### Unter der Überschrift.

here = Da
fee-collected = Startgeld kassiert
all-players = Alle Spieler
link-and-code = Geheimer Link und QR-Code
message = Nachricht an die Person

### Eine Registrierung mit einem vorhandenen Namen.

already-entered = Schon eingetragen?
same-name = Nummer { $number } hat denselben Namen. Wenn du weißt, dass es dieselbe Person ist, bekommt ihr Browser die Seite von Nummer { $number }.
same-person = Dieselbe Person wie Nummer { $number }
another-person = Als andere Person bestätigen

### Buttons.

check-in = Einchecken
check-out = Auschecken
fee-not-collected = Startgeld nicht kassiert
refuse = Ablehnen
undo-drop = Ausstieg rückgängig machen
revoke-disqualification = Disqualifikation aufheben
disqualified-by = Disqualifiziert durch Ruling { $number }

### Die Daten.

data-removed = Die persönlichen Daten dieser Person wurden entfernt.
texts = Texte, die die Person vielleicht noch nennen: { $count }
open-decklist = Deckliste öffnen
mail = E-Mail

### Rulings und Notizen.

rulings = Rulings und Strafen
none-yet = Noch keine.
new-ruling = Neues Ruling dazu
notes = Notizen der Judges
note-hint = Nur das Team liest sie, auch in späteren Runden.
keep-note = Notiz speichern

### Ausscheiden.

leaving = Ausstieg
drop-while-playing = { $round } wird noch gespielt; ab der nächsten Runde wird die Person nicht mehr gepaart. Das lässt sich rückgängig machen.
drop-means = Die Person wird nicht mehr gepaart. Frühere Runden bleiben, wie sie sind. Das lässt sich rückgängig machen.
can-undo = Das lässt sich rückgängig machen.
why = Warum
their-matches = Die Matches
drop = Aussteigen lassen
remove-means = Als wäre die Person nicht gekommen: Die Nummer wird nicht wieder vergeben, und die Person lässt sich zurückholen.
remove = Von der Liste entfernen

### Disqualifikation.

disqualify = Disqualifizieren
disqualify-the-player = Person disqualifizieren
disqualify-means = Die Person ist dann nicht mehr im Turnier und nicht in der Rangliste, zählt aber weiter für ihre Gegner. Das macht nur der Head Judge; gibt es keinen, die Turnierleitung.
list-publicly = Auf der öffentlichen Seite der Änderungen aufführen

### Persönliche Daten entfernen.

forget = Persönliche Daten entfernen
forget-the-data = Persönliche Daten entfernen
forget-means = Name, zweite Person im Team, Pronomen, E-Mail-Adresse, Deckliste, Commander und Gruppe werden endgültig gelöscht, auch im Log, und der geheime Link gilt nicht mehr. Überall steht dann „Nummer { $number }“, auch wo jemand den ganzen Namen geschrieben hat: in Rufen, Rulings, Einwänden, Durchsagen, Gründen. Ergebnisse bleiben.
forget-afterwards = Texte mit einem Teil des Namens werden danach aufgelistet, damit du sie ändern kannst.
forget-id-stays = Die ID <bdi>{ $key }</bdi> bleibt in Dokumenten: Auslosungen werden mit ihr berechnet.
forget-is-person = Danach gehört diese Teilnahme zu keiner Person der Community mehr: Saisons und Ratings verlieren ihre Ergebnisse. Damit sie bleiben, entferne die persönlichen Daten stattdessen auf der Seite der Person in der Community. Das gilt dann für alle ihre Teilnahmen.
forget-copies = Kopien der Datenbank von früher und Exporte, die jemand hat, behalten, was darin steht.
