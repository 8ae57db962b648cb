### Fogli di un round da stampare.

print-by-name = Stampa per nome
print-by-table = Stampa per tavolo
print-match-slips = Stampa i foglietti
