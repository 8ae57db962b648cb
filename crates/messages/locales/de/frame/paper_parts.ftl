## Blätter zum Ausdrucken.

how-to-print = Drucke diese Seite über das Menü des Browsers.
key-table = Tisch
key-seat = Sitz

## Ergebniszettel.

won = Sieg
signature = Unterschrift
draw = Unentschieden
extra-minutes = Extrazeit (Judge)
drops = Ausstieg (Sitz)
concession = Aufgabe, Match Loss (Sitz)
entered-by = Eingetragen von

also-in = Auch in einer zweiten Sprache drucken:
