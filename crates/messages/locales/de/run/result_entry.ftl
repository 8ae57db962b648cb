## Ergebnisse eintragen.

results-of = Ergebnisse: { $round }
reported-of = <b>{ $reported }</b> von { $all } gemeldet
not-started = nicht gestartet: Das erste Ergebnis startet die Runde und ihre Uhr
finish-round = Runde beenden
one-key-per-game = Ein Zeichen pro Partie, der Reihe nach: 1D1 heißt Sitz 1, unentschieden, Sitz 1.
keys-still-in = <kbd>=</kbd> und Sitze: unentschieden zwischen denen, die noch in der Partie waren, etwa =124
keys-places = Sitze in der Reihenfolge der Plätze, dazwischen <kbd>&gt;</kbd>, und <kbd>=</kbd> zwischen gleichzeitig Ausgeschiedenen, etwa 3&gt;1=4&gt;2
table-is-reported = Tisch { $table } ist gemeldet.
can-be-undone = Was du einträgst, lässt sich einige Sekunden lang rückgängig machen.

### Wo keine Runde läuft.

no-round = Keine Runde nimmt Ergebnisse an
no-round-text = Ergebnisse werden hier eingetragen, sobald eine Runde veröffentlicht ist.
corrected-at-tables = Ergebnisse beendeter Runden werden an <a>ihren Tischen</a> korrigiert.

### Rulings.

rulings = Rulings
rulings-to-agree = Rulings, zu denen die Ergebnisse passen müssen
reminder = Tisch { $table }: <bdi>{ $player }</bdi>, { $text } (<a>Ruling { $ruling }</a>)

### Was Spieler melden.

players-report = Was Spieler melden
to-confirm = { $count } zu bestätigen
more-reports = { $count ->
    [one] { $count } weitere Meldung wartet auf die anderen am Tisch.
   *[other] { $count } weitere Meldungen warten auf die anderen am Tisch.
}
entered-otherwise = Anders eingetragen als gemeldet:
link-table = Tisch { $table }
disputed = Strittig
ruled-out = Unmöglich
waits = Wartet
button-at-table = { $label }, Tisch { $table }

### Die Tische als Karten.

which-tables = Welche Tische
list-outstanding = Ausstehend: { $count }
list-reported = Gemeldet: { $count }
tables = Tische
seats = Sitze
reported = gemeldet
undo = Rückgängig
change = Ändern
draw = Unentschieden
drawn-game = Partie unentschieden
losses = Aufgabe, Ausstieg …
games-done = Fertig
undo-game = Eine Partie zurück
games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
games-and-drawn = { $count ->
    [one] { $count } Partie, { $drawn } unentschieden
   *[other] { $count } Partien, { $drawn } unentschieden
}
overrule-it = Überschreiben

### Hinweise.

already-so = Tisch { $table } hatte dieses Ergebnis schon.
undo-clears-result = „Rückgängig“ löscht nur das Ergebnis: Ein Ausstieg wird auf der Spielerseite rückgängig gemacht.
reported-before = Jemand hat es schon gemeldet: { $stored }. Deines ist nicht gespeichert.
at-table = Tisch { $table }: { $sentence }
unknown-entry = Unbekannte Eingabe { $typed }. Gib C und Sitz für eine Aufgabe ein, M und Sitz für einen Match Loss, D und Sitz für einen Ausstieg, etwa c2 m3 d4.
