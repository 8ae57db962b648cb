## Was an einem Dokument nicht stimmt, einer JSON-Datei eines Turniers.

expected-object = Erwartet: ein Objekt. Gefunden: { $found }.
expected-list = Erwartet: eine Liste. Gefunden: { $found }.
expected-text = Erwartet: ein Text. Gefunden: { $found }.
expected-whole = Erwartet: eine ganze Zahl von { $least } bis { $most }. Gefunden: { $found }.
expected-boolean = Erwartet: true oder false. Gefunden: { $found }.
expected-one-of = Erwartet: eines von { $words }. Gefunden: { $found }.
expected-moment = Erwartet: ein Zeitpunkt in ganzen Mikrosekunden, etwa "2026-05-09T08:30:00Z". Gefunden: { $found }.
expected-day = Erwartet: ein Tag, etwa "2026-05-09". Gefunden: { $found }.
expected-share = Erwartet: ein Bruch von 0 bis 1 mit einem Nenner von höchstens { $most }, etwa "1/5" oder "0". Gefunden: { $found }.
expected-hex = Erwartet: { $bytes } Bytes als kleingeschriebene Hexadezimalziffern ({ $characters } Zeichen). Gefunden: { $found }.
expected-hex-range = Erwartet: { $least } bis { $most } Bytes als kleingeschriebene Hexadezimalziffern. Gefunden: { $found }.
found-list = eine Liste
found-object = ein Objekt
text-empty = Der Text ist leer; lass das Feld stattdessen weg.
text-too-long = Der Text hat { $length } Zeichen; höchstens { $most } sind möglich.
field-missing = Das Feld "{ $field }" fehlt.
field-unknown = Unbekanntes Feld "{ $field }". Hier bekannt: { $known }.
field-twice = Das Feld "{ $field }" kommt zweimal vor.
no-json = Das ist kein JSON: { $problem }.
several-events = Die Datei enthält { $count } Turniere. Speichere das gemeinte als eigene Datei.

## Felder eines Turniers.

