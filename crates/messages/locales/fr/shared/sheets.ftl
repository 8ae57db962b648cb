print-by-name = Imprimer par nom
print-by-table = Imprimer par table
print-match-slips = Imprimer les feuilles de match
