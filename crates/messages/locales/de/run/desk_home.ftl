## Die Übersicht: wo das Turnier steht und was als Nächstes kommt.

### Hinweise nach einem Schritt.

opened = Das Turnier ist geöffnet: Seine Seiten stehen auf der Startseite.
finished = Das Turnier ist beendet.
reopened = Das Turnier ist wieder geöffnet.

### Neben der Überschrift.

line-draft = { $round }, Entwurf
line-published = { $round }, veröffentlicht
line-running = { $round }, läuft
line-finished = { $round }, beendet
no-round-yet = Noch keine Runde
rounds-played = { $count ->
    [one] { $count } Runde gespielt
   *[other] { $count } Runden gespielt
}

### Die Stationen.

stages = Wo das Turnier steht
stage-done = Erledigt:
stage-registration = Registrierung
stage-check-in = Check-in
stage-rounds = Runden
stage-pair = Paaren
stage-publish = Zeigen
stage-play = Spielen
stage-finish = Beenden
stage-cut = Cut
stage-playoff = Playoff
stage-end = Ende

### Der nächste Schritt.

next = Als Nächstes

## Bevor das Turnier geöffnet ist.

players-so-far = { $count ->
    [one] Bisher { $count } Spieler
   *[other] Bisher { $count } Spieler
}
open-means = Nur das Team und Leute mit dem Link sehen das Turnier. Öffne es, wenn Spieler es finden dürfen; auch das Veröffentlichen von Runde 1 öffnet es.
all-here = Sind alle da? Das Turnier beginnt, wenn Runde 1 gepaart wird.
open-tournament = Turnier öffnen
pair-round = Runde { $round } paaren
names = Namen
names-hint = Füge sie ein, einen pro Zeile. Du siehst sie dir an, bevor sie hinzugefügt werden.
look-at-names = Namen ansehen
send-file = Datei senden

## Spieler werden eingecheckt.

checked-in-of = { $here } von { $all } eingecheckt
checked-in = Eingecheckt
absent-means = Wer nicht da ist, steigt vor Runde 1 aus oder wird mit den anderen gepaart.
too-few = { $here ->
    [one] { $here } ist zu wenig für eine Schweizer Runde.
   *[other] { $here } sind zu wenig für eine Schweizer Runde.
}
check-in = Einchecken
pair-who-are-here = Die { $here } Anwesenden paaren
pair-all = Alle { $all } paaren

## Eine Runde wird gepaart.

nobody-checked-in = { $players } Spieler, niemand davon eingecheckt: { $plan }.
everybody-checked-in = { $players } Spieler, alle da: { $plan }.
plan-swiss = { $rounds ->
    [one] { $rounds } Schweizer Runde
   *[other] { $rounds } Schweizer Runden
}
plan-with-playoff = { $rounds ->
    [one] { $rounds } Schweizer Runde, dann ein Playoff mit { $cut } Spielern
   *[other] { $rounds } Schweizer Runden, dann ein Playoff mit { $cut } Spielern
}
size = { $players }, { $tables }.
size-with-byes = { $players }, { $tables }, { $byes }.
only-staff-see = Nur das Team sieht die Paarungen, bis du sie veröffentlichst.
why-anyway = Warum trotzdem weiter
why-anyway-hint = Es wird festgehalten.

## Ein Entwurf.

draft-of = Entwurf { $round-of }
why-so = Warum so
tables-as-seeded = { $tables ->
    [one] { $tables } Tisch, wie es die Seeds ergeben.
   *[other] { $tables } Tische, wie es die Seeds ergeben.
}
publish-only-means = Wenn du nur veröffentlichst, können die Spieler ihre Sitze finden, bevor du die Runde und ihre Uhr startest.

## Eine veröffentlichte Runde wird gestartet.

is-published = { $round } ist veröffentlicht
start-when = Starte, wenn alle sitzen: Dann läuft die Uhr.

## Ergebnisse.

