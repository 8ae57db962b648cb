## Hojas para imprimir

how-to-print = Imprime esta página desde el menú del navegador.
key-table = mesa
key-seat = asiento

## La hoja de resultado

won = Ganó
signature = Firma
draw = Empate
extra-minutes = Minutos extra, juez
drops = Abandonos, por asiento
concession = Concesión o pérdida de partida, por asiento
entered-by = Introducido por
also-in = Imprimir también en un segundo idioma:
