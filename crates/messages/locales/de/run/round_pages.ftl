## Die Seiten der Runden.

### Die Liste.

no-round-text = Eine Runde wird in der Übersicht gepaart. Ihren Entwurf sieht nur das Team, bis er veröffentlicht ist.
column-state = Status
column-tables = Tische
column-outstanding = Offen
to-desk = Zur Übersicht
to-rounds = Zu den Runden

### Eine Runde.

reported-of = { $reported } von { $all } gemeldet
print-again = Neu drucken
changed-at = Sitze oder Tische wurden um { $time } geändert: Blätter ohne diese Uhrzeit in der Überschrift sind veraltet.
outstanding = Ausstehend:
draft = Der Entwurf
draw-of-round = Auslosung { $number } dieser Runde.
not-reported = Nicht gemeldet
correct = Korrigieren
correct-table = Tisch { $table } korrigieren
report-table = Ergebnis eintragen: Tisch { $table }
byes = Freilose
match-losses = Match Losses außerhalb eines Pods

### Von Hand.

by-hand = Von Hand
players-number = Spielernummer
changes-with-number = tauscht den Platz mit Nummer
changes-with = tauscht den Platz mit
moves-to = wird zu Tisch
see-costs = Zeigen, was es kostet
or-place = Oder einsetzen
in-draft = in diesen Entwurf
place-player = Einsetzen

### Neu paaren.

pair-again-means = Die Auslosung bekommt die nächste Nummer, die alle sehen können. Pods an angekreuzten Tischen bleiben, wie sie sind.
keep-pods = Pods behalten an Tisch
keep-pods-hint = Nummern und Bereiche: 1-20, 31
keep = Behalten
reason-when-kept = nötig, wenn Pods behalten werden

### Später Einstieg.

late-entry = Später Einstieg
registered-player = Registriert
new-player = jemand Neues
registered-number = Nummer, wenn schon registriert
registered-number-hint = leer: jemand Neues
name-of-new = Name, wenn neu
enters = Steigt ein
at-seat = an Tisch { $table }, Sitz { $seat }
with-match-loss = mit einem Match Loss
with-bye = mit einem Freilos
late-entry-means = Sonst wird niemand neu gepaart: Ein Sitz füllt einen kleineren Tisch, ein Loss oder ein Freilos ändert keinen.
enter-player = Einsteigen lassen

### Hinweise nach einem Schritt.

now-drafted = { $round } ist als Entwurf da. Nur das Team sieht ihn, bis du ihn veröffentlichst.
now-published = { $round } ist veröffentlicht.
now-published-and-running = { $round } ist veröffentlicht und läuft.
now-running = { $round } läuft.
now-finished = { $round } ist beendet.
now-running-again = { $round } läuft wieder.
now-published-only = { $round } ist veröffentlicht und läuft nicht.
now-draft-again = { $round } ist wieder ein Entwurf.
now-discarded = { $round } ist verworfen.
now-paired-again = { $round } ist neu gepaart.
draft-kept = Der Entwurf bleibt, wie er ist.
player-in-round = Der Einstieg für { $round } ist eingetragen.
now-begins = { $player } beginnt an Tisch { $table }. Die anderen folgen in der ausgelosten Reihenfolge.
keep-unreadable = Behalten: { $typed } ist nicht lesbar. Schreib Nummern und Bereiche, etwa 1-20, 31.
choose-how = Wähle, wie die Person einsteigt: Sitz, Freilos oder Match Loss.
