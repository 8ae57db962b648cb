## Wie lange eine Runde gedauert hat.

all-as-csv = Alle Runden als CSV
none-yet = Noch keine Runde
none-yet-text = Züge, Tische mit Zeitende und Rufe werden hier gezählt, wenn eine Runde veröffentlicht ist.
not-followed = In dieser Runde wurden keine Züge begleitet. Wenn Judges Partien begleiten, werden die Züge hier gemessen.
as-table = Dieselben Zahlen als Tabelle

## Wörter unter Zahlen.

turns-middle = Züge pro Partie (Median)
turn-average = pro Zug im Schnitt
of-tables = { $count } von { $all }
went-to-time = Tische bis zum Zeitende
calls = { $count ->
    [one] Ruf
   *[other] Rufe
}
waited-middle = gewartet (Median)
waited-most = höchstens gewartet

## Bilder und Tabellen.

time-by-seat = Zeit pro Zug, nach Sitz
turns-a-game = Züge pro Partie
turns = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
column-turns = Züge
label-turns = Züge
column-average = Schnitt
label-average = Schnitt
column-middle = Median
label-middle = Median
column-longest = Längster
label-longest = längster
column-games = Partien
label-games = Partien

## Auffällige Tische.

tables = Tische
tables-caption = Zeit jedes Tisches
column-to-time = Zeitende
label-to-time = Zeitende
column-extra = Extra min
label-extra = Extra min
column-calls = Rufe
label-calls = Rufe
column-waited = Gewartet
label-waited = gewartet
yes = ja
no = nein
more-in-file = { $count ->
    [one] { $count } weiterer steht in der Datei mit allen Runden.
   *[other] { $count } weitere stehen in der Datei mit allen Runden.
}
