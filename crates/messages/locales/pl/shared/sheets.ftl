### Wydruki rundy

print-by-name = Drukuj według nazwisk
print-by-table = Drukuj według stolików
print-match-slips = Drukuj karty wyników
