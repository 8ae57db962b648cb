### Hojas de una ronda para imprimir

print-by-name = Imprimir por nombre
print-by-table = Imprimir por mesa
print-match-slips = Imprimir hojas de resultado
