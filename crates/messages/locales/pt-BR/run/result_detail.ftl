## O resultado de uma mesa

title = Resultado de uma mesa
result-by = { $round }: <b><bdi>{ $result }</bdi></b>, { $by }.
when-by = { $when }, por { $who }
not-reported = { $round }: sem resultado.
players = Jogadores
tournament-over = O torneio acabou: resultados só mudam depois que a organização o reabrir no balcão.
would-change = O que mudaria

## Campos e botões

result-hint = O assento de quem venceu, ou D para empate; uma tecla por jogo.
marks = Concedeu, perdeu, saiu
marks-hint-finished = C e um assento: concedeu a partida; M e um assento: perda de partida: c2 m3.
marks-hint = C e um assento: concedeu a partida; M e um assento: perda de partida; D e um assento: sai do torneio após esta rodada: c2 m3 d4.
who-was-still-in = Empate: quem ainda estava no jogo?
save-draw = Salvar como empate
reason-hint = Fica gravado; se a rodada está encerrada, todos podem ler.
overrule = Substituir
save-correction = Salvar a correção
show-changes = Mostrar o que muda
clear = Apagar o resultado
clear-means = Uma saída registrada com o resultado fica: desfaça-a na página do jogador.
clear-result = Apagar resultado

## Avisos

reported-before = A mesa { $table } já tinha resultado: { $result } ({ $by }). O seu não foi gravado. Se aquele está errado, substitua-o abaixo.
stored = O resultado da mesa { $table } foi gravado.
