## Die Straftabelle.

as-file = Als Datei
built-in-in-use = Es gilt die eingebaute Tabelle: { $table }.
everybody-reads = Alle können es auf der Seite „Regeln und Abweichungen“ lesen: { $differences }.
from-now-on = Eine Änderung gilt für Rulings ab jetzt; frühere bleiben, wie sie sind.
table-name = Name der Tabelle
another = Weiterer Regelverstoß

### Die Felder eines Regelverstoßes.

category = Kategorie
instead = Im Multiplayer stattdessen
the-same = Dieselbe
may-be = Auch möglich
upgrade = Verschärfung
cases = Fälle
multiplayer = Was Multiplayer ändert
row = Zeile
cell-problem = { $label }: { $problem }
hint = Verschärfung: die wievielte Verwarnung am Tag und die Strafe dafür, etwa 4: game_loss. Fälle: etwa Weniger als 1 Minute zu spät: warning; mindestens 10 Minuten zu spät: match_loss, drop. Auch möglich: Strafen, etwa game_loss. Eine Zeile ohne Code und Name wird entfernt.
save = Tabelle speichern
saved = Die Straftabelle ist gespeichert.
nothing-saved = Es wurde nichts gespeichert. Korrigiere die markierten Zeilen.

### Eine andere Tabelle.

replace-table = Tabelle ersetzen
paste = JSON oder CSV einfügen
columns = CSV-Spalten: code, name, category, penalty, instead, cases, may_be, upgrade, multiplayer.
or-file = Oder eine Datei
replace = Ersetzen
replaced = Die Straftabelle ist ersetzt.
nothing-replaced = Es wurde nichts ersetzt: Die Tabelle hat Fehler, die unten stehen.
back-to-built-in = Zurück zur eingebauten Tabelle
use-built-in = Eingebaute Tabelle verwenden
built-in-again = Es gilt wieder die eingebaute Tabelle.
