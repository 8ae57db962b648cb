nobody = Ninguém com esse nome. Tente menos letras.
many-players = Muitos jogadores. Digite mais letras.
show-it = Mostrar
has-changed = Isto mudou desde que você começou a digitar.
offline = Sem conexão. Dados de { $time }.
signed-out = Sua sessão terminou. Recarregue a página para entrar de novo.
moved = Esta página mudou de endereço. Recarregue para continuar.
gone = Esta página não está mais aqui.
