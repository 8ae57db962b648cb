print-by-name = Afdrukken op naam
print-by-table = Afdrukken op tafel
print-match-slips = Uitslagbriefjes afdrukken
