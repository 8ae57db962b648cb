## Durchsagen.

what = Was alle lesen sollen
what-hint = Es steht sofort auf der Turnierseite, am Projektor und auf den Seiten der Spieler.
special = Angeheftet, später oder nur für einen Tisch oder eine Person
pinned = Angeheftet: bleibt über den anderen
shown-from = Anzeigen ab
shown-from-hint = Leer: sofort. Zeiten gelten in { $zone }, dort ist es jetzt { $time }.
shown-from-wrong = Anzeigen ab: { $problem }
only-table = Nur Tisch
only-table-hint = Die Nummer eines Tisches dieser Runde: Die Spieler dort sehen es auf „Mein Tisch“.
only-player = Nur Spieler
only-player-hint = Eine Nummer oder der ganze Name. Nur diese Person und das Team sehen es.
announce = Durchsagen

## Restminuten.

minutes-left = Restzeit
on = An
on-means = Wenn eine Runde noch 10 und noch 5 Minuten hat, zeigen es Turnierseite und Projektor; die Seiten der Spieler zeigen es, wenn es am eigenen Tisch so weit ist.
off = Aus
off-means = Die Seiten sagen nicht an, dass eine Runde noch 10 oder 5 Minuten hat; nur die Uhren zeigen es.
stop-minutes = Restzeit nicht durchsagen
announce-minutes = 10 und 5 min durchsagen

## Was durchgesagt wurde.

announced = Durchgesagt
nothing-yet = Noch keine Durchsage
nothing-yet-text = Was du durchsagst, steht hier und kann angeheftet und zurückgezogen werden.
withdrawn = Zurückgezogen
came-too-late = Nicht gezeigt: Die nächste Runde kam zuerst
from = Ab { $time }
shown = Gezeigt
to = An <bdi>{ $addressee }</bdi>
everybody = Alle
table-of-round = Tisch { $table }, { $round }
a-player = Eine Person
unpin = Lösen
pin = Anheften
withdraw = Zurückziehen

## Hinweise.

can-read-now = Jetzt zu lesen für: { $whom }.
can-read-later = Ab dann zu lesen für: { $whom }.
minutes-announced = Die Restzeit wird bei 10 und 5 Minuten durchgesagt.
minutes-not-announced = Die Restzeit wird nicht durchgesagt.
stays-above = Die Durchsage bleibt über den anderen.
not-pinned = Die Durchsage ist nicht mehr angeheftet.
taken-from-pages = Die Durchsage ist von den Seiten entfernt.
