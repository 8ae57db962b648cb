## Wie es im Turnier steht.

your-record = Deine Bilanz
after-round = Stand nach Runde { $round }
place-of = { $place } von { $count }
all-standings = Ganze Rangliste

### Wörter bei einer großen Zahl.

final-place = Endplatz
points = Punkte
rank-after-swiss = Rang nach den Schweizer Runden
place = Platz
record = Siege–Niederl.–Unentsch.

### Zum Verschicken nach dem Turnier.

share-champion = { $player }: Turniersieg bei { $tournament } ({ $count } Spieler), { $record }
share-place = { $player }: Platz { $place-number } von { $count } bei { $tournament }, { $record }
