## Felder der Einstellungen, in denen etwas nicht stimmt.

level = Level
uneven-pods = Wenn die Pods nicht aufgehen
games-to-win = Partien zum Sieg
points-draw = Punkte für ein Unentschieden
points-loss = Punkte für eine Niederlage
points-bye = Punkte für ein Freilos
time-limit = Zeitlimit
end-of-round = Ende der Runde
playoff-time-limit = Zeitlimit im Playoff
seats = Sitze
cut = Cut
draft-pods = Pods des Drafts
results-by-players = Ergebnisse durch Spieler
first-table = Erster Tisch
registrations-per-address = Registrierungen von einer Adresse
listed = Auf der Startseite
indexed = Suchmaschinen
no-date = { $label }: { $typed } ist kein Datum. Schreib es wie 2026-11-20.
no-choice = { $label }: { $typed } steht nicht zur Wahl. Wähle etwas aus der Liste.
unknown-tiebreaker = Unbekannter Tiebreaker { $typed }. Möglich sind { $names }.
no-share = { $label }: { $typed } ist keine Quote. Schreib sie wie 1/5, 20 % oder 0.2.
percentage-missing = { $label }: Die Quote fehlt. Schreib sie wie 1/5, 20 % oder 0.2.
count-missing = { $label }: Die Anzahl fehlt.
no-break = Pausen: { $typed } ist nicht lesbar; schreib es wie "round 2: 45 minutes, Lunch" oder "round 4: until 10:00".
no-tables = Auszulassende Tische: { $typed } ist nicht lesbar. Schreib Nummern und Bereiche, etwa 13, 20-24.
