## Die Seiten des Teams einer Community.

### Navigation.

group = Community
page-desk = Übersicht
page-home = Öffentliche Seite
page-people = Personen
page-doubts = Dieselbe Person?
page-merges = Zusammenführungen
page-log = Log
page-staff = Team
page-settings = Optionen

### Der Abend, der wie der letzte beginnt.

next-evening = Nächster Abend
like-last = Übernimmt Einstellungen, Team und Spieler von { $last }, mit dem Datum von heute und offener Registrierung.
start-evening = Heutigen Abend starten
evening-started = { $count ->
    [one] { $name } ist offen, mit { $count } Spieler.
   *[other] { $name } ist offen, mit { $count } Spielern.
}
is-open = schon offen
first-evening = Leg das erste Turnier an und wähle in seinen Optionen diese Community. Danach startest du hier jeden Abend mit einem Knopfdruck.
open-now = Offene Turniere

### Die Liste der Personen.

add-person = Person hinzufügen
add = Hinzufügen
find = Person suchen
nobody-yet = Noch niemand
nobody-yet-text = Personen erscheinen hier, wenn sie in einem Turnier der Community spielen.
nobody-found = Niemand mit diesem Namen
count-people = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
column-number = Nr.
column-name = Name
column-last = Zuletzt da
column-events = Abende
removed = Daten entfernt
added = { $name } ist Person { $number }.
two-people = Das sind verschiedene Personen
as-csv = Personen als CSV

### Eine Person.

save = Person speichern
saved = Person gespeichert.
email-hint = Nur das Team sieht die Adresse. Wenn sich jemand damit registriert, wird diese Person vorgeschlagen.
link = Geheimer Link
show-link = Geheimen Link zeigen
link-also-on-page = Der Link einer Person steht auch auf ihrer Seite in der Liste der <a>Personen</a>.
card-opens = Deine Seite an jedem Abend der Community: Tisch, Sitz, Stand, Check-in. Behalte diesen Link für dich.
link-means = Der Link öffnet die Seite der Person und an jedem Abend der Community ihre Spielerseite. Wer ihn hat, handelt in ihrem Namen.
wrong-hands = Link verloren oder weitergegeben?
new-one = Beim Erneuern werden dieser Link und die Links aller Teilnahmen der Person ersetzt.
renew = Links erneuern
renewed = Die Links sind erneuert. Die alten gelten nicht mehr.
entries = Teilnahmen
same-as = Mit einer anderen Person zusammenführen
same-as-text = Die Teilnahmen der anderen Person kommen zu dieser. Du kannst die Zusammenführung rückgängig machen.
other-number = Nummer der anderen Person
why = Grund (für das Log)
merge = Zusammenführen
merged = Zusammengeführt. Unter „Zusammenführungen“ kannst du Zusammenführung { $number } rückgängig machen.
erase = Persönliche Daten entfernen
erase-text =
    Name, Sortiername und E-Mail-Adresse werden hier, aus allen Teilnahmen und aus Texten entfernt. Ergebnisse bleiben, unter einer Nummer. Das lässt sich nicht rückgängig machen.
erase-now = Persönliche Daten entfernen
erased = { $entries ->
    [one] Die persönlichen Daten sind hier und aus { $entries } Teilnahme entfernt.
   *[other] Die persönlichen Daten sind hier und aus { $entries } Teilnahmen entfernt.
}
erased-mentions = { $mentions ->
    [one] { $mentions } Text eines Turniers nennt die Person vielleicht noch. Prüfe ihn dort auf der Spielerseite.
   *[other] { $mentions } Texte von Turnieren nennen die Person vielleicht noch. Prüfe sie dort auf den Spielerseiten.
}
erased-in-community = { $count ->
    [one] { $count } Text der Community nennt die Person vielleicht noch. Prüfe ihn unten.
   *[other] { $count } Texte der Community nennen die Person vielleicht noch. Prüfe sie unten.
}
also-theirs = Gehören diese Teilnahmen auch zu dieser Person? Die Daten der angekreuzten werden ebenfalls entfernt.
entry-in = { $name }, Nummer { $number } bei { $tournament }
back-to-people = Zurück zu den Personen
back-to-person = Zurück zur Person

### Fragen.

doubts-intro = Ein gleicher Name oder eine gleiche E-Mail-Adresse beweist nicht, dass es dieselbe Person ist. Jede Frage wird einmal gestellt.
no-doubts = Keine Fragen
no-doubts-text = Wenn sich jemand mit einem Namen registriert, den es in der Community schon gibt, wirst du hier gefragt, ob es diese Person ist.
is-entry = Ist { $entry }, Nummer { $number } bei { $tournament }, dieselbe Person wie { $person } (Nr. { $of })?
are-people = Sind { $one } (Nr. { $first }) und { $other } (Nr. { $second }) dieselbe Person?
because-name = Gleicher Name
because-look = Ähnlicher Name
because-mail = Gleiche E-Mail-Adresse
seen = { $events ->
    [one] { $events } Abend, zuletzt am { $date }
   *[other] { $events } Abende, zuletzt am { $date }
}
never-seen = Keine beendeten Abende
same = Dieselbe Person
other = Verschiedene Personen
answered = Die Antwort ist gespeichert. Du wirst das nicht noch einmal gefragt.

### Zusammenführungen.

merges-intro = Die neueste zuerst. Wird eine rückgängig gemacht, kommen ihre Teilnahmen zurück.
no-merges = Keine Zusammenführungen
no-merges-text = Auf der Seite einer Person kannst du sie mit einer anderen zusammenführen.
merge-line = Zusammenführung { $number }: { $gone } in { $kept }
moved = { $entries ->
    [one] { $entries } Teilnahme übernommen
   *[other] { $entries } Teilnahmen übernommen
}
undone-on = Rückgängig gemacht am { $date }
undo = Rückgängig machen
split = { $name } ist wieder eine eigene Person. Teilnahmen, die zurückgekommen sind, haben neue Links.
older = Ältere Zusammenführungen

### Team und Einstellungen.

staff-intro = Diese Rollen gelten für die Seiten der Community. Jedes Turnier hat sein eigenes Team.
new-member = Konto
new-member-hint = Zur Wahl stehen die Konten aus den Teams der Turniere dieser Community.
give-role = Rolle geben
role-given = Die Rolle ist vergeben.
role-removed = Aus dem Team der Community entfernt.
nobody-else = Es gibt niemanden, der dazukommen kann: Konten kommen aus den Teams der Turniere dieser Community.
new-community = Neue Community
create = Community anlegen
created = Die Community ist angelegt.
save-settings = Einstellungen speichern
settings-saved = Die Einstellungen sind gespeichert.
names-hint = Wenn ein Turnier dieser Community Anfangsbuchstaben zeigt, müssen das auch die Seiten der Community tun.
description-hint = Sie steht auf der Seite der Community.
your-communities = Deine Communitys
