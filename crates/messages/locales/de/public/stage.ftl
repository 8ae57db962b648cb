## Ein Overlay für einen Stream.

for-a-stream = { $tournament }, für einen Stream

## Statt einer Uhr.

find-your-seats = nehmt Platz
round-over = Runde vorbei
paused = { $left } angehalten

## Neben einem Namen am Tisch.

won = Sieg
drawn = unentschieden
seed = Seed { $seed }
more-players = und { $count } weitere

## Die Seite des Turnierteams.

overlays = Overlays für einen Stream
feature-table = Feature-Tisch
shown-table = { $round }: <b>Tisch { $table }</b>.
first-table = { $round }: <b>Tisch { $table }</b>, der erste, bis du wählst.
on-the-stage = Im Stream
show-table = Tisch { $table } zeigen
another-table = Anderer Tisch
its-number = Seine Nummer.
show-it = Zeigen
tables-appear-here = Die Tische der ersten Runde erscheinen hier. Der erste wird gezeigt, bis du wählst.
table-is-on-stage = Tisch { $table } ist im Stream.
go-back = Zurück
type-its-number = { $field }: Gib die Nummer ein.

## Die Adressen.

addresses = Adressen für den Stream
how-to-use =
    Füge in OBS oder einem ähnlichen Programm eine Browserquelle mit 1920 × 1080 hinzu und setze eine Adresse ein. Die Seiten haben keinen Hintergrund, zeigen, was alle sehen dürfen, und folgen der Runde automatisch.
look-at-it = Ansehen
whole = Runde, Uhr und Tisch
whole-explained = Die ganze Szene: eine Kopfzeile, und unten der Tisch.
table-explained = Wer am Tisch sitzt, in Zugreihenfolge, mit Punkten.
clock = Uhr
clock-explained = Nur die Ziffern, ohne Hintergrund.
bracket-explained = Das Playoff, sobald der Cut bekannt gegeben ist.