cut-size = Die Größe des Cuts ist die Zahl seiner Seeds, { $count }.
announcement-for-one = Eine Durchsage ist für einen Tisch oder für eine Person, nicht für beides.
announcement-place = Eine Durchsage an einen Tisch hat "round" und "table", jede andere keines davon.
call-place = Ein Ruf an einen Tisch hat "round" und "table", jeder andere keines davon.
note-place = Eine Notiz zu einem Tisch hat "round" und "table", jede andere keines davon.
round-has-no-table = Runde { $round } hat keinen Tisch { $table }.
timed-round = Eine Runde mit Uhr hat mindestens eine Minute, mit allem, was dazukam oder wegfiel.
one-deck-check = In einem Pod läuft höchstens ein Deck-Check.
deck-in-check = Dieses Deck ist schon im Check.
extension-ended = Gegebene Zeit hat "ended_at" und "minutes", ein laufender Deck-Check keines davon.
call-ended = Ein erledigter oder zurückgezogener Ruf hat "ended_at", ein offener nicht.
call-claimed = Ein übernommener Ruf hat "claimed_at".
call-escalated = Ein weitergegebener Ruf hat "escalated_at".
one-open-game = Ein Pod hat eine offene Partie und je Nummer eine bestätigte.
game-closed = Eine Partie, die nicht mehr offen ist, hat "closed_at", eine offene nicht.
setup-object = Die Vorbereitung ist ein Objekt aus podium-game/1 ohne Aktionen.
setup-without-actions = Die Vorbereitung hat keine Aktionen: Die sind die Schritte.
game-unreadable = Die Partie ist nicht lesbar: { $problem }
step-impossible = Schritt { $step } ist gültig, aber nicht möglich: { $problem }
undone-unreadable = Ein rückgängig gemachter Schritt ist nicht lesbar: { $problem }
stranger-plays = "{ $id }" spielt diese Partie und sitzt nicht am Tisch.
no-player-with-id = Die Spieler-ID "{ $id }" gibt es nicht.
note-about = Eine Notiz gehört zu einer Person oder einem Tisch.
number-twice = Die Nummer { $number } hat schon { $place }.
too-many-commanders = Höchstens { $most } Commander sind möglich, nicht { $count }.
final-places-count = Die Endplätze folgen aus den Runden: Es sind { $count }. Korrigiere die Runden oder lass "final_places" weg.
final-places-here = Die Endplätze folgen aus den Runden: Hier wurde { $expected } erwartet. Korrigiere die Runden oder lass "final_places" weg.
status-not-here = { $name } hat den Status { $status } und kann hier nicht stehen.
one-report = In einem Pod wartet höchstens eine Meldung.
report-not-seated = Diese Person sitzt nicht am Tisch.
report-answered = Eine Meldung, die nicht mehr wartet, hat "answered_at", eine wartende nicht.
report-answered-by = Eine bestätigte oder angefochtene Meldung nennt, wer geantwortet hat, und niemand antwortet auf die eigene.
result-fields = Ein Ergebnis hat nur "winner", oder nur "draw", oder nur "places", oder "games", wo nötig mit "conceded" und "match_losses".
game-winner = Eine Partie, die nicht unentschieden war, nennt ihren "winner".
game-either = Eine Partie hat entweder "winner" oder "drawn": true.
ruling-twice = Es gibt ein weiteres Ruling { $number }.
ruling-table = Die Runde dieses Rulings hat keinen Tisch { $table }.
ruling-player-twice = Diese Person ist schon im Ruling.
ruling-minutes = Zeit wird einem Tisch gegeben: Nenne ihn.
ruling-decided = Ein Ruling hat "decided_at", wenn es bestätigt oder aufgehoben ist, und nur dann.
ruling-appealed = Ein Ruling, das an den Head Judge ging, hat "appealed_at".
ruling-withdrawn = Wer ein Ruling zurückgezogen hat und warum, steht bei "withdrawn_at", nur bei einem zurückgezogenen.
statement-by = Eine Aussage hat "player" oder "witness".
no-penalty = Keine Strafe: Lass das Feld weg.
penalty-infraction = Zu einer Strafe gehört ihre "infraction".
name-control = Im Namen ist ein Steuerzeichen (etwa ein Tabulator oder Zeilenumbruch); lass es weg.
break-time = Erwartet: eine Uhrzeit, etwa "10:00".
break-either = Eine Pause hat entweder `minutes` oder `until`.
slug-letters = Ein Slug hat Kleinbuchstaben, Ziffern und einzelne Bindestriche dazwischen, etwa "spring-open".
no-time-zone = "{ $zone }" ist kein Name einer Zeitzone wie "Europe/Berlin".

## Dateien von TopDeck.gg.

no-player-named = Die Datei nennt keine Spieler: weder in "standings" noch in "rounds".
id-twice = Die ID { $id } kommt schon vor.
name-twice = { $name } heißt hier noch jemand: Gib beiden verschiedene IDs.
no-id-nor-name = Hier fehlen sowohl "id" als auch "name".
sits-already = { $name } sitzt schon bei { $place }: In einer Runde hat man nur einen Platz.
winner-not-seated = "{ $winner }" hat laut Datei gewonnen und sitzt nicht an diesem Tisch.
expected-round = Erwartet: die Nummer einer Schweizer Runde, ab 1, oder der Name einer Playoff-Runde.
list-expected = Erwartet: eine Liste.
object-expected = Erwartet: ein Objekt.

too-many-items = Die Liste hat { $count } Einträge; höchstens { $most } sind möglich.
ruleset-id = Eine ID hat Kleinbuchstaben, Ziffern und Bindestriche dazwischen, etwa "mtr-a-2023".
ruleset-language = Erwartet: das Kürzel einer Sprache, etwa "en" oder "pt-BR".
ruleset-source = Erwartet: eine Webadresse, die mit "https://" oder "http://" beginnt.
not-of-a-ruleset = "{ $name }" gehört zu einem einzelnen Turnier; ein Regelset kann es nicht festlegen.
ruleset-twice = Es gibt ein anderes Regelset mit der ID "{ $id }".
page-line = Dieser Text hat eine Zeile: Er hat keine Zeilenumbrüche.
page-accent = Erwartet: eine Farbe wie "#1f5f8b", die auf Weiß lesbar ist (Kontrast 4,5 : 1).
