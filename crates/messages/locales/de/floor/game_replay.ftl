### Begleitete Partien nach ihrem Ende.

## Die Liste.

lead = Jede lässt sich Zug für Zug durchgehen.
empty = Noch keine begleitete Partie ist vorbei
empty-means = Partien, die Judges begleiten, und Partien, die Spieler am Tisch führen, erscheinen hier, wenn sie vorbei sind.
table-and-game = Tisch { $table }, Partie { $game }
table-given-up = Tisch { $table } (abgebrochen)
table-and-game-given-up = Tisch { $table }, Partie { $game } (abgebrochen)
who-may-read = Wer sie lesen darf
open-means = Alle können sie durchgehen, wenn das Turnier beendet ist, mit den Namen der öffentlichen Seiten und ohne Angabe, wer was eingetragen hat. Das gilt auch für die Partien, die Spieler am Tisch geführt haben.
closed-means = Nur das Team. Du kannst sie nach dem Turnier öffentlich machen, mit den Namen der öffentlichen Seiten und ohne Angabe, wer was eingetragen hat. Das gilt auch für die Partien, die Spieler am Tisch geführt haben.
keep-to-staff = Nur fürs Team
open-to-everybody = Für alle öffnen
opened = Alle können diese Partien durchgehen, sobald das Turnier beendet ist.
closed = Diese Partien bleiben beim Team.

## Adressen, die ins Leere führen.

not-opened = Die Turnierleitung hat die Partien dieses Turniers nicht öffentlich gemacht.
not-finished = Partien sind erst öffentlich, wenn das Turnier beendet ist.
no-such-game = Diese Partie gibt es an diesem Tisch nicht.
no-such-step = Diesen Schritt hat die Partie nicht.
no-such-game-or-step = Diese Partie oder diesen Schritt gibt es nicht.
still-followed = Diese Partie wird noch begleitet: Sie lässt sich durchgehen, sobald sie vorbei ist.
to-games = Zu den Partien
to-game = Zur Partie

## Eine Partie.

all-games = Alle Partien
step = Schritt { $step } von { $last }
begins = Die Partie beginnt.
steps = Schritte

## Links zu anderen Schritten.

start = Der Anfang
turn-before = Der Zug davor
step-before = Der Schritt davor
next-step = Der nächste Schritt
next-turn = Der nächste Zug
end = Das Ende
