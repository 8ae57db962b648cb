## Bilder, die nicht gehen

nothing-chosen = Wähle ein Bild.
other-format = Das ist kein JPEG-, PNG- oder WebP-Bild.
unreadable = Das Bild lässt sich nicht lesen. Speichere es noch einmal als JPEG oder PNG.
incomplete = Die Datei ist unvollständig. Lade sie noch einmal hoch.
unusual = Diese Art Bild lässt sich nicht lesen. Speichere es noch einmal als JPEG oder PNG.
too-many-bytes = Das Bild ist größer als { $most } MB. Verkleinere es, zum Beispiel auf 2.000 Pixel Breite.
too-many-pixels = Das Bild hat { $pixels } Millionen Pixel, mehr als { $most } Millionen. Verkleinere es.
too-much-memory = Ein Bild dieser Art mit { $pixels } Millionen Pixeln ist zu groß. Verkleinere es.
too-large = Das Bild hat mehr als { $most } Millionen Pixel oder ist zu groß. Verkleinere es.
too-small = Das Bild hat nur { $width } × { $height } Pixel. Jede Seite braucht mindestens { $least }.
busy = Der Server ist mit anderen Bildern beschäftigt. Wähle die Datei gleich noch einmal.
