## Dateien eines Turniers.

corrected = Ein Ergebnis einer beendeten Runde wurde zuletzt am { $day } korrigiert. Vorher heruntergeladene Dateien enthalten das frühere (<a>alle Änderungen</a>).
whole = Das ganze Turnier
whole-text = Alles, auch Kontaktdaten und das Geheimnis der Auslosungen: Halte es geheim. Du kannst es wieder importieren. Decklisten und ihre Commander sind nach der Frist enthalten.
event-document = Turnierdokument
log-csv = Log als CSV
for-everybody = Für alle
public-document = Öffentliches Turnierdokument
standings-csv = Rangliste als CSV
pairings-csv = Paarungen als CSV
results-json = Ergebnisse als JSON, im Format von TopDeck
statistics-csv = <a>Statistik, jeder Teil als CSV</a>, wenn das Turnier beendet ist
