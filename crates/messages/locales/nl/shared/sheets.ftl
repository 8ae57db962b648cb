print-by-name = Afdrukken op naam
print-by-table = Afdrukken per tafel
print-match-slips = Uitslagbriefjes afdrukken
