### Blätter einer Runde zum Drucken.

print-by-name = Nach Namen drucken
print-by-table = Nach Tischen drucken
print-match-slips = Ergebniszettel drucken
