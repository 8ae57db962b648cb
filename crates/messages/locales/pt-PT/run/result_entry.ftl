## Registo de resultados

results-of = Resultados: { $round }
reported-of = <b>{ $reported }</b> de { $all } com resultado
not-started = não começou: o primeiro resultado inicia a ronda e o relógio
finish-round = Encerrar a ronda
one-key-per-game = Uma tecla por jogo, por ordem: 1D1 é lugar 1, um empate, lugar 1.
keys-still-in = <kbd>=</kbd> e lugares: empate de quem ainda estava no jogo, como =124
keys-places = Lugares pela ordem das posições, com <kbd>&gt;</kbd> entre eles e <kbd>=</kbd> entre quem saiu ao mesmo tempo, como 3&gt;1=4&gt;2
table-is-reported = Mesa { $table }: resultado registado.
can-be-undone = O que registas pode ser desfeito durante alguns segundos.

## Sem ronda a decorrer

no-round = Nenhuma ronda recebe resultados
no-round-text = Os resultados são registados aqui quando uma ronda for publicada.
corrected-at-tables = Os resultados de rondas encerradas corrigem-se <a>nas respetivas mesas</a>.

## Decisões

rulings = Decisões
rulings-to-agree = Decisões que os resultados têm de respeitar
reminder = Mesa { $table }: <bdi>{ $player }</bdi>, { $text } (<a>decisão { $ruling }</a>)

## O que os jogadores comunicam

players-report = O que os jogadores comunicam
to-confirm = { $count } a confirmar
more-reports = { $count ->
    [one] Mais { $count } espera pelos outros da mesa.
   *[other] Mais { $count } esperam pelos outros das suas mesas.
}
entered-otherwise = Registado de forma diferente do que um jogador comunicou:
link-table = mesa { $table }
disputed = Contestado
ruled-out = Impedido
waits = Em espera
button-at-table = { $label }, mesa { $table }

## As mesas

which-tables = Que mesas
list-outstanding = Pendentes: { $count }
list-reported = Prontas: { $count }
tables = Mesas
seats = Lugares
reported = comunicado
undo = Desfazer
change = Alterar
draw = Empate
drawn-game = Jogo empatado
losses = Concedeu, saiu …
games-done = Pronto
undo-game = Desfazer um jogo
games = { $count ->
    [one] { $count } jogo
   *[other] { $count } jogos
}
games-and-drawn = { $count ->
    [one] { $count } jogo, empates: { $drawn }
   *[other] { $count } jogos, empates: { $drawn }
}
overrule-it = Substituir

## Avisos

already-so = A mesa { $table } já tinha este resultado.
undo-clears-result = Desfazer só apaga o resultado: uma saída do torneio desfaz-se na página do jogador.
reported-before = Alguém já o tinha registado: { $stored }. O teu não foi guardado.
at-table = Mesa { $table }: { $sentence }
unknown-entry = Não é possível ler { $typed }. Escreve C e um lugar para concessão, M e um lugar para perda de partida, D e um lugar para saída, como c2 m3 d4.
