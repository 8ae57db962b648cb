how-to-print = Druk deze pagina af via het menu van de browser.
key-table = tafel
key-seat = stoel

## Uitslagbriefje

won = Winst
signature = Handtekening
draw = Gelijkspel
extra-minutes = Extra minuten, judge
drops = Drops, per stoel
concession = Opgave of match loss, per stoel
entered-by = Ingevoerd door
also-in = Ook in een tweede taal afdrukken:
