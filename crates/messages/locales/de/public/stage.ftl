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
commander-damage = Commander-Schaden
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
how-to-use = Füge in OBS oder einem ähnlichen Programm eine Browserquelle mit 1920 × 1080 hinzu und setze eine Adresse ein. Die Seiten haben keinen Hintergrund und folgen der Runde automatisch.
look-at-it = Ansehen
whole = Runde, Uhr und Tisch
whole-explained = Die ganze Szene: eine Kopfzeile, und unten der Tisch mit seiner Partie.
table-explained = Wer am Tisch sitzt, in Zugreihenfolge, mit Punkten und Partie.
clock = Uhr
clock-explained = Nur die Ziffern, ohne Hintergrund.
bracket-explained = Das Playoff, sobald der Cut bekannt gegeben ist.

game-of-table = Partie des Feature-Tischs
stream-shows-game = Unter den ersten beiden Adressen unten zeigt ein Stream die Partie live, wie die Spieler am Tisch oder ein Judge sie führen: Lebenspunkte, Commander-Schaden, Züge, wer ausgeschieden ist. Gib diese Adressen nur dem Team.
nobody-else-sees-it = Zuschauer sehen nichts davon, auch nicht auf dem Projektor.
everybody-sees-it = Alle sehen sie wenige Sekunden später in der öffentlichen Stream-Ansicht, die Lebenspunkte auch auf dem Projektor.
show-game-to-everybody = Allen zeigen
keep-game-to-stream = Nur im Stream zeigen
everybody-sees-game = Alle sehen die Partie des Feature-Tischs.
only-stream-sees-game = Die Partie des Feature-Tischs wird nur im Stream gezeigt.
