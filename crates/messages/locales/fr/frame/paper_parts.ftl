## Sheets that are printed.

how-to-print = Imprime cette page depuis le menu du navigateur.
key-table = table
key-seat = siège

## A match slip.

won = Gagné
signature = Signature
draw = Nul
extra-minutes = Temps ajouté, arbitre
drops = Drops, par siège
concession = Concession ou match loss, par siège
entered-by = Saisi par

also-in = L’imprimer aussi dans une seconde langue :
