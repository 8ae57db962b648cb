## „Deine Turniere“.

heading = Deine Turniere
from-file = Aus einer Datei
none-yet = Noch kein Turnier
none-for-organizer = Leg eines an: Name, Datum und Level genügen.
none-for-staff = Wenn dich eine Turnierleitung einlädt, erscheint das Turnier hier.
column-you = Du
copy = Kopieren
copy-of = { $tournament } kopieren
presets = Vorlagen
presets-hint = Einstellungen, die auf der Optionen-Seite eines Turniers als Vorlage gespeichert wurden.
presets-caption = Vorlagen für ein neues Turnier
column-preset = Vorlage
new-from = Neues Turnier: { $preset }
for-everybody = alle hier
for-you = dich
remove-preset = { $preset } entfernen
