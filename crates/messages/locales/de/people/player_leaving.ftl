## Was aus den Matches einer Person wird, die ausscheidet.

matches-stay = Sie bleiben, wie sie sind
unplayed-void = Das Match ohne Ergebnis ist ungültig: Die Person verlässt jetzt den Tisch
all-void = Alle Matches der Schweizer Runden sind ungültig: Sie zählen für niemanden
drop = Aussteigen lassen
disqualify = Disqualifizieren
would-change = Was sich ändern würde
is-void = { $round }: Tisch { $table } ist ungültig
everybody-reads = Alle können es lesen.
can-undo = Auf der Spielerseite kannst du das rückgängig machen: Dann zählen die Matches wieder.
