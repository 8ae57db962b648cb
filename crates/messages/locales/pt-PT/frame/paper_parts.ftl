## Folhas impressas

how-to-print = Imprime esta página a partir do menu do navegador.
key-table = mesa
key-seat = lugar

## Boletim da partida

won = Ganhou
signature = Assinatura
draw = Empate
extra-minutes = Minutos extra, juiz
drops = Saem do torneio, por lugar
concession = Concessão ou perda de partida, por lugar
entered-by = Registado por

also-in = Imprimir também numa segunda língua:
