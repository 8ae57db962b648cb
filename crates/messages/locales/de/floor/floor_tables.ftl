## Der Saal: alle Tische der Runde.

floor-of = Saal: { $round }
not-started = nicht gestartet
all-have-results = alle Tische haben ein Ergebnis
outstanding-of = { $count } von { $all } ausstehend

### Welche Tische gezeigt werden.

view-all = Alle
view-outstanding = Offen
view-time = Zeit
view-calls = Rufe
view-mine = Meine
which-tables = Welche Tische

### Rufe an keinem Tisch dieser Runde.

calls-earlier = Rufe einer früheren Runde
calls-away = Rufe abseits der Tische

### Was ein anderer Judge übergeben hat.

handed-label = Dir übergeben
handed = <b>Dir übergeben</b> von <bdi>{ $judge }</bdi>, { $time }: { $what }
handed-with-note = <b>Dir übergeben</b> von <bdi>{ $judge }</bdi>, { $time }: { $what }. <bdi>{ $note }</bdi>

### Die Liste der Tische.

no-round = Gerade läuft keine Runde
tables-appear = Hier erscheinen alle Tische, wenn eine Runde veröffentlicht ist, überfällige zuerst.
table-number = Tischnummer
go = Los
no-such-table = Tisch { $table } gibt es in dieser Runde nicht. Sonst wurde nichts geändert.
no-table-matches = Kein Tisch gefunden.
every-table-done = Alle Tische haben ein Ergebnis.
urgent-first = Dringendste zuerst,
covered-by = betreut von
turn-of = Zug von { $player }
turns-in-progress = { $count } laufende Züge
long-turn = { $player } ist seit { $minutes } min am Zug
own-time-used = { $player } hat die eigene Zeit verbraucht: { $minutes } von { $own } min
turn-since = { $player } seit { $time }
has-life = { $player } { $life }
is-out = { $player } raus
games-of-tables = Partien an den Tischen
games-followed = { $count ->
    [one] { $count } Tisch mit einer Partie
   *[other] { $count } Tische mit einer Partie
}
no-games = An den Tischen wird gerade keine Partie geführt oder begleitet.
deck-check-since = Deck-Check seit { $time }
call-mark = Ruf

### Eine Strafe, die noch zu vollziehen oder rückgängig zu machen ist.

carry-out = Vollziehen: { $penalty }, { $player }
undo-withdrawn = Am Tisch rückgängig machen: { $penalty } von { $player } wurde zurückgezogen
undo-overturned = Am Tisch rückgängig machen: { $penalty } von { $player } wurde aufgehoben
undo-no-penalty = Am Tisch rückgängig machen: { $penalty } von { $player } ist keine Strafe mehr
undo-lighter = Am Tisch rückgängig machen: { $penalty } von { $player } ist jetzt { $lighter }

### Zeit-Modus.

not-done = Nicht ausgeführt: { $what }
tap-is-kept = Deine Eingabe ist noch da: Sende sie noch einmal, wenn sie noch stimmt.
send-again = Erneut senden
result-is-entered = Das Ergebnis ist eingetragen.

### Judges und ihre Tische.

who-covers-what = Wer was betreut
judges-caption = Judges mit ihren Tischen und Rufen
column-judge = Judge
column-tables = Tische
column-calls = Rufe
you = (du)
no-tables = keine
nobody = Niemand
take-tables = Tische betreuen
calls-note-one = Neuer Ruf
