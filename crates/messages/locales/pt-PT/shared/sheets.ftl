## Folhas para imprimir

print-by-name = Imprimir por nome
print-by-table = Imprimir por mesa
print-match-slips = Imprimir boletins
