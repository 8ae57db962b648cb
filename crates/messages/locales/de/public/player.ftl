## Die Seite eines Spielers.

entered-in = ab Runde { $round } dabei
commander = Commander
this-is-me = Das bin ich
this-is-not-me = Das bin ich nicht
no-round = Noch keine Runde
no-round-text = Tische, Sitze und Gegner erscheinen hier, wenn eine Runde veröffentlicht ist.
rounds = Runden
rounds-latest-first = Runden, die neueste zuerst
seats-had = Sitze in den Schweizer Runden: { $seats }.
seat-times = { $seat } Sitz { $times } ×
seats-balanced = Die Sitze werden so gleichmäßig wie möglich verteilt; das weicht vom Addendum ab.
points-over-rounds = Punkte im Lauf der Runden
points-after-each = Punkte nach jeder Runde
round-short = R{ $number }
decklist = Deckliste
where-from = Woher die Zahlen kommen

## Wörter unter einer großen Zahl.

stat-final-place = Endplatz
stat-rank = Rang
stat-rank-after-swiss = Rang nach den Schweizer Runden
stat-points = Punkte
stat-record = Siege–Niederl.–Unentsch.
stat-seed = Seed im Playoff

## Wie eine Runde lief.

result-void = Ungültig
result-seated = Gepaart
result-playing = Läuft
result-none = Kein Ergebnis
