## Folhas impressas

how-to-print = Imprima esta página pelo menu do navegador.
key-table = mesa
key-seat = assento

## Súmula da partida

won = Venceu
signature = Assinatura
draw = Empate
extra-minutes = Minutos extras, juiz
drops = Saem do torneio, por assento
concession = Concessão ou perda de partida, por assento
entered-by = Registrado por
also-in = Imprimir também em um segundo idioma:
