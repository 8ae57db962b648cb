nobody = Ninguém com esse nome. Tenta com menos letras.
many-players = Muitos jogadores. Escreve mais letras.
show-it = Mostrar
has-changed = Isto mudou desde que começaste a escrever.
offline = Sem ligação. Dados de { $time }.
signed-out = A tua sessão terminou. Recarrega a página para entrares de novo.
moved = Esta página mudou de endereço. Recarrega para continuar.
gone = Esta página já não está aqui.