reported-of = { $reported } von { $tables } Tischen gemeldet
tables-reported = Gemeldete Tische
outstanding = Ausstehend
note-disputed = strittig
note-to-confirm = zu bestätigen
note-minutes = +{ $minutes } min
enter-results = Ergebnisse eintragen
find-seats = Ihre Sitze finden Spieler auf der Seite der <a>Paarungen</a> oder am <a>Projektor</a>.
report-by-links = Ergebnisse melden sie auf ihren eigenen Seiten; die öffnen sich mit <a>Links zum Ausdrucken</a>.

## Eine Runde ist beendet.

every-table-has = Alle Tische haben { $round-in } ein Ergebnis
finish-means = Mit dem Beenden werden Ergebnisse und Rangliste öffentlich.

## Der Cut.

swiss-over = Die Schweizer Runden sind gespielt
four-players = Vier Spieler, ein Pod
no-swiss = { $players } Spieler spielen keine Schweizer Runden, nur einen Playoff-Pod (MTR-A Anhang E).
choose-cut = Cut wählen
who-is-in = Wer drin ist
drawn-by-lot = durch das Los
announce-top = Top { $cut } bekannt geben
another-cut = Anderer Cut
end-without-playoff = Ohne Playoff beenden
leader-wins = Wer allein an der Spitze der Rangliste steht, gewinnt. Mit dem Beenden wird das Geheimnis der Auslosungen veröffentlicht.
finish-tournament = Turnier beenden

## Eine Runde des Playoffs.

table-can-be-made = Der Tisch { $round-of } kann erstellt werden.
tables-can-be-made = Die Tische { $round-of } können erstellt werden.
waiting = Warten:
make-table = Tisch { $round-of } erstellen
make-tables = Tische { $round-of } erstellen

## Das Ende.

winner-is = Turniersieg: <bdi>{ $name }</bdi>
all-played = Alle Runden sind gespielt
finish-publishes = Mit dem Beenden wird das Geheimnis der Auslosungen veröffentlicht, damit alle sie nachprüfen können.
over = Das Turnier ist vorbei
winner = Turniersieg: <b><bdi>{ $name }</bdi></b>.
for-community = Für eure Community
copy-tournament = Turnier kopieren

## Der Text für Chats und Foren.

community-won = { $names } hat { $tournament } gewonnen ({ $players }).
community-share = { $names } teilen sich den ersten Platz bei { $tournament } ({ $players }).
community-top = Top { $count }: { $places }.
community-standings = Rangliste: { $places }.

### Die Uhr der Runde.

add-time-for-all = Zeit für alle geben
change-break = Pause ändern

### Was geplant war.

plan = Plan
state = Status
registered-and-here = { $registered }, { $here } eingecheckt
registered-here-and-left = { $left ->
    [one] { $registered }, { $here } eingecheckt, { $left } ausgestiegen
   *[other] { $registered }, { $here } eingecheckt, { $left } ausgestiegen
}
rounds-follow = ergeben sich aus der Spielerzahl
top = Top { $cut }
recommended = Empfohlen
recommended-rounds = { $rounds } Runden, Top { $cut }, bei { $players } Spielern
recommended-rounds-with-byes = { $byes ->
    [one] { $rounds } Runden, Top { $cut }, bei { $players } Spielern mit { $byes } Freilos (gezählt als { $counted })
   *[other] { $rounds } Runden, Top { $cut }, bei { $players } Spielern mit { $byes } Freilosen (gezählt als { $counted })
}
self-registration = Selbstregistrierung
registration-open = offen
registration-closed = geschlossen
announce-something = Durchsage machen

### Ein beendetes Turnier wird wieder geöffnet.

reopen-tournament = Turnier wieder öffnen
reopen-means = Nur um einen Fehler zu beheben: Das Geheimnis der Auslosungen ist schon öffentlich. Alle können den Grund lesen.
reopen = Wieder öffnen
