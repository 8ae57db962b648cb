## Was mehrere Seiten des Teams über Spieler sagen.

back-to-players = Zurück zu den Spielern
back-to-player = Zurück zur Spielerseite
no-player = Die Spielernummer { $number } gibt es in diesem Turnier nicht.

## Der Stand.

disqualified = Disqualifiziert
dropped-before-playing = Vor dem Spielen ausgestiegen
dropped-after = Ausgestiegen nach { $round-dative }
from-round = Ab Runde { $round }
playing = Spielt
checked-in = Eingecheckt

## Buttons.

approve = Bestätigen
bring-back = Zurückholen
give-place = Platz geben

## Hinweise.

now-waitlisted = Alle Plätze sind vergeben: { $player } ist auf der Warteliste.
has-place = { $player } hat einen Platz.
plays-from = { $player } spielt ab Runde { $round }.
is-refused = { $player } ist abgelehnt.
is-removed = { $player } ist entfernt.
drops-after = { $player } steigt nach { $round-dative } aus.
has-dropped = { $player } ist ausgestiegen.
is-back = { $player } ist wieder im Turnier.
is-disqualified = { $player } ist disqualifiziert.
is-disqualified-by = { $player } ist durch Ruling { $ruling } disqualifiziert.
disqualification-revoked = Disqualifikation von { $player } aufgehoben.
forgotten = Die persönlichen Daten sind entfernt: Ab jetzt steht hier „{ $player }“.
may-still-name = { $count ->
    [one] { $count } Text nennt die Person vielleicht noch.
   *[other] { $count } Texte nennen die Person vielleicht noch.
}
is-changed = { $player }: Die Änderung ist gespeichert.
type-word = Es ist nichts passiert. Gib { $word } ein, um es zu bestätigen.
is-number = { $player } ist Nummer { $number }.
is-number-waiting = { $player } ist Nummer { $number }, auf der Warteliste.
is-number-from = { $player } ist Nummer { $number } und spielt ab Runde { $round }.

## Die Felder.

two-people = Das sind zwei Personen mit demselben Namen
similar-name = Ähnlicher Name: { $name }, Nummer { $number }.
sorted-under-hint = Wie in Listen nach Nachnamen: „García Márquez, Gabriel“. Leer lassen, um den Namen zu nehmen.
two-headed-giant = Two-Headed-Giant-Team
team-mate-hint = Die zweite Person im Team, das als ein Spieler zählt.
mail-address = E-Mail-Adresse
mail-address-hint = Nur Turnierleitung und Head Judge sehen sie.
decklist-hint = Ein Link, der mit https:// beginnt, oder ein Text. Solange das Turnier läuft, sieht ihn nur das Team.
commander-hint = Die Karte, die das Deck anführt.
second-commander-hint = Für Partner oder einen Hintergrund.
fixed-table = Fester Tisch
fixed-table-hint = Nur wenn jemand einen braucht: Der Pod sitzt immer dort.
group = Gruppe
group-hint = Spieler mit demselben Wort in diesem Feld treffen sich nicht, solange es sich vermeiden lässt: ein Haushalt, ein Team.
awarded-byes = Zugesprochene Freilose
awarded-byes-hint = Freilose für die ersten Runden, etwa aus einer Qualifikation: 0 bis 3. Alle sehen sie in der Spielerliste.
