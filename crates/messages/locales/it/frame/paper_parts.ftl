## Fogli da stampare.

how-to-print = Stampa questa pagina dal menu del browser.
key-table = tavolo
key-seat = posto

## Foglietto del risultato.

won = Vinto
signature = Firma
draw = Patta
extra-minutes = Minuti in più, arbitro
drops = Drop, per posto
concession = Concessione o match loss, per posto
entered-by = Inserito da
also-in = Stampa anche in una seconda lingua:
