## Texte in einem Formular.

give-name = { $label }: Gib einen Namen an.
too-long = { $label }: { $length } Zeichen sind zu viele. Kürze auf { $most }.
one-line = { $label }: Schreib es in einer Zeile, ohne Steuerzeichen.
control-characters = { $label }: Darin sind Steuerzeichen. Nimm sie heraus.
day-range = { $label }: Wähle einen Tag von { $first } bis { $last }.

## Angaben über einen Spieler.

player-too-long = { $what }: { $length } Zeichen sind zu viele, höchstens { $most } sind möglich.
player-control = { $what }: Darin ist ein Steuerzeichen (etwa ein Tabulator oder Zeilenumbruch). Nimm es heraus.
player-has-mail = { $what }: Darin ist eine E-Mail-Adresse, und Namen sind öffentlich. Schreib die Adresse in ihr eigenes Feld.
name-missing = Der Name fehlt: Gib einen an.
no-mail-address = Das ist keine E-Mail-Adresse: Sie hat die Form name@example.org.
no-table-number = „{ $typed }“ ist keine Tischnummer von 1 bis { $most }.
no-awarded-byes = „{ $typed }“ ist keine Zahl zugesprochener Freilose: 0 bis { $most }.
awarded-byes-published = Runde { $round } ist veröffentlicht, also ändern sich die für sie zugesprochenen Freilose nicht mehr.
decklist-link-only = Gib die Deckliste als Link an, der mit https:// beginnt, oder lass sie weg.
too-many-commanders = { $count } Commander: Ein Deck hat einen, oder zwei, die es gemeinsam anführen.
link-not-whole = Dieser Link ist nicht vollständig: Kopiere ihn noch einmal aus der Adressleiste des Browsers.
link-other-scheme = Ein Link zu einer Deckliste beginnt mit https:// oder http://.

## Die Subjekte dieser Sätze.

the-name = Name
the-sorted-under = Name zum Einsortieren
the-team-mate = Name der zweiten Person im Team
the-pronouns = Pronomen
the-group = Gruppe
the-commander = Commander
the-second-commander = Zweiter Commander
the-name-of-commander = Name eines Commanders
the-mail-address = E-Mail-Adresse

## Zwei haben gleichzeitig etwas geändert.

player-changed = Jemand hat Nummer { $number } inzwischen geändert. { $now } Sende deine Eingaben noch einmal, damit sie gelten.
same-as-yours = Gespeichert ist jetzt dasselbe, was du eingegeben hast.
now-differs = Jetzt: { $differences }.
difference = { $field }: { $now } (von dir: { $yours })
quoted = „{ $text }“
nothing = nichts
field-name = Name
field-sorted-under = Name zum Einsortieren
field-team-mate = zweite Person im Team
field-pronouns = Pronomen
field-email = E-Mail-Adresse
field-decklist = Deckliste
field-commander = Commander
field-second-commander = zweiter Commander
field-fixed-table = fester Tisch
field-awarded-byes = die zugesprochenen Freilose
field-group = Gruppe
