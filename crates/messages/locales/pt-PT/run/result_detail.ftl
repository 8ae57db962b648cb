## O resultado de uma mesa

title = Resultado de uma mesa
result-by = { $round }: <b><bdi>{ $result }</bdi></b>, { $by }.
when-by = { $when }, por { $who }
not-reported = { $round }: sem resultado.
players = Jogadores
tournament-over = O torneio acabou: os resultados só mudam depois de a organização o reabrir no balcão.
would-change = O que mudaria

## Campos e botões

result-hint = O lugar de quem ganhou, ou D para empate; uma tecla por jogo.
marks = Concedeu, perdeu, saiu
marks-hint-finished = C e um lugar: concedeu a partida; M e um lugar: perda de partida: c2 m3.
marks-hint = C e um lugar: concedeu a partida; M e um lugar: perda de partida; D e um lugar: sai do torneio após esta ronda: c2 m3 d4.
who-was-still-in = Empate: quem ainda estava no jogo?
save-draw = Guardar como empate
reason-hint = Fica registado; se a ronda está encerrada, todos o podem ler.
overrule = Substituir
save-correction = Guardar a correção
show-changes = Mostrar o que muda
clear = Apagar o resultado
clear-means = Uma saída registada com o resultado fica: desfá-la na página do jogador.
clear-result = Apagar resultado

## Avisos

reported-before = A mesa { $table } já tinha resultado: { $result } ({ $by }). O teu não foi guardado. Se aquele estiver errado, substitui-o abaixo.
stored = O resultado da mesa { $table } foi guardado.
